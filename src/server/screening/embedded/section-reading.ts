import type { Message } from '#shared/kernel/messages.ts';

/** The result of the rules for one section, before weighting. */
export type SectionReading = {
  /** The score from 0 to 1, before rounding; null if the section was not assessed. */
  exact: number | null;
  /** Sentences: encoded messages, or text of a language model. */
  comment: string[];
  /** Exact quotes from the application. */
  evidence: string[];
  /** Not assessed because it could not be read: another evaluator may read it. */
  isUnread?: boolean;
};

/** A section that does not count, with the reason. */
export function notAssessed(why: Message, ...notes: Message[]): SectionReading {
  return { exact: null, comment: [why, ...notes], evidence: [] };
}

/** A section that does not count because it could not be read. */
export function notRead(why: Message): SectionReading {
  return { ...notAssessed(why), isUnread: true };
}
