import type { DraftFields } from '#shared/drafts/draft-fields.ts';
import { normaliseText } from '#shared/kernel/text.ts';

/** Sorts the keys and normalises the texts in the same way as the server does. */
function inOrder(value: unknown): unknown {
  if (typeof value === 'string') return normaliseText(value);
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  return entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, part]) => [key, inOrder(part)]);
}

/** Drafts with the same content have the same print. The progress is left out, because it follows from the rest. */
export function printOf({ progress: _shown, ...draft }: DraftFields): string {
  return JSON.stringify(inOrder(draft));
}

/** Whether both drafts contain the same text, regardless of the current step. */
export function isSameText(
  { currentStep: _mine, completedSteps: _mySteps, ...mine }: DraftFields,
  { currentStep: _theirs, completedSteps: _theirSteps, ...theirs }: DraftFields,
): boolean {
  return printOf(mine) === printOf(theirs);
}
