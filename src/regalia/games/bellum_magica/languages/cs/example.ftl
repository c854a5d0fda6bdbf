bellum_magica-example-4 = Oba jste zasunuli dva gobliny vlevo, kde pracují. Tady hraješ za Bruna a jsi kapitán: padla ti 1, takže po celý den je pro oba aktivní řada 1. Nasbíráš 2 jídla a Anna také.
bellum_magica-example-5 = Útok: řada 1 na tvé pravé straně ukazuje 2 meče a 1 zloděje. To na Řepný statek stačí; získáš 2 jídla.
bellum_magica-example-6 = Annina řada má 1 meč, a tak útočí na Husí statek: 2 jídla.
bellum_magica-example-8 = Verbování: za 2 ze svých 4 jídel naverbuješ Proměnlivce, který přinese kouzlo přehození. Zasuneš ho vlevo.
bellum_magica-example-10 = Zbylá 2 jídla dáš za Černou kočku. Teď verbuje Anna; pak se doplní vydrancované osady a zítra je kapitánem ona.
