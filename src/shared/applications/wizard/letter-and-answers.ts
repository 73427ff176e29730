import { z } from 'zod';
import { codePoints } from '../../kernel/code-points.ts';
import { longText } from '../../kernel/text.ts';
import { COVER_LETTER, SCREENING_ANSWER } from '../applications.values.ts';
import { type Issue, judgedBy, prose, type Rule, when } from './rules.ts';

/** Variant A. */
export const wizardCoverLetter = judgedBy(prose(COVER_LETTER, 'Cover letter exceeds maximum length.'), (text) =>
  when(codePoints(text) < COVER_LETTER.min, [], `Cover letter must be at least ${COVER_LETTER.min} characters.`),
);

export const ANSWER_TOO_LONG = `Answer must not exceed ${SCREENING_ANSWER.max} characters`;
export const UNKNOWN_QUESTION = 'This question does not belong to the job.';

/** By question id. */
export const Answers = z
  .record(
    z.string().regex(/^[1-9]\d{0,15}$/, UNKNOWN_QUESTION),
    longText({ max: SCREENING_ANSWER.max, tooLong: ANSWER_TOO_LONG }),
  )
  .default({});
export type Answers = z.output<typeof Answers>;

const judgeAnswers =
  (missing: (number: number) => string): Rule<Answers> =>
  (answers, { questions }): Issue[] => [
    ...questions.flatMap(({ id, required }, at) =>
      when(required && !answers[id]?.trim(), [String(id)], missing(at + 1)),
    ),
    ...Object.keys(answers).flatMap((id) =>
      when(!questions.some((question) => String(question.id) === id), [id], UNKNOWN_QUESTION),
    ),
  ];

/** Variant A, on Continue. */
export const wizardAnswers = judgedBy(
  Answers,
  judgeAnswers((number) => `Question ${number} is required`),
);

/** Variant A, under the question itself. */
export const wizardAnswerFields = judgedBy(
  Answers,
  judgeAnswers(() => 'This question is required'),
);

/** Variant B, in the list and under the question alike. */
export const formAnswers = judgedBy(
  Answers,
  judgeAnswers(() => 'This question is required. Please provide an answer.'),
);
