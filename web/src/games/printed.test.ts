import { expect, test } from 'vitest';
import type { Sign } from '../protocol';
import { Words } from '../shell/words';
import { type Looks, picture, sourceOf } from './printed';

const words = new Words('en', 'web-source-printed-card = Values: printed card\nweb-source-rulebook = Values: rulebook');
const looks: Looks = {
  amount: (kind, count) => ({ kind: { icon: 'coins', tincture: 'or', shape: 'coin' }, count, label: kind }),
  badge: (name) => ({ icon: 'anvil', tincture: 'tenne', label: name }),
  deeds: { take: 'robber-hand' },
  pictures: { monk: 'monk-face' },
};
const drawn = (what: Sign['what'], name = '', n = 0, how = looks) => picture({ what, name, n }, how, words);

test('each sign is drawn as the game draws it', () => {
  expect(drawn('amount', 'gold', 3)).toEqual({ amount: looks.amount('gold', 3, words) });
  expect(drawn('badge', 'worker')).toEqual({ badge: looks.badge('worker', words) });
  expect(drawn('card', 'monk')).toEqual({ icon: 'monk-face' });
  expect(drawn('icon', 'take')).toEqual({ icon: 'robber-hand' });
  expect(drawn('die', '', 6)).toEqual({ die: 6 });
  expect(drawn('mark', 'per')).toEqual({ mark: 'per' });
  expect(drawn('word', '+1')).toEqual({ word: '+1' });
});

test('what nobody has drawn is a question mark', () => {
  expect(drawn('card', 'thief')).toEqual({ icon: 'help' });
  expect(drawn('card', 'monk', 0, { ...looks, pictures: undefined })).toEqual({ icon: 'help' });
  expect(drawn('icon', 'fly')).toEqual({ icon: 'help' });
});

test('the foot of a card says where its values come from', () => {
  expect(sourceOf({ source: 'printed card' }, words)).toBe('Values: printed card');
  expect(sourceOf({ source: 'rulebook' }, words)).toBe('Values: rulebook');
});
