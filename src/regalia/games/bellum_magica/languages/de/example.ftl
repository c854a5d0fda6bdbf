bellum_magica-example-4 = Ihr habt beide zwei Kobolde links untergeschoben, wo sie arbeiten. Hier bist du Bruno, der Kapitän: Du hast eine 1 gewürfelt, also ist für beide den ganzen Tag Reihe 1 aktiv. Du sammelst 2 Nahrung, und Anna auch.
bellum_magica-example-5 = Angriff: Reihe 1 deiner rechten Seite zeigt 2 Schwerter und 1 Dieb. Das reicht für den Rübenhof; er bringt 2 Nahrung.
bellum_magica-example-6 = Annas Reihe hat 1 Schwert, also greift sie den Gänsehof an: 2 Nahrung.
bellum_magica-example-8 = Anwerben: Für 2 deiner 4 Nahrung kommt der Wechselbalg zu dir und bringt einen Verwirrungszauber. Du schiebst ihn links unter.
bellum_magica-example-10 = Die übrigen 2 Nahrung sind für die Schwarze Katze. Nun wirbt Anna an; dann werden geplünderte Siedlungen ersetzt, und morgen ist sie der Kapitän.
