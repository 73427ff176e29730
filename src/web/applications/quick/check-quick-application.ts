import { ANSWER_REQUIRED, QuickApplication } from '#shared/applications/quick-apply.contract.ts';
import type { JobQuestion } from '#shared/jobs/jobs.contract.ts';
import { parseInput } from '#shared/kernel/validation.ts';
import type { QuickDraft } from './quick-draft.ts';

/** The payload of the call, without empty answers. */
export function toApplication({ coverLetter, answers, resumeId }: QuickDraft, questions: readonly JobQuestion[]) {
  const given = questions
    .map(({ id }) => [String(id), answers[id] ?? ''] as const)
    .filter(([, answer]) => answer.trim() !== '');
  return { coverLetter, answers: Object.fromEntries(given), resume_id: resumeId ?? null };
}

/** The first error of each field; empty when the application may be sent. */
export function checkQuickApplication(draft: QuickDraft, questions: readonly JobQuestion[]): Record<string, string> {
  const application = toApplication(draft, questions);
  const { errors = {} } = parseInput(QuickApplication, application);
  const first = Object.entries(errors).map(([field, messages]) => [field, messages[0] ?? ''] as const);
  const unanswered = questions
    .filter(({ id, required }) => required && !(id in application.answers))
    .map(({ id }) => [`answers.${id}`, ANSWER_REQUIRED] as const);
  return Object.fromEntries([...unanswered, ...first]);
}
