import type { Message } from '#shared/kernel/messages.ts';

/** What the rules say of one section, before it is weighed. */
export type SectionReading = {
  /** 0 to 1, before rounding. Null: not assessed. */
  exact: number | null;
  /** Sentences: messages, or words of a language model. */
  comment: string[];
  /** Exact quotes from the application. */
  evidence: string[];
};

/** Weighs nothing, and says why. */
export function notAssessed(why: Message, ...notes: Message[]): SectionReading {
  return { exact: null, comment: [why, ...notes], evidence: [] };
}
