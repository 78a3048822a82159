# What is wrong with a file or a line of input.

# Before the sentence, where it stands.
problem-at = { $file }:{ $line }:{ $column }: { $problem }
