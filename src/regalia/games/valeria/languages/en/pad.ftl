valeria-pad-cards = Cards in the duchy
