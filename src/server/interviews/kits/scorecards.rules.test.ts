import { describe, expect, it } from 'vitest';
import { contentOf, decideOnCard } from './scorecards.rules.ts';
import type { CardContent, CardRow } from './scorecards.store.ts';

const content = (more: Partial<CardContent> = {}): CardContent => ({
  questions: [{ key: 'q1', text: 'How?', note: 'Well', rating: 4 }],
  criteria: [],
  recommendation: 'yes',
  sentence: '',
  ...more,
});
const stored = (more: Partial<CardRow> = {}): CardRow => ({
  ...content(),
  version: 3,
  savedAt: new Date(),
  handedInAt: null,
  ...more,
});
const decide = (before: CardRow | null, next: CardContent, version: number, handsIn = false) =>
  decideOnCard(before, next, { version, handsIn });

describe('a scorecard that is saved', () => {
  it('is written by whoever has its newest version, and by nobody else', () => {
    expect(decide(null, content(), 0)).toBe('write');
    expect(decide(stored(), content({ sentence: 'Good' }), 3)).toBe('write');
    expect(decide(stored(), content({ sentence: 'Good' }), 2)).toBe('stale');
    expect(decide(null, content(), 1)).toBe('stale');
  });

  it('is left as it is if it was saved already, in whatever order', () => {
    expect(decide(stored(), content(), 1)).toBe('nothing to do');
    const two = [...content().questions, { key: 'q0', text: '', note: 'x', rating: null }];
    expect(decide(stored({ questions: two }), content({ questions: [...two].reverse() }), 1)).toBe('nothing to do');
    expect(decide(null, content({ questions: [], recommendation: null }), 0)).toBe('nothing to do');
  });

  it('is handed in with a recommendation alone, and keeps one', () => {
    expect(decide(stored(), content(), 3, true)).toBe('write');
    expect(decide(stored({ handedInAt: new Date() }), content(), 3, true)).toBe('nothing to do');
    expect(decide(null, content({ recommendation: null }), 0, true)).toBe('no recommendation');
    expect(decide(stored({ handedInAt: new Date() }), content({ recommendation: null }), 3)).toBe('no recommendation');
  });
});

it('keeps the texts of the kit, and those of a question that it has no more', () => {
  const kit = {
    questions: [{ key: 'q1', text: 'How, in short?', listen_for: '', minutes: 0 }],
    criteria: [{ key: 'c1', name: 'Speech', low: '', high: '' }],
  };
  const before = stored({ questions: [{ key: 'gone', text: 'As it was', note: 'a', rating: null }] });
  const made = contentOf(
    {
      version: 0,
      questions: [
        { key: 'q1', text: 'How?', note: '', rating: 2 },
        { key: 'gone', text: 'Forged', note: 'b', rating: null },
        { key: 'new', text: 'On the page alone', note: 'c', rating: null },
        { key: 'empty', text: 'Nothing', note: '', rating: null },
      ],
      criteria: [
        { key: 'c1', name: 'Forged', rating: 5 },
        { key: 'c2', name: 'Empty', rating: null },
      ],
      recommendation: null,
      sentence: '',
    },
    kit,
    before,
  );
  expect(made.questions.map(({ key, text }) => [key, text])).toEqual([
    ['q1', 'How, in short?'],
    ['gone', 'As it was'],
    ['new', 'On the page alone'],
  ]);
  expect(made.criteria).toEqual([{ key: 'c1', name: 'Speech', rating: 5 }]);
});
