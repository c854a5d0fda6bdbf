bellum_magica-pad-chests = Truhly
