# What is kept of a learner: profiles, settings, progress, and all of it out and in.

option-profile = whose answers and settings these are: a name of your own for each learner
option-data = keep them in this folder
meta-profile = NAME
meta-data = FOLDER
verb-settings = Show the settings, or change one.
verb-progress = Show how well you know each rule.
verb-export = Write all your answers as JSON lines.
verb-import = Take in answers that were exported elsewhere; those you have already are not doubled.
meta-setting = SETTING
meta-value = VALUE
settings-name = the setting; without it, all are shown
settings-value = what it is to be: { $auto } leaves it to the program
export-path = the file to write, or - for standard output
import-path = the file to read, or - for standard input

profile-bad-name = “{ $found }” can’t be a profile: a name has letters, digits, - and _ only. Nothing is read or kept.
profile-too-long = “{ $found }” is too long for a profile: a name has { $limit } letters at most. Nothing is read or kept.
store-no-home = Nothing will be kept this time: there is no home folder here. Name a folder with --data.
store-unwritable = Nothing will be kept this time: { $file } can’t be written. Name another folder with --data.
store-newer = Nothing will be kept this time: a newer Cruce Tutor wrote { $file }.
store-busy = Nothing can be kept at the moment: another program is writing to { $file }.
store-lost = Nothing can be kept at the moment: { $file } can no longer be written.
store-damaged = { $saved ->
    [0] { $file } was damaged, and nothing in it could be read. A new one was begun; the old one is now { $aside }.
    [one] { $file } was damaged, but one entry could be saved. The old file is now { $aside }.
   *[other] { $file } was damaged, but { $saved } entries could be saved. The old file is now { $aside }.
}
store-damaged-stays = { $saved ->
    [0] Nothing will be kept this time: { $file } is damaged, and nothing in it can be read.
    [one] Nothing will be kept this time: { $file } is damaged. One entry in it can still be read.
   *[other] Nothing will be kept this time: { $file } is damaged. { $saved } entries in it can still be read.
}

setting-unknown = There is no setting called “{ $found }”. There are: { $allowed }.
setting-value = { $name } can’t be “{ $found }”. It can be: { $allowed }.

progress-none = No question answered yet. The first one is waiting: cruce-tutor quiz
progress-summary = { $answered ->
    [one] { $right ->
        [0] One question answered so far. The next one will go better.
       *[other] One question answered so far, and it was right.
    }
   *[other] { $answered } questions answered so far, { $right } of them right.
}
progress-secure = { $number }, { $title }: secure. Last answers: { $answers }
progress-shaky = { $number }, { $title }: shaky. Last answers: { $answers }
progress-new = Still new to you: { $rules }
progress-right = right
progress-helped = right with help
progress-wrong = wrong

export-cannot-write = { $file } can’t be written: check the folder and your permission.
export-summary = { $count ->
    [0] There is nothing to export yet.
    [one] One entry exported.
   *[other] { $count } entries exported.
}
import-cannot-read = { $file } can’t be read: check that it is a file and that you may read it.
import-line = { $file }:{ $line }: { $message }
import-summary = New entries: { $taken }. Known already: { $known }. Passed over: { $failed }.
line-too-long = This line has more than { $limit } characters.
line-not-utf-8 = This line is not UTF-8 text.
line-not-json = This line is no JSON object: “{ $found }”
line-unknown-entry = There is no entry called “{ $found }”. There are: { $allowed }.
line-key-missing = The key { $key } is missing.
line-wrong-value = “{ $found }” can’t stand under the key { $key }.
