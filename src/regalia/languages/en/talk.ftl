# What people say at the table, and their private notes on a game.

server-affair-hush = { $by } switches free talk off: only the ready-made phrases can be said.
server-affair-talk = { $by } switches free talk on.
talk-is-off = The host has switched free talk off. You can still say the ready-made phrases.
talk-text-refused = Say something of at most { $n } characters that can be seen.
talk-too-many-notes = You have { $n } notes on this game, and no more can be kept.

web-talk = Talk
web-talk-nothing = Nobody has said anything yet.
web-talk-text = Say it in your own words
web-talk-send = Say it
web-talk-earlier = Earlier
web-talk-phrases = Phrases that everybody reads in their own language
web-talk-mute = Mute { $name }
web-talk-hear = Hear { $name } again
web-talk-allow = Free talk
    .help = Without it only the ready-made phrases can be said.
web-talk-off = The host has switched free talk off.
web-notes = My notes
    .help = Only you see them. They come back in the replay.
web-notes-here = Note on this moment
web-notes-at = After { $n ->
    [one] { $n } choice
   *[other] { $n } choices
}
web-notes-keep = Keep
web-notes-none = No notes yet.
web-notes-same = It is kept as it stands here.
web-talk-unread = { $n ->
    [one] Say something ({ $n } new line)
   *[other] Say something ({ $n } new lines)
}
