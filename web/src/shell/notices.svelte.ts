import type { Said } from '../protocol';
import { Refusal } from './api';

/** A short notice that comes and goes; it is put into words when it is shown, in the language of that moment. */
export interface Notice {
  id: number;
  said: Said;
  tone: 'plain' | 'good' | 'bad';
  seats: readonly string[];
}

const stay = { plain: 5000, good: 4000, bad: 8000 };

class Notices {
  list = $state.raw<Notice[]>([]);
  private next = 1;

  tell(said: Said, tone: Notice['tone'] = 'plain', seats: readonly string[] = []): void {
    const id = this.next++;
    const same = (notice: Notice) => JSON.stringify(notice.said) === JSON.stringify(said);
    this.list = [...this.list.filter((notice) => !same(notice)).slice(-2), { id, said, tone, seats }];
    setTimeout(() => this.close(id), stay[tone]);
  }

  /** Tells why something could not be; anything but a refusal is a fault of ours and is thrown on. */
  refuse(problem: unknown): void {
    if (!(problem instanceof Refusal)) throw problem;
    this.tell(problem.said, 'bad');
  }

  close(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }
}

export const notices = new Notices();
