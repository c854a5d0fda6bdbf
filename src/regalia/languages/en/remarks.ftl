# What players say about finished games, in replays and in game files.

lesson-own-words = { $text }
remark-unreadable = “{ $text }” is not understood: own words stand in quotation marks, and after “->” what is pointed at.
remark-text-refused = Write something that can be read, of at most { $n } characters.
remark-too-many-objects = At most { $n } things can be pointed at in one remark.
remark-no-object = “{ $object }” is nothing that can be pointed at.
remark-no-seat = There is no seat { $n } at this table.
remark-too-many = There are already { $n } remarks on this game; no more are kept.
remark-not-over = While others are still playing, nobody says anything about the game here. It is possible once it is over.
remark-not-yours = Only whoever made a remark can change it.

web-remarks = Remarks
    .help = Everybody who sees this replay reads them, and they go with the game file.
web-remark-add = Say something here
web-remark-text = What do you want to say about this moment?
web-remark-point = Point at something
web-remark-arrow = Draw an arrow
web-remark-pick = Tap what you mean on the table.
web-remark-pick-from = Tap where the arrow begins.
web-remark-pick-to = Tap where the arrow ends.
web-remark-pointed = Pointed at
web-remark-drop = No longer point at { $what }
web-remark-keep = Keep
web-remark-change = Change
web-remark-remove = Take away
web-remark-at = After choice { $n }
web-remark-next = To the next remark
web-remark-none = Nobody has said anything about this game yet.
web-remark-link = Copy a link to this replay
web-remark-link-help = Whoever has the link sees the game with all remarks and can save it as a file.
web-remarks-in-file = { $n ->
    [one] It comes with one remark.
   *[other] It comes with { $n } remarks.
}
