# Čo vysvetľuje veci: slová, ktoré sa otvárajú, a z čoho sú body.

web-back-to = Späť: { $what }
web-points-of = Body, { $name }
web-points-from = Z čoho body sú
web-points-none = Zatiaľ žiadne body.
web-points-hidden = Čo je skryté
web-points-now = Zatiaľ spolu
