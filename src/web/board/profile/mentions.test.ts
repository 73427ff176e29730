import { describe, expect, it } from 'vitest';
import { matching, mentionAt, mentionedIn } from './mentions.ts';

const TEAM = [
  { id: 1, name: 'Ayaan Roble' },
  { id: 2, name: 'Sahra Aden' },
];

describe('a mention', () => {
  it('begins with an @ behind a space or at the beginning, and ends at the line’s end', () => {
    expect(mentionAt('@Ay', 3)).toEqual({ start: 0, query: 'Ay' });
    expect(mentionAt('Look, @Sahra A', 14)).toEqual({ start: 6, query: 'Sahra A' });
    expect(mentionAt('a@mail.example', 8)).toBeNull();
    expect(mentionAt('@Ay\nx', 5)).toBeNull();
    expect(mentionAt('nothing', 7)).toBeNull();
    expect(mentionAt(`@${'a'.repeat(60)}`, 61)).toBeNull();
  });

  it('is offered by any part of a name, until the name is complete', () => {
    const names = (query: string) => matching(TEAM, query).map(({ id }) => id);
    expect([names(''), names('ay'), names('ade'), names('aden '), names('Sahra Aden')]).toEqual([
      [1, 2],
      [1],
      [2],
      [],
      [],
    ]);
  });

  it('is one when the whole name stands there in the end', () => {
    expect(mentionedIn('@Ayaan Roble, and Sahra Aden', TEAM)).toEqual([TEAM[0]]);
  });
});
