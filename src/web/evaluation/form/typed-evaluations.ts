import type { Subject } from '../application/scorecard.ts';

export type TypedEvaluation = { score: number | null; comment: string };

/** By application and what is scored. Gone with the page, and so with whoever signs out. */
const typed = new Map<string, TypedEvaluation>();

/** What somebody types and has not saved: it is there again when they come back from another application. */
export function typedEvaluation(applicationId: number, { type, itemId }: Subject) {
  const key = `${applicationId} ${type} ${itemId}`;
  return {
    read: () => typed.get(key),
    keep: (values: TypedEvaluation) => void typed.set(key, values),
    forget: () => void typed.delete(key),
  };
}
