import type { Said } from '../protocol';
import { keepForLater } from './keeping';
import { type LanguageName, settings } from './settings.svelte';
import { Words } from './words';

/** The language the reader has chosen, with its words; whatever shows words follows it at once. */
class Language {
  words = $state.raw<Words>(new Words('en', ''));
  ready = $state(false);
  failed = $state(false);
  private readonly loaded = new Map<LanguageName, Words>();
  private readonly learned = new Set<string>();

  /** Also reads what is said in the lessons of a game, in this language and in each that is spoken from now on. */
  async learn(game: string): Promise<void> {
    this.learned.add(game);
    await this.teach(this.words);
  }

  private async teach(words: Words): Promise<void> {
    for (const game of this.learned) {
      if (words.taught.has(game)) continue;
      const answer = await fetch(`/api/games/${encodeURIComponent(game)}/lessons/${words.language}`);
      if (answer.ok) words.add(await answer.text());
      words.taught.add(game);
    }
  }

  /** Reads the words of a language, then speaks it. */
  async speak(name: LanguageName): Promise<void> {
    let words = this.loaded.get(name);
    if (!words) {
      try {
        const answer = await fetch(`/api/words/${name}`);
        if (!answer.ok) throw new Error(String(answer.status));
        words = new Words(name, await answer.text());
        await this.teach(words);
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
    if (import.meta.env.PROD) void keepForLater(name);
  }
}

export const language = new Language();

/** A message of the shell in the reader's language. */
export const say = (id: string, args: Said['args'] = {}): string => language.words.say(id, args);
