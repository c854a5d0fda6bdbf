# Stôl slovami pre toho, kto ho počúva alebo číta v termináli.

viscounts-told-price = treba { $needed-nominative }, k dispozícii { $n }: { $pay-nominative }
viscounts-told-castle = Hrad
viscounts-told-workers = { $seat } { $n }
viscounts-told-opponent-collision = Stret virtuálneho hráča na poli { $n }
viscounts-told-built = Postavené, { $seat }
viscounts-told-icons = Symboly, ktoré teraz platia, { $seat }
