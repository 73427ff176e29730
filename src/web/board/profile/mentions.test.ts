import { describe, expect, it } from 'vitest';
import { matching, mentionAt, mentionedIn, partsOf } from './mentions.ts';

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

  it('means the longest of names that begin alike, and of one name who was chosen', () => {
    const team = [
      { id: 1, name: 'Ali' },
      { id: 2, name: 'Ali Omar' },
      { id: 3, name: 'Ali Omar' },
    ];
    const ids = (text: string, chosen: number[] = []) => mentionedIn(text, team, new Set(chosen)).map(({ id }) => id);
    expect([ids('@Ali, please'), ids('@Ali Omar'), ids('@Ali Omar', [3, 1])]).toEqual([[1], [2, 3], [3]]);
  });

  it('stands out from the text around it', () => {
    expect(partsOf('a@b, @Sahra Aden and @Nobody', TEAM)).toEqual([
      { text: 'a@b, ', who: [] },
      { text: '@Sahra Aden', who: [TEAM[1]] },
      { text: ' and @Nobody', who: [] },
    ]);
    expect(partsOf('', TEAM)).toEqual([]);
  });
});
