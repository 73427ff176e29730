import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Db } from '../../db/database.ts';
import type { Events } from '../../kernel/events.ts';
import * as store from './mail-choices.store.ts';

export function listenForNewEmails(events: Events): void {
  events.inTransaction('email.changed', ({ from, to }, tx) => store.moveMailChoice(tx, from, to));
}

/** Lets people choose whether they get mails about messages, by the link in each mail or in their account. */
export function createMailChoicesService(db: Db) {
  return {
    async isWanted(token: string): Promise<boolean> {
      const choice = await store.findMailChoice(db, token);
      if (!choice) throw new AppError('not_found');
      return !choice.isStopped;
    },

    async choose(token: string, isWanted: boolean): Promise<boolean> {
      if (!(await store.chooseMails(db, token, !isWanted))) throw new AppError('not_found');
      return isWanted;
    },

    isWantedBy: async ({ email }: SessionUser) => !(await store.isStopped(db, email)),

    async chooseFor({ email }: SessionUser, isWanted: boolean): Promise<boolean> {
      const { token } = await store.mailChoiceOf(db, email);
      await store.chooseMails(db, token, !isWanted);
      return isWanted;
    },
  };
}
export type MailChoicesService = ReturnType<typeof createMailChoicesService>;
