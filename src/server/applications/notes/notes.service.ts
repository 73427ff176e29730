import { applicationsRefusal } from '#shared/applications/applications-refusals.texts.ts';
import type { writeNote } from '#shared/applications/notes.contract.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Throttle } from '../../identity/throttle.ts';
import type { InTransaction } from '../../kernel/transactions.ts';
import { companyOf } from '../../profiles/membership.ts';
import { LIMITS } from '../applications.limits.ts';
import * as store from './notes.store.ts';

type Parts = { inTransaction: InTransaction; throttle: Throttle };
type NoteRow = NonNullable<Awaited<ReturnType<typeof store.insertNote>>>;

const show = ({ id, body, mentions, createdAt }: NoteRow) => ({
  id,
  body,
  mentions,
  created_at: createdAt.toISOString(),
});

/** The team's internal notes on an application. */
export function createNotesService({ inTransaction, throttle }: Parts) {
  return {
    async write(user: SessionUser, { id, body, mentions = [], client_id }: InputOf<typeof writeNote>) {
      const { id: companyId } = companyOf(user);
      await throttle.take([[LIMITS.notes, String(user.id)]]);
      const named = [...new Set(mentions)];
      return inTransaction(async (tx) => {
        if (!(await store.lockApplication(tx, companyId, id))) throw new AppError('not_found');
        if ((await store.countColleagues(tx, companyId, named)) < named.length) {
          throw new AppError('invalid', { errors: { mentions: [applicationsRefusal('refusal.mention_stranger')] } });
        }
        const note = { applicationId: id, authorId: user.id, body, mentions: named, clientId: client_id ?? null };
        const written = await store.insertNote(tx, note);
        if (!written) {
          const before = await store.findSentNote(tx, user.id, client_id ?? '');
          if (before?.applicationId !== id) throw new AppError('conflict');
          return show(before);
        }
        const change = { companyId, applicationId: id, actorId: user.id };
        await tx.record({ type: 'note.added', ...change, noteId: written.id, mentions: named });
        return show(written);
      });
    },

    async markRead(user: SessionUser, applicationId: number): Promise<void> {
      const { id: companyId } = companyOf(user);
      await inTransaction(async (tx) => {
        if (!(await store.lockApplication(tx, companyId, applicationId))) throw new AppError('not_found');
        await tx.record({ type: 'notes.read', applicationId, userId: user.id });
      });
    },

    async remove(user: SessionUser, applicationId: number, noteId: number): Promise<void> {
      const { id: companyId } = companyOf(user);
      await inTransaction(async (tx) => {
        const isOwn =
          (await store.lockApplication(tx, companyId, applicationId)) !== undefined &&
          (await store.deleteNote(tx, { id: noteId, applicationId, authorId: user.id }));
        if (!isOwn) throw new AppError('not_found');
        await tx.record({ type: 'note.deleted', companyId, applicationId, actorId: user.id, noteId });
      });
    },
  };
}
export type NotesService = ReturnType<typeof createNotesService>;
