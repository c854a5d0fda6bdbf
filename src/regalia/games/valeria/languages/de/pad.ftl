valeria-pad-cards = Karten im Herzogtum
