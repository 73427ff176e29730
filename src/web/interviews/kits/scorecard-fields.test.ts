import { expect, it } from 'vitest';
import { criteriaOf, questionsOf, withAnswer, withCriterion } from './scorecard-fields.ts';

const kit = {
  questions: [{ key: 'q1', text: 'How?', listen_for: 'figures', minutes: 5 }],
  criteria: [{ key: 'c1', name: 'Speech', low: '', high: '' }],
};
const EMPTY = { questions: [], criteria: [], recommendation: null, sentence: '' };

it('shows the questions of the kit, then answered ones that it has no more, and notes where there is no kit', () => {
  const answered = [
    { key: 'old', text: 'As it was', note: 'x', rating: null },
    { key: 'q1', text: 'How?', note: '', rating: 2 },
  ];
  expect(questionsOf(kit, answered).map(({ key, isRemoved }) => [key, isRemoved])).toEqual([
    ['q1', false],
    ['old', true],
  ]);
  expect(questionsOf(null, []).map(({ key }) => key)).toEqual(['notes']);
  expect(criteriaOf(kit, [{ key: 'old', name: 'Gone', rating: 1 }]).map(({ name }) => name)).toEqual([
    'Speech',
    'Gone',
  ]);
});

it('changes one answer and leaves the others', () => {
  const rated = withAnswer(EMPTY, { key: 'q1', text: 'How?' }, { rating: 4 });
  const noted = withAnswer(rated, { key: 'q1', text: 'How?' }, { note: 'Well' });
  expect(noted.questions).toEqual([{ key: 'q1', text: 'How?', note: 'Well', rating: 4 }]);
  expect(withCriterion(withCriterion(noted, { key: 'c1', name: 'S' }, 1), { key: 'c1', name: 'S' }, 5)).toMatchObject({
    questions: noted.questions,
    criteria: [{ key: 'c1', rating: 5 }],
  });
});
