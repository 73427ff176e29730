import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { MailsAbout } from '#shared/messenger/messenger.values.ts';
import type { KindChoice } from '#shared/messenger/notices.contract.ts';
import {
  choiceOf,
  isNoticeKind,
  isWanted,
  type Stopped,
  withStarted,
  withStopped,
} from '#shared/messenger/notices.rules.ts';
import { CHOICE_KINDS_OF, type ChoiceKind, MAILED_ONLY, NOTICE_KINDS } from '#shared/messenger/notices.values.ts';
import type { Db } from '../../db/database.ts';
import type { InTransaction } from '../../kernel/transactions.ts';
import * as mails from '../mails/mail-choices.store.ts';
import * as store from './notice-choices.store.ts';

/** What follows the secret in the link of a mail: what the link stops. */
const STOPPED: readonly Stopped[] = [...NOTICE_KINDS, 'daily'];

/** Guests have these choices too, so they stand with the address. */
const BY_ADDRESS: Partial<Record<ChoiceKind, MailsAbout>> = { message: 'messages', stage: 'stages' };

/**
 * What people are told of, here and by mail. Whether mails about messages and stages come at all stands with the address, because
 * guests have that choice too; everything else stands with the account.
 */
export function createNoticeChoicesService({ db, inTransaction }: { db: Db; inTransaction: InTransaction }) {
  async function find(token: string, from: Db) {
    const [secret = '', what] = token.split('.');
    const stopped = STOPPED.find((one) => one === what);
    const found = stopped && (await store.findByToken(from, secret));
    if (!found) throw new AppError('not_found');
    const kinds = CHOICE_KINDS_OF[found.role].filter(isNoticeKind);
    const hasMessages = stopped === 'daily' && choiceOf(found.choices, 'message').mail === 'daily';
    return { ...found, stopped, kinds, emailOfMessages: hasMessages ? found.email : null };
  }

  return {
    async list({ id, role, email }: SessionUser): Promise<KindChoice[]> {
      const choices = await store.findChoices(db, id);
      const stopped = {
        messages: await mails.isStopped(db, email, 'messages'),
        stages: await mails.isStopped(db, email, 'stages'),
      };
      return CHOICE_KINDS_OF[role].map((kind) => {
        const { here, mail } = choiceOf(choices, kind);
        const about = BY_ADDRESS[kind];
        return { kind, here, mail: about && stopped[about] ? 'off' : mail };
      });
    },

    async choose({ id, role, email }: SessionUser, { kind, here, mail }: KindChoice): Promise<void> {
      if (!CHOICE_KINDS_OF[role].includes(kind)) throw new AppError('not_found');
      if (MAILED_ONLY.has(kind) && (!here || mail === 'daily')) throw new AppError('bad_request');
      await inTransaction(async (tx) => {
        const { choices } = await store.lockChoices(tx, id);
        const about = BY_ADDRESS[kind];
        if (about) {
          const { token } = await mails.mailChoiceOf(tx, email, about);
          await mails.chooseMails(tx, token, about, mail === 'off');
        }
        const stored = about && mail === 'off' ? choiceOf(choices, kind).mail : mail;
        await store.writeChoices(tx, id, { ...choices, [kind]: { here, mail: stored } });
        await tx.record({ type: 'notices.changed', userId: id });
      });
    },

    /** Whether the mails come that the link of a mail is about. */
    async isWantedBy(token: string): Promise<boolean> {
      const { choices, kinds, stopped, emailOfMessages } = await find(token, db);
      if (isWanted(choices, kinds, stopped)) return true;
      return emailOfMessages !== null && !(await mails.isStopped(db, emailOfMessages, 'messages'));
    },

    /** Stops these mails, or lets them come again as before. */
    async chooseBy(token: string, isWantedAgain: boolean): Promise<void> {
      await inTransaction(async (tx) => {
        const { userId, kinds, stopped, emailOfMessages } = await find(token, tx);
        const { choices } = await store.lockChoices(tx, userId);
        const change = isWantedAgain ? withStarted : withStopped;
        await store.writeChoices(tx, userId, change(choices, kinds, stopped));
        if (emailOfMessages === null) return;
        const messages = await mails.mailChoiceOf(tx, emailOfMessages, 'messages');
        await mails.chooseMails(tx, messages.token, 'messages', !isWantedAgain);
      });
    },
  };
}
export type NoticeChoicesService = ReturnType<typeof createNoticeChoicesService>;
