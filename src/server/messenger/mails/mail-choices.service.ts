import { AppError } from '#shared/kernel/errors.ts';
import type { Db } from '../../db/database.ts';
import type { Events } from '../../kernel/events.ts';
import type { NoticeChoicesService } from '../notices/notice-choices.service.ts';
import * as store from './mail-choices.store.ts';

export function listenForNewEmails(events: Events): void {
  events.inTransaction('email.changed', ({ from, to }, tx) => store.moveMailChoice(tx, from, to));
}

/** Links about messages hold nothing but a secret; in those about notices, a dot and what they stop follow. */
const isAboutMessages = (token: string) => !token.includes('.');

type Parts = { db: Db; notices: NoticeChoicesService };

/** Lets people stop mails by the link in each of them, and let them come again. */
export function createMailChoicesService({ db, notices }: Parts) {
  return {
    async find(token: string): Promise<{ wanted: boolean; messages: boolean }> {
      if (!isAboutMessages(token)) return { wanted: await notices.isWantedBy(token), messages: false };
      const choice = await store.findMailChoice(db, token);
      if (!choice) throw new AppError('not_found');
      return { wanted: !choice.isStopped, messages: true };
    },

    async choose(token: string, isWanted: boolean): Promise<boolean> {
      if (!isAboutMessages(token)) await notices.chooseBy(token, isWanted);
      else if (!(await store.chooseMails(db, token, !isWanted))) throw new AppError('not_found');
      return isWanted;
    },
  };
}
export type MailChoicesService = ReturnType<typeof createMailChoicesService>;
