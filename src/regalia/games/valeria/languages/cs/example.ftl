valeria-example-0 = Toto jsou centrální balíčky: nahoře nestvůry, pod nimi obyvatelé podle čísel, dole panství. Ze dvou vévodů si každý tajně nechá jednoho; tady hraješ za Bruna.
valeria-example-2 = Hod a příjmy: padlo ti 6 a 2, čísla jsou tedy 6, 2 a 8. Rytíři mají šestku: tvůj i Annin přinesou po 1 síle.
valeria-example-3 = První akce: najímáš Léčitelku. Stojí 3 zlaťáky; máš 2 a třetí nahradí 1 magie.
valeria-example-4 = Druhá akce: svou 1 silou zabíjíš Skřeta. Zůstane po něm 1 zlaťák a má hodnotu 1 bodu. Pak Anně padne 6 a 5 a příjem máš i ty, z pravých stran svých karet.
