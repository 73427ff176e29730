import { JobId } from '../jobs/jobs.contract.ts';
import { candidateOnly } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { longText } from '../kernel/text.ts';
import { rule } from '../kernel/validation.texts.ts';
import { COVER_LETTER, SCREENING_ANSWER } from './applications.values.ts';
import { quickRule } from './quick-rules.texts.ts';
import { Source } from './source.ts';

export const ANSWER_REQUIRED = rule('rule.required');

/** The short form of the job page. Only the server knows which questions the job has. */
export const QuickApplication = z.object({
  coverLetter: longText({ min: 1, max: COVER_LETTER.max, tooShort: quickRule('rule.cover_letter_required') }),
  answers: z.record(
    z.string().regex(/^[1-9]\d{0,15}$/),
    longText({ max: SCREENING_ANSWER.max, tooLong: quickRule('rule.answer_long', { max: SCREENING_ANSWER.max }) }),
  ),
  resume_id: Id.nullable().optional(),
});

export const quickApply = defineEndpoint({
  method: 'POST',
  path: '/jobs/apply/{jobId}',
  summary:
    'Apply with the short form: cover letter, an answer per question, optionally a CV from your profile. Turned away by the screening: 422 not_approved with score and redirect.',
  access: candidateOnly,
  input: QuickApplication.extend({ jobId: JobId, source: Source.optional() }),
  output: z.object({
    success: z.literal(true),
    message: z.string(),
    receipt: z.string(),
    /** passed: screened and above the pass mark; otherwise a person looks at it. */
    outcome: z.enum(['passed', 'under_review']),
  }),
  errors: ['not_approved', 'too_many'],
});
