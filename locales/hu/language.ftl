# Maga a nyelv: a neve, a felsorolásai, az idézőjelei.

language-name = Magyar

# Nevek vagy mondatrészek felsorolása. Kettőből `two` lesz; többnél `middle` fűzi össze az utolsó előttieket, `end` az utolsót.
list-and =
    .none = semmi
    .two = { $first } és { $last }
    .middle = { $first }, { $last }
    .end = { $first } és { $last }
list-or =
    .none = semmi
    .two = { $first } vagy { $last }
    .middle = { $first }, { $last }
    .end = { $first } vagy { $last }
list-plain =
    .none = egy sem
    .two = { $first }, { $last }
    .middle = { $first }, { $last }
    .end = { $first }, { $last }
# Olyan részek, amelyekben már van „és”.
list-apart =
    .none = semmi
    .two = { $first }; { $last }
    .middle = { $first }; { $last }
    .end = { $first }; { $last }

numbered = { $number } { $text }
quoted = „{ $text }”
