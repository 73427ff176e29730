import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Words } from '#shared/kernel/messages.ts';
import type { Notice } from '#shared/messenger/notices.contract.ts';
import { choiceOf, isNoticeKind } from '#shared/messenger/notices.rules.ts';
import { CHOICE_KINDS_OF, NOTICES } from '#shared/messenger/notices.values.ts';
import type { Db } from '../../db/database.ts';
import type { InTransaction } from '../../kernel/transactions.ts';
import type { Settings } from '../../reference/settings.ts';
import { findChoices } from './notice-choices.store.ts';
import * as store from './notices.store.ts';
import { showNotices } from './show-notices.ts';

type Parts = { db: Db; inTransaction: InTransaction; settings: Settings };
export type NewNotices = { notices: Notice[]; totals: Record<Notice['kind'], number>; showsMessages: boolean };

/** What a person was told of. */
export function createNoticesService({ db, inTransaction, settings }: Parts) {
  const showTo = (reader: store.NoticeReader, rows: readonly store.NoticeRow[], words: Words) =>
    showNotices({ db, settings, reader, rows, words });

  /** The kinds that the bell shows to the person. */
  async function readerOf({ id: userId, role, company }: SessionUser) {
    const choices = await findChoices(db, userId);
    const shown = CHOICE_KINDS_OF[role].filter((kind) => choiceOf(choices, kind).here);
    const reader = { userId, role, companyId: company?.id ?? null, kinds: shown.filter(isNoticeKind) };
    return { reader, showsMessages: shown.includes('message') };
  }

  return {
    /** The newest unread ones of each kind, and how many there are. */
    async listNew(user: SessionUser, most: number, words: Words): Promise<NewNotices> {
      const { reader, showsMessages } = await readerOf(user);
      const rows = await store.listUnread(db, reader, most);
      const totals = { mention: 0, held_message: 0, assignment: 0 };
      for (const { kind, total } of rows) totals[kind] = total;
      return { notices: await showTo(reader, rows, words), totals, showsMessages };
    },

    async list(user: SessionUser, before: number | null, words: Words) {
      const { reader } = await readerOf(user);
      const rows = await store.listNotices(db, reader, { before, most: NOTICES.page + 1 });
      const page = rows.slice(0, NOTICES.page);
      const next = rows.length > page.length ? (page.at(-1)?.id ?? null) : null;
      return { notices: await showTo(reader, page, words), next, unread: await store.countUnread(db, reader) };
    },

    async markRead(user: SessionUser, id: number): Promise<void> {
      const { reader } = await readerOf(user);
      await inTransaction(async (tx) => {
        if (!(await store.isSeen(tx, reader, id))) throw new AppError('not_found');
        const isNews = await store.markRead(tx, { userId: user.id, id });
        if (isNews) await tx.record({ type: 'notices.changed', userId: user.id });
      });
    },

    async markAllRead({ id: userId }: SessionUser): Promise<void> {
      await inTransaction(async (tx) => {
        if (await store.markRead(tx, { userId })) await tx.record({ type: 'notices.changed', userId });
      });
    },

    sweep: () => store.deleteOld(db),
  };
}
export type NoticesService = ReturnType<typeof createNoticesService>;
