viscounts-pad-left = Zvyšné mince a suroviny
