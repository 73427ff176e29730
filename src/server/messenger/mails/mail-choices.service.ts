import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { MailsAbout } from '#shared/messenger/messenger.values.ts';
import type { Db } from '../../db/database.ts';
import type { Events } from '../../kernel/events.ts';
import * as store from './mail-choices.store.ts';

export function listenForNewEmails(events: Events): void {
  events.inTransaction('email.changed', ({ from, to }, tx) => store.moveMailChoice(tx, from, to));
}

/** Lets people choose which mails they get, by the link in each mail or in their account. */
export function createMailChoicesService(db: Db) {
  return {
    async isWanted(token: string, about: MailsAbout): Promise<boolean> {
      const choice = await store.findMailChoice(db, token, about);
      if (!choice) throw new AppError('not_found');
      return !choice.isStopped;
    },

    async choose(token: string, about: MailsAbout, isWanted: boolean): Promise<boolean> {
      if (!(await store.chooseMails(db, token, about, !isWanted))) throw new AppError('not_found');
      return isWanted;
    },

    isWantedBy: async ({ email }: SessionUser, about: MailsAbout) => !(await store.isStopped(db, email, about)),

    async chooseFor({ email }: SessionUser, about: MailsAbout, isWanted: boolean): Promise<boolean> {
      const { token } = await store.mailChoiceOf(db, email, about);
      await store.chooseMails(db, token, about, !isWanted);
      return isWanted;
    },
  };
}
export type MailChoicesService = ReturnType<typeof createMailChoicesService>;
