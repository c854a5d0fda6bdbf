bellum_magica-pad-chests = Chests
