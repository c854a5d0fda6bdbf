# Stôl slovami pre toho, kto ho počúva alebo číta v termináli.

bellum_magica-told-row = Rad { $n }
bellum_magica-told-active-row = Rad { $n }, dnes aktívny
