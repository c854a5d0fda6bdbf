# Stôl slovami pre toho, kto ho počúva alebo číta v termináli.

valeria-told-place = Miesto { $n } uprostred
