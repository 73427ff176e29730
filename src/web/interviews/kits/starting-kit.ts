import type { KitFields } from '#shared/interviews/kits.contract.ts';
import type { kitsTexts } from '#shared/interviews/kits.texts.ts';
import type { TextKey } from '#shared/kernel/texts.ts';

type Texts = (key: TextKey<typeof kitsTexts>) => string;

const QUESTION_MINUTES = [5, 10, 10, 10, 5] as const;

export const newKey = () => crypto.randomUUID();
export const emptyQuestion = () => ({ key: newKey(), text: '', listen_for: '', minutes: 5 });
export const emptyCriterion = () => ({ key: newKey(), name: '', low: '', high: '' });

export const emptyKit = (): KitFields => ({
  name: '',
  job_id: null,
  kind: null,
  questions: [emptyQuestion()],
  criteria: [emptyCriterion()],
});

/** A kit that suits most first interviews, in the reader's language. */
export function startingKit(t: Texts): KitFields {
  return {
    name: t('start.name'),
    job_id: null,
    kind: null,
    questions: ([1, 2, 3, 4, 5] as const).map((nth) => ({
      key: newKey(),
      text: t(`start.question_${nth}`),
      listen_for: t(`start.listen_${nth}`),
      minutes: QUESTION_MINUTES[nth - 1] ?? 5,
    })),
    criteria: ([1, 2, 3] as const).map((nth) => ({
      key: newKey(),
      name: t(`start.criterion_${nth}`),
      low: t(`start.low_${nth}`),
      high: t(`start.high_${nth}`),
    })),
  };
}
