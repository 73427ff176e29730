import { jobsRule } from '../../jobs/jobs-rules.texts.ts';
import { codePoints } from '../../kernel/code-points.ts';
import type { Message } from '../../kernel/messages.ts';
import { z } from '../../kernel/schema.ts';
import { longText } from '../../kernel/text.ts';
import { type Issue, judgedBy, prose, type Rule, when } from '../../profiles/sections/rules.ts';
import { COVER_LETTER, SCREENING_ANSWER } from '../applications.values.ts';
import { quickRule } from '../quick-rules.texts.ts';
import type { FormRuleContext } from './form-rule-context.ts';
import { wizardRule } from './wizard-rules.texts.ts';

/** Variant A. */
export const wizardCoverLetter = judgedBy(prose(COVER_LETTER, wizardRule('rule.cover_letter_long')), (text) =>
  when(codePoints(text) < COVER_LETTER.min, [], wizardRule('rule.cover_letter_short', { min: COVER_LETTER.min })),
);

export const ANSWER_TOO_LONG = quickRule('rule.answer_long', { max: SCREENING_ANSWER.max });
export const UNKNOWN_QUESTION = jobsRule('rule.unknown_question');

/** Answers by question id. */
export const Answers = z
  .record(
    z.string().regex(/^[1-9]\d{0,15}$/, UNKNOWN_QUESTION),
    longText({ max: SCREENING_ANSWER.max, tooLong: ANSWER_TOO_LONG }),
  )
  .default({});
export type Answers = z.output<typeof Answers>;

const judgeAnswers =
  (missing: (number: number) => Message): Rule<Answers, FormRuleContext> =>
  (answers, { questions, keepsOldAnswers = false }): Issue[] => [
    ...questions.flatMap(({ id, required }, at) =>
      when(required && !answers[id]?.trim(), [String(id)], missing(at + 1)),
    ),
    ...Object.keys(answers).flatMap((id) =>
      when(!keepsOldAnswers && !questions.some((question) => String(question.id) === id), [id], UNKNOWN_QUESTION),
    ),
  ];

/** Variant A, on Continue. */
export const wizardAnswers = judgedBy(
  Answers,
  judgeAnswers((number) => wizardRule('rule.question_number_required', { number })),
);

/** Variant A, under the question itself. */
export const wizardAnswerFields = judgedBy(
  Answers,
  judgeAnswers(() => wizardRule('rule.question_required')),
);

/** Variant B, in the list and under the question alike. */
export const formAnswers = judgedBy(
  Answers,
  judgeAnswers(() => wizardRule('rule.answer_required')),
);
