viscounts-example-5 = Here you are Anna. Your player card brings 5 silver, 1 deed, 1 debt, a resource and a manuscript; the manuscript hires the Trickster for free. Three cards are in your hand.
viscounts-example-6 = Cards: you play the Journeyman to the left place of your board. Icons printed on the two empty places count too.
viscounts-example-7 = Movement: at least 2 spaces, as much as the Journeyman’s silver value. You go further and pay 1 silver for each space more, 4 in all.
viscounts-example-8 = Action: on the outer path you may trade or construct. With 4 merchants you trade twice and gain 2 stone.
viscounts-example-9 = Recruit: you hire the Gatekeeper beside your viscount for 1 silver. No collision; you draw up to three cards, and Bruno is next.
