valeria-example-0 = Toto sú centrálne balíčky: hore príšery, pod nimi obyvatelia podľa čísel, dole panstvá. Z dvoch vojvodov si každý tajne nechá jedného; tu hráš za Bruna.
valeria-example-2 = Hod a príjmy: padlo ti 6 a 2, čísla sú teda 6, 2 a 8. Rytieri majú šestku: tvoj aj Annin prinesú po 1 sile.
valeria-example-3 = Prvá akcia: najímaš Liečiteľku. Stojí 3 zlatky; máš 2 a tretiu nahradí 1 mágia.
valeria-example-4 = Druhá akcia: svojou 1 silou zabíjaš Škreta. Zostane po ňom 1 zlatka a má hodnotu 1 bodu. Potom Anne padne 6 a 5 a príjem máš aj ty, z pravých strán svojich kariet.
