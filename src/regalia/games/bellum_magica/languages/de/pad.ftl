bellum_magica-pad-chests = Truhen
