/** What lies open over or beside the table: each sheet and dialog by its name. */
export class Opened {
  menu = $state(false);
  players = $state(false);
  log = $state(false);
  links = $state(false);
  settings = $state(false);
  ending = $state(false);
  help = $state(false);
  legend = $state(false);
  answers = $state(false);
  rules = $state(false);
  waysOut = $state(false);
  talk = $state(false);
  notes = $state(false);
  /** Who wants to see their own cards on a shared screen, before the others have looked away. */
  looker = $state<number | null>(null);
}
