# The one-page statement: what a learner knows, and on what evidence.

option-statement = one page: what is secure, and on what evidence
statement-title = What you know, and on what evidence
statement-none = Nothing has been answered yet, so there is nothing to state.
statement-summary = { $answered ->
    [one] { $right ->
        [0] One answer so far, and it was wrong. Latest: { $day }.
       *[other] One answer so far, and it was right. Latest: { $day }.
    }
   *[other] { $answered } answers so far, { $right } of them right. Latest: { $day }.
}
statement-measure = A rule is secure once its last { $asked } answers were right, at most one of them after a small hint.
statement-section = { $section }: { $secure } secure, { $shaky } shaky, { $new } new.
statement-secure = { $number }, { $title }: secure. { $answers } answers, the last ones: { $last }. Latest: { $day }.
statement-shaky = { $answers ->
    [one] { $number }, { $title }: shaky. One answer: { $last }. Latest: { $day }.
   *[other] { $number }, { $title }: shaky. { $answers } answers, the last ones: { $last }. Latest: { $day }.
}
statement-new = Still new: { $rules }.
statement-named = { $number }, { $title }
statement-no-day = day unknown
