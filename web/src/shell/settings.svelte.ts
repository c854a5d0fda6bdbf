import { keep, kept } from './storage';

/** When a choice is asked back: always, only if it cannot be taken back, or never. */
export type Confirm = 'always' | 'final' | 'never';

export const languages = ['en', 'cs', 'sk', 'de'] as const;
export type LanguageName = (typeof languages)[number];

/** Each language by its own name. */
export const languageNames: Record<LanguageName, string> = { en: 'English', cs: 'Čeština', sk: 'Slovenčina', de: 'Deutsch' };

export const textSizes = [0.9, 1, 1.15, 1.3, 1.5] as const;

/** The best of our languages that the browser's owner reads. */
function readersLanguage(): LanguageName {
  for (const wish of navigator.languages ?? []) {
    const found = languages.find((language) => wish.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

/** What a person has settled for all tables; theme and motion are kept by the pieces. */
class Settings {
  language = $state<LanguageName>(kept('language', readersLanguage()));
  confirm = $state<Confirm>(kept('confirm', 'final'));
  textSize = $state<number>(kept('text-size', 1));
  nickname = $state<string>(kept('nickname', ''));
  plainView = $state<boolean>(kept('plain-view', false));
  tableCode = $state<string>(kept('table-code', ''));

  set<Key extends 'language' | 'confirm' | 'textSize' | 'nickname' | 'plainView' | 'tableCode'>(key: Key, value: this[Key]): void {
    this[key] = value;
    const names = { language: 'language', confirm: 'confirm', textSize: 'text-size', nickname: 'nickname', plainView: 'plain-view' };
    keep({ ...names, tableCode: 'table-code' }[key], value);
    this.show();
  }

  /** Writes the size of the letters where the styles read it. */
  show(): void {
    document.documentElement.style.setProperty('--text-scale', String(this.textSize));
  }
}

export const settings = new Settings();
