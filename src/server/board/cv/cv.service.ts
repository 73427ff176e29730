import type { ApplicationOutcome } from '#shared/applications/applications.values.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { AppError } from '#shared/kernel/errors.ts';
import { hiddenColumnsOf } from '../../applications/applications.api.ts';
import { viewEvent } from '../../applications/views.rules.ts';
import type { Db } from '../../db/database.ts';
import { hidingFrom, isHidden } from '../../evaluation/hiding.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { InTransaction } from '../../kernel/transactions.ts';
import type { Settings } from '../../reference/settings.ts';
import * as store from './cv.store.ts';

/** Files of applications. For readers who may not have one, it looks like a file that does not exist. */
type Parts = {
  db: Db;
  inTransaction: InTransaction;
  files: FileStore;
  settings: Settings;
  interviewedBy: InterviewedBy;
};
type Sent = { id: number; companyId: number; groupId: number };

/** Which of these applications somebody interviews. */
export type InterviewedBy = (userId: number, applicationIds: readonly number[]) => Promise<number[]>;

export function createCvService({ db, inTransaction, files, settings, interviewedBy }: Parts) {
  /** Whether one of these applications belongs to the company and is not hidden by blind review. */
  async function isSeenBy(company: { id: number } | null, sent: readonly Sent[]) {
    const own = sent.filter(({ companyId }) => companyId === company?.id);
    if (!company || own.length === 0) return false;
    const hidden = await hiddenColumnsOf(db, company.id);
    return own.some(({ groupId }) => !hidden.has(groupId));
  }

  /** The same for somebody who sees only the applicants whom they interview. */
  async function isInterviewedBy({ id: userId, interviews_for: company }: SessionUser, sent: readonly Sent[]) {
    const ids = sent.map(({ id }) => id);
    const held = new Set(await interviewedBy(userId, ids));
    const own = sent.filter(({ id }) => held.has(id));
    return isSeenBy(company, own);
  }

  /** Reviewers may read the CV of an application that was not withdrawn, unless its candidate is hidden from them. */
  async function isEvaluatedBy(user: SessionUser, sent: readonly { outcome: ApplicationOutcome; groupId: number }[]) {
    const hiding = await hidingFrom(user, { db, settings });
    return sent.some(({ outcome, groupId }) => outcome !== 'withdrawn' && !isHidden(hiding, groupId));
  }

  async function read(key: string) {
    return files.read(key).catch(() => {
      throw new AppError('not_found');
    });
  }

  return {
    async openResume(user: SessionUser, id: number) {
      const resume = await store.findResume(db, id);
      if (!resume || resume.erasedAt !== null) throw new AppError('not_found');
      const sent = await store.listApplicationsWith(db, id);
      const mayRead = {
        candidate: () => resume.userId === user.id,
        company: () => isSeenBy(user.company, sent),
        interviewer: () => isInterviewedBy(user, sent),
        reviewer: () => isEvaluatedBy(user, sent),
        admin: () => true,
      };
      if (!(await mayRead[user.role]())) throw new AppError('not_found');
      const content = await read(resume.key);
      if (user.role === 'admin') {
        const { userId } = resume;
        const look = { type: 'cv.opened', actorId: user.id, application: sent[0] ?? null, userId } as const;
        await inTransaction((tx) => tx.record(viewEvent(look)));
      }
      return { ...resume, content };
    },

    async openPhoto(user: SessionUser, applicationId: number) {
      const photo = await store.findPhoto(db, applicationId);
      if (!photo || photo.erasedAt !== null) throw new AppError('not_found');
      const maySee = {
        candidate: () => photo.userId === user.id,
        company: () => isSeenBy(user.company, [{ ...photo, id: applicationId }]),
        interviewer: () => isInterviewedBy(user, [{ ...photo, id: applicationId }]),
        reviewer: () => isEvaluatedBy(user, [photo]),
        admin: () => true,
      };
      if (!(await maySee[user.role]())) throw new AppError('not_found');
      const content = await read(photo.key);
      if (user.role === 'admin') {
        const application = { ...photo, id: applicationId };
        const look = { type: 'photo.viewed', actorId: user.id, application, userId: photo.userId } as const;
        await inTransaction((tx) => tx.record(viewEvent(look)));
      }
      return { ...photo, content };
    },
  };
}
export type CvService = ReturnType<typeof createCvService>;
