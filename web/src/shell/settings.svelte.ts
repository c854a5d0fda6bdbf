import type { AskBefore } from '../protocol';
import type { CardScale } from './room.svelte';
import { keep, kept } from './storage';

/** When a choice is asked back: always, only if it cannot be taken back, or never. */
export type Confirm = 'always' | 'final' | 'never';

/** When the reader is asked «anything else?» before a step passes. */
export type Pauses = AskBefore['when'];

export const languages = ['en', 'cs', 'sk', 'de'] as const;
export type LanguageName = (typeof languages)[number];

/** Each language by its own name. */
export const languageNames: Record<LanguageName, string> = { en: 'English', cs: 'Čeština', sk: 'Slovenčina', de: 'Deutsch' };

export const textSizes = [0.9, 1, 1.15, 1.3, 1.5, 2] as const;

/** The best of our languages that the browser's owner reads. */
function readersLanguage(): LanguageName {
  for (const wish of navigator.languages ?? []) {
    const found = languages.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

/** Under which name each setting is kept. */
const places = {
  language: 'language',
  confirm: 'confirm',
  pauses: 'pauses',
  textSize: 'text-size',
  cardSize: 'card-size',
  nickname: 'nickname',
  plainView: 'plain-view',
  tableCode: 'table-code',
  oneTap: 'one-tap',
} as const;

/** What a person has settled for all tables; theme and motion are kept by the pieces. */
class Settings {
  language = $state<LanguageName>(kept('language', readersLanguage()));
  confirm = $state<Confirm>(kept('confirm', 'final'));
  pauses = $state<Pauses>(kept('pauses', 'matters'));
  textSize = $state<number>(kept('text-size', 1));
  cardSize = $state<CardScale>(kept('card-size', 'usual'));
  nickname = $state<string>(kept('nickname', ''));
  plainView = $state<boolean>(kept('plain-view', false));
  tableCode = $state<string>(kept('table-code', ''));
  /** Whether a finger chooses at once, without looking first. */
  oneTap = $state<boolean>(kept('one-tap', false));

  set<Key extends keyof typeof places>(key: Key, value: this[Key]): void {
    this[key] = value;
    keep(places[key], value);
    this.show();
  }

  /** Writes the size of the letters where the styles read it. */
  show(): void {
    document.documentElement.style.setProperty('--text-scale', String(this.textSize));
  }
}

export const settings = new Settings();
