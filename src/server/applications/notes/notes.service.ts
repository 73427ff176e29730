import { applicationsRefusal } from '#shared/applications/applications-refusals.texts.ts';
import type { writeNote } from '#shared/applications/notes.contract.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Throttle } from '../../identity/throttle.ts';
import type { InTransaction } from '../../kernel/transactions.ts';
import { companyOf } from '../../profiles/membership.ts';
import type { Mailer } from '../../queue/mailer.ts';
import { LIMITS } from '../applications.limits.ts';
import { mentionMail } from '../applications.mails.ts';
import { hiddenColumnsOf } from '../blind/blind.store.ts';
import * as store from './notes.store.ts';

type Parts = { inTransaction: InTransaction; mailer: Mailer; throttle: Throttle; publicUrl: string };
type NoteRow = NonNullable<Awaited<ReturnType<typeof store.insertNote>>>;

const show = ({ id, body, mentions, createdAt }: NoteRow) => ({
  id,
  body,
  mentions,
  created_at: createdAt.toISOString(),
});

/** The team's internal notes on an application. */
export function createNotesService({ inTransaction, mailer, throttle, publicUrl }: Parts) {
  return {
    async write(user: SessionUser, { id, body, mentions = [], client_id }: InputOf<typeof writeNote>) {
      const { id: companyId } = companyOf(user);
      await throttle.take([[LIMITS.notes, String(user.id)]]);
      const named = [...new Set(mentions)];
      return inTransaction(async (tx) => {
        const application = await store.lockApplication(tx, companyId, id);
        if (!application) throw new AppError('not_found');
        const colleagues = await store.listColleagues(tx, companyId, named);
        if (colleagues.length < named.length) {
          throw new AppError('invalid', { errors: { mentions: [applicationsRefusal('refusal.mention_stranger')] } });
        }
        const unreadBy = named.filter((colleague) => colleague !== user.id);
        const note = {
          applicationId: id,
          authorId: user.id,
          body,
          mentions: named,
          unreadBy,
          clientId: client_id ?? null,
        };
        const written = await store.insertNote(tx, note);
        if (!written) {
          const before = await store.findSentNote(tx, user.id, client_id ?? '');
          if (before?.applicationId !== id) throw new AppError('conflict');
          return show(before);
        }
        // A delivered mail cannot be changed, so it does not name a candidate whom blind review hides now.
        const hidden = await hiddenColumnsOf(tx, companyId);
        const candidate = hidden.has(application.groupId) ? null : application.name;
        for (const { id: colleagueId, name, email, locale } of colleagues) {
          if (email === null || colleagueId === user.id) continue;
          const link = `${publicUrl}/company/applications?application=${id}`;
          const about = { author: user.name, candidate, job: application.job, body, link };
          const mail = { email, locale: locale ?? 'en', name, ...about };
          await mailer.write(tx, mentionMail(mail));
        }
        await tx.record({ type: 'note.added', companyId, applicationId: id, actorId: user.id });
        return show(written);
      });
    },

    async markRead(user: SessionUser, applicationId: number): Promise<void> {
      const { id: companyId } = companyOf(user);
      await inTransaction(async (tx) => {
        if (!(await store.lockApplication(tx, companyId, applicationId))) throw new AppError('not_found');
        const isNews = await store.markNotesRead(tx, applicationId, user.id);
        if (isNews) await tx.record({ type: 'news.seen', userId: user.id });
      });
    },

    async remove(user: SessionUser, applicationId: number, noteId: number): Promise<void> {
      const { id: companyId } = companyOf(user);
      await inTransaction(async (tx) => {
        const isOwn =
          (await store.lockApplication(tx, companyId, applicationId)) !== undefined &&
          (await store.deleteNote(tx, { id: noteId, applicationId, authorId: user.id }));
        if (!isOwn) throw new AppError('not_found');
        await tx.record({ type: 'note.deleted', companyId, applicationId, actorId: user.id });
      });
    },
  };
}
export type NotesService = ReturnType<typeof createNotesService>;
