# Was auf den Karten steht, Zeile für Zeile.

valeria-fact-secret = bis zum Ende nur, wem sie gehört
