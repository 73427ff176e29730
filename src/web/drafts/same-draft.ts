import type { DraftFields } from '#shared/drafts/draft-fields.ts';
import { normaliseText } from '#shared/kernel/text.ts';

/** In one order and one spelling, as the server keeps it. */
function inOrder(value: unknown): unknown {
  if (typeof value === 'string') return normaliseText(value);
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, inOrder(part)]);
}

/** Two drafts that say the same have the same print. How far they have come follows from the rest. */
export function printOf({ progress: _shown, ...draft }: DraftFields): string {
  return JSON.stringify(inOrder(draft));
}

/** Whether the same was written. Where the person stands in the form is not part of that. */
export function isSameText(
  { currentStep: _mine, completedSteps: _mySteps, ...mine }: DraftFields,
  { currentStep: _theirs, completedSteps: _theirSteps, ...theirs }: DraftFields,
): boolean {
  return printOf(mine) === printOf(theirs);
}
