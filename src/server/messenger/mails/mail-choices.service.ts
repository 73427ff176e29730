import { AppError } from '#shared/kernel/errors.ts';
import type { StoppedByLink } from '#shared/messenger/messenger.values.ts';
import type { Db } from '../../db/database.ts';
import type { Events } from '../../kernel/events.ts';
import type { NoticeChoicesService } from '../notices/notice-choices.service.ts';
import * as store from './mail-choices.store.ts';

export function listenForNewEmails(events: Events): void {
  events.inTransaction('email.changed', ({ from, to }, tx) => store.moveMailChoice(tx, from, to));
}

type Parts = { db: Db; notices: NoticeChoicesService };

/** A link about messages holds nothing but a secret. In all others a dot and what they stop follow. */
function readToken(token: string): { about: StoppedByLink; secret: string } {
  const [secret = '', what] = token.split('.');
  if (what === undefined) return { about: 'messages', secret };
  return what === 'stages' ? { about: 'stages', secret } : { about: 'notices', secret: token };
}

/** Lets people stop mails by the link in each of them, and let them come again. */
export function createMailChoicesService({ db, notices }: Parts) {
  return {
    async find(token: string): Promise<{ wanted: boolean; about: StoppedByLink }> {
      const { about, secret } = readToken(token);
      if (about === 'notices') return { wanted: await notices.isWantedBy(secret), about };
      const choice = await store.findMailChoice(db, secret, about);
      if (!choice) throw new AppError('not_found');
      return { wanted: !choice.isStopped, about };
    },

    async choose(token: string, isWanted: boolean): Promise<boolean> {
      const { about, secret } = readToken(token);
      if (about === 'notices') await notices.chooseBy(secret, isWanted);
      else if (!(await store.chooseMails(db, secret, about, !isWanted))) throw new AppError('not_found');
      return isWanted;
    },
  };
}
export type MailChoicesService = ReturnType<typeof createMailChoicesService>;
