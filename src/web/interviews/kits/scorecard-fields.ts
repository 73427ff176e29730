import type { InterviewKit, Scorecard, ScorecardFields } from '#shared/interviews/kits.contract.ts';
import { FREE_NOTES } from '#shared/interviews/kits.values.ts';

/** A scorecard as it is typed. Questions and criteria that nobody has answered are not in it. */
export type CardFields = Omit<ScorecardFields, 'version'>;

type Kit = Pick<InterviewKit, 'questions' | 'criteria'> | null;
export type ShownQuestion = { key: string; text: string; listenFor: string; minutes: number; isRemoved: boolean };

export function fieldsOf({ questions, criteria, recommendation, sentence }: Scorecard): CardFields {
  return { questions, criteria, recommendation, sentence };
}

/** The questions of the kit, then answered ones that the kit has lost since. Without questions, one field for notes. */
export function questionsOf(kit: Kit, answered: CardFields['questions']): ShownQuestion[] {
  const asked = (kit?.questions ?? []).map(({ listen_for, ...one }) => ({
    ...one,
    listenFor: listen_for,
    isRemoved: false,
  }));
  const rest = answered
    .filter(({ key }) => key !== FREE_NOTES && !asked.some((one) => one.key === key))
    .map(({ key, text }) => ({ key, text, listenFor: '', minutes: 0, isRemoved: true }));
  const hasNotes = asked.length === 0 || answered.some(({ key }) => key === FREE_NOTES);
  const notes = hasNotes ? [{ key: FREE_NOTES, text: '', listenFor: '', minutes: 0, isRemoved: false }] : [];
  return [...asked, ...rest, ...notes];
}

export function criteriaOf(kit: Kit, rated: CardFields['criteria']) {
  const named = kit?.criteria ?? [];
  const rest = rated
    .filter(({ key }) => !named.some((one) => one.key === key))
    .map(({ key, name }) => ({ key, name, low: '', high: '' }));
  return [...named, ...rest];
}

type Answer = CardFields['questions'][number];

/** With the answer to one question changed. */
export function withAnswer(
  fields: CardFields,
  { key, text }: Pick<ShownQuestion, 'key' | 'text'>,
  change: Partial<Pick<Answer, 'note' | 'rating'>>,
): CardFields {
  const before = fields.questions.find((one) => one.key === key) ?? { key, text, note: '', rating: null };
  const others = fields.questions.filter((one) => one.key !== key);
  return { ...fields, questions: [...others, { ...before, ...change }] };
}

export function withCriterion(
  fields: CardFields,
  { key, name }: { key: string; name: string },
  rating: number | null,
): CardFields {
  return { ...fields, criteria: [...fields.criteria.filter((one) => one.key !== key), { key, name, rating }] };
}
