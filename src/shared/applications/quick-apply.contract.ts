import { z } from 'zod';
import { candidateOnly } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id, IdInPath } from '../kernel/ids.ts';
import { longText } from '../kernel/text.ts';
import { COVER_LETTER, SCREENING_ANSWER } from './applications.values.ts';

export const APPLIED_MESSAGE = 'Application submitted successfully!';
export const COVER_LETTER_REQUIRED = 'Cover letter is required.';
export const ANSWER_REQUIRED = 'This field is required.';

/** The short form of the job page. Which questions there are, the server knows. */
export const QuickApplication = z.object({
  coverLetter: longText({ min: 1, max: COVER_LETTER.max, tooShort: COVER_LETTER_REQUIRED }),
  answers: z.record(
    z.string().regex(/^[1-9]\d{0,15}$/),
    longText({ max: SCREENING_ANSWER.max, tooLong: `Answer must not exceed ${SCREENING_ANSWER.max} characters` }),
  ),
  resume_id: Id.nullable().optional(),
});

export const quickApply = defineEndpoint({
  method: 'POST',
  path: '/jobs/apply/{jobId}',
  summary:
    'Apply with the short form: cover letter, an answer per question, optionally a CV of the own profile. Turned away by the screening: 422 not_approved with score and redirect.',
  access: candidateOnly,
  input: QuickApplication.extend({ jobId: IdInPath }),
  output: z.object({
    success: z.literal(true),
    message: z.string(),
    receipt: z.string(),
    /** passed: screened and above the pass mark; otherwise a person looks at it. */
    outcome: z.enum(['passed', 'under_review']),
  }),
});
