wonderful_kingdom-pad-built = Built cards
wonderful_kingdom-pad-quest = Final step of the quest done
wonderful_kingdom-pad-scenario = Not lost by the scenario
