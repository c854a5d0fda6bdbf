import type { Said } from '../protocol';
import { type LanguageName, settings } from './settings.svelte';
import { Words } from './words';

/** The language the reader has chosen, with its words; whatever shows words follows it at once. */
class Language {
  words = $state.raw<Words>(new Words('en', ''));
  ready = $state(false);
  failed = $state(false);
  private readonly loaded = new Map<LanguageName, Words>();

  /** Reads the words of a language, then speaks it. */
  async speak(name: LanguageName): Promise<void> {
    let words = this.loaded.get(name);
    if (!words) {
      try {
        const answer = await fetch(`/api/words/${name}`);
        if (!answer.ok) throw new Error(String(answer.status));
        words = new Words(name, await answer.text());
        this.loaded.set(name, words);
      } catch {
        this.failed = !this.ready;
        return;
      }
    }
    this.words = words;
    this.ready = true;
    this.failed = false;
    document.documentElement.lang = name;
    if (settings.language !== name) settings.set('language', name);
  }
}

export const language = new Language();

/** A message of the shell in the reader's language. */
export const say = (id: string, args: Said['args'] = {}): string => language.words.say(id, args);
