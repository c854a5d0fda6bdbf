viscounts-pad-left = Übriges Silber und übrige Ressourcen
