bellum_magica-example-4 = Both of you have tucked two goblins to the left, where they work. Here you are Bruno, the captain: you have rolled a 1, so row 1 is active for both all day. You gather 2 food, and so does Anna.
bellum_magica-example-5 = Attack: row 1 of your right side shows 2 swords and 1 thief. That is enough for the Turnip Farm; it pays 2 food.
bellum_magica-example-6 = Anna’s row has 1 sword, and so she attacks the Goose Farm: 2 food.
bellum_magica-example-8 = Recruiting: for 2 of your 4 food the Changeling joins you and brings a re-roll spell. You tuck it to the left.
bellum_magica-example-10 = The other 2 food are for the Black Cat. Now Anna recruits; then sacked settlements are replaced, and tomorrow she is the captain.
