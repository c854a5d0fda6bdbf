viscounts-pad-left = Zbylé mince a suroviny
