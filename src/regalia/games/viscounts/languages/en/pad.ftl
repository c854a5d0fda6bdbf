viscounts-pad-left = Silver and resources left
