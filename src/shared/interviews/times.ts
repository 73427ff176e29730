import { z } from '../kernel/schema.ts';
import { interviewsRefusal } from './interviews-refusals.texts.ts';

/** A moment in UTC, as `2026-11-20T07:00:00.000Z`. What it is called in a zone is worked out where it is shown. */
export const Moment = z.iso
  .datetime({ error: interviewsRefusal('rule.not_a_moment') })
  // The database knows no year 0.
  .refine((at) => !at.startsWith('0000'), { error: interviewsRefusal('rule.not_a_moment') });

/** Those that were asked for, in small letters: asking the machine takes longer than a statement of the database. */
const knownZones = new Set<string>();

/** Whether the name of a time zone is one that this machine knows, such as `Africa/Nairobi`. */
export function isTimeZone(name: string): boolean {
  const key = name.toLowerCase();
  if (knownZones.has(key)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    knownZones.add(key);
    return true;
  } catch {
    return false;
  }
}

/** The IANA name of a zone. Offsets such as `+03:00` are refused, because they know no summer time. */
export const TimeZone = z
  .string()
  .max(60)
  .refine((name) => /^[A-Za-z]/.test(name) && isTimeZone(name), { error: interviewsRefusal('rule.not_a_zone') });
