bellum_magica-pad-chests = Truhlice
