import { beforeEach, describe, expect, it } from 'vitest';
import type { LessonStep } from '../protocol';
import { notices } from './notices.svelte';
import { ring, teacher } from './teacher.svelte';
import { said } from './words';

const step = (part: number, ...ids: string[]): LessonStep => ({
  id: 'first',
  name: said('chess-lesson-first'),
  part,
  parts: 3,
  sayings: ids.map((id) => ({ said: said(id), objects: [] })),
  waits: 'choose',
  keys: [],
  goal: null,
});
const heard = () => teacher.saying?.said.id;

beforeEach(() => teacher.follow(step(-1)));

describe('the friend who gives a lesson', () => {
  it('is read sentence by sentence, and back to what was said before', () => {
    teacher.follow(step(0, 'one', 'two'));
    expect([heard(), teacher.read]).toEqual(['one', false]);
    teacher.go(1);
    expect([heard(), teacher.read]).toEqual(['two', true]);
    teacher.follow(step(1, 'three'));
    expect(heard()).toBe('three');
    teacher.go(-1);
    teacher.go(-1);
    expect(heard()).toBe('one');
    teacher.go(-1);
    expect(heard()).toBe('one');
  });

  it('begins anew where the learner goes back', () => {
    teacher.follow(step(0, 'one'));
    teacher.follow(step(1, 'two'));
    teacher.follow(step(0, 'one'));
    expect([heard(), teacher.sayings.length]).toEqual(['one', 1]);
  });

  it('is heard when it speaks up only after something has happened', () => {
    teacher.follow(step(0));
    teacher.follow(step(0, 'one'));
    expect(heard()).toBe('one');
    teacher.follow(step(0, 'one'));
    expect(teacher.sayings).toHaveLength(1);
  });

  it('answers what was not asked for until something else is done', () => {
    teacher.follow(step(0, 'one'));
    teacher.tell(said('chess-lesson-first-else'));
    expect(teacher.answer?.id).toBe('chess-lesson-first-else');
    teacher.follow(step(0, 'one')); // the line was cut, and the table comes anew
    expect(teacher.answer?.id).toBe('chess-lesson-first-else');
    teacher.follow(step(1, 'two'));
    expect(teacher.answer).toBeNull();
  });

  it('has forgotten its answer when the lesson is begun again', () => {
    teacher.follow(step(0, 'one', 'two'));
    teacher.go(1);
    teacher.tell(said('chess-lesson-first-else'));
    teacher.leave();
    teacher.follow(step(0, 'one', 'two'));
    expect([heard(), teacher.answer, teacher.sayings.length]).toEqual(['one', null, 2]);
  });

  it('leaves all other refusals to the notices', () => {
    teacher.tell(said('server-stale'));
    expect(teacher.answer).toBeNull();
    expect(notices.list.at(-1)?.said.id).toBe('server-stale');
  });

  it('remembers which lessons were brought to their end', () => {
    teacher.finish('chess', 'first');
    teacher.finish('chess', 'first');
    expect(teacher.done.filter((name) => name === 'chess/first')).toHaveLength(1);
    expect(localStorage.getItem('regalia-lessons')).toContain('chess/first');
  });
});

it('puts a ring around objects, else around signs, and takes the others away', () => {
  document.body.innerHTML = '<main><i data-object="dice"></i><i data-term="gold" data-told></i><i data-term="magic"></i></main>';
  expect(ring(['dice', 'magic', 'nowhere'])).toHaveLength(2);
  expect([...document.querySelectorAll('[data-told]')].map((each) => each.outerHTML.slice(0, 20))).toEqual([
    '<i data-object="dice',
    '<i data-term="magic"',
  ]);
  ring([]);
  expect(document.querySelectorAll('[data-told]')).toHaveLength(0);
});
