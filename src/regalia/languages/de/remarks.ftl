# Was zu gespielten Partien gesagt wird, in Aufzeichnungen und in Spieldateien.

lesson-own-words = { $text }
remark-unreadable = „{ $text }“ ist nicht zu verstehen: Eigene Worte stehen in Anführungszeichen, und nach „->“ das, worauf gezeigt wird.
remark-text-refused = Schreib etwas, das man lesen kann, höchstens { $n } Zeichen.
remark-too-many-objects = In einem Kommentar kann man auf höchstens { $n } Dinge zeigen.
remark-no-object = Auf „{ $object }“ kann man nicht zeigen.
remark-no-seat = An diesem Tisch gibt es keinen Platz { $n }.
remark-too-many = Zu dieser Partie gibt es schon { $n } Kommentare; mehr werden nicht aufgehoben.
remark-not-over = Solange andere noch spielen, sagt hier niemand etwas zur Partie. Das geht, sobald sie zu Ende ist.
remark-not-yours = Einen Kommentar kann nur ändern, wer ihn geschrieben hat.

web-remarks = Kommentare
    .help = Alle, die diese Aufzeichnung sehen, lesen sie, und sie stehen auch in der Spieldatei.
web-remark-add = Etwas dazu sagen
web-remark-text = Was möchtest du zu diesem Augenblick sagen?
web-remark-point = Auf etwas zeigen
web-remark-arrow = Einen Pfeil ziehen
web-remark-pick = Tippe auf dem Tisch an, was du meinst.
web-remark-pick-from = Tippe an, wo der Pfeil beginnt.
web-remark-pick-to = Tippe an, wo der Pfeil endet.
web-remark-pointed = Gezeigt wird auf
web-remark-drop = Nicht mehr zeigen: { $what }
web-remark-keep = Behalten
web-remark-change = Ändern
web-remark-remove = Wegnehmen
web-remark-at = Nach Wahl { $n }
web-remark-next = Zum nächsten Kommentar
web-remark-none = Zu dieser Partie hat noch niemand etwas gesagt.
web-remark-link = Link zu dieser Aufzeichnung kopieren
web-remark-link-help = Wer den Link hat, sieht die Partie mit allen Kommentaren und kann sie als Datei speichern.
web-remarks-in-file = { $n ->
    [one] Sie hat einen Kommentar.
   *[other] Sie hat { $n } Kommentare.
}
