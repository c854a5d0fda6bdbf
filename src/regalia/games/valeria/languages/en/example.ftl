valeria-example-0 = This is the centre: monsters above, citizens by their numbers in the middle, domains below. Of two dukes each of you keeps one in secret; here you are Bruno.
valeria-example-2 = Roll and harvest: you have rolled 6 and 2, so the numbers are 6, 2 and 8. Knights have a 6: yours and Anna’s bring 1 strength each.
valeria-example-3 = First action: you recruit the Cleric. She costs 3 gold; you have 2, and 1 magic stands in for the third.
valeria-example-4 = Second action: you slay the Goblin with your 1 strength. It leaves 1 gold and is worth 1 point. Then Anna rolls 6 and 5, and you harvest too, with the right sides of your cards.
