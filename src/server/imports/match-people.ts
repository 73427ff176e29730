import { findKnown, type ImportedPerson, type KnownApplication } from '../applications/applications.api.ts';
import type { Db } from '../db/database.ts';

type Person = Pick<ImportedPerson, 'jobId' | 'email'> & { sent: { personalInfo: { phone: string | null } } };

/** What a row means for the people who are already there. */
export type Match =
  | { kind: 'new' }
  /** Null: an earlier row of the same file is the same person. */
  | { kind: 'known'; application: KnownApplication | null }
  | { kind: 'same_phone' };

/** Recognises people by their e-mail and telephone number, among the applications for the same job and in the file. */
export function createMatcher(companyId: number) {
  const emails = new Set<string>();
  const phones = new Map<string, string>();

  return {
    /** Compares rows, in the order of the file, with what is stored and with earlier rows. */
    async match(db: Db, people: readonly Person[], isFinal: boolean): Promise<Match[]> {
      const asked = people.map(({ jobId, email, sent }) => ({ jobId, email, phone: sent.personalInfo.phone }));
      const stored = await findKnown(db, companyId, asked);
      const byEmail = new Map<string, KnownApplication>(stored.map((one) => [`${one.jobId} ${one.email}`, one]));
      const byPhone = new Map<string, KnownApplication>(
        stored.flatMap((one) => (one.phone ? [[`${one.jobId} ${one.phone}`, one] as const] : [])),
      );
      const [seenEmails, seenPhones] = isFinal ? [emails, phones] : [new Set(emails), new Map(phones)];
      return asked.map(({ jobId, email, phone }): Match => {
        const key = `${jobId} ${email}`;
        const phoneKey = `${jobId} ${phone}`;
        const application = byEmail.get(key);
        const isRepeated = seenEmails.has(key);
        const other = phone === null ? undefined : (byPhone.get(phoneKey)?.email ?? seenPhones.get(phoneKey));
        seenEmails.add(key);
        if (phone !== null && !seenPhones.has(phoneKey)) seenPhones.set(phoneKey, email);
        if (application) return { kind: 'known', application };
        if (isRepeated) return { kind: 'known', application: null };
        return other !== undefined && other !== email ? { kind: 'same_phone' } : { kind: 'new' };
      });
    },
  };
}
export type Matcher = ReturnType<typeof createMatcher>;
