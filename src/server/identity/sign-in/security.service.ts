import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { identityMail } from '#shared/identity/identity-mails.texts.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Db } from '../../db/database.ts';
import type { InTransaction } from '../../kernel/transactions.ts';
import { findPasswordHash } from '../identity.store.ts';
import { isFreshProof, type Session, type Sessions } from '../sessions.ts';
import { deleteLink, listLinks } from './linked-providers.store.ts';
import { showPasskey } from './passkeys.service.ts';
import { listPasskeys } from './passkeys.store.ts';
import type { Providers } from './providers.ts';
import { countRecoveryCodes, findApp } from './second-factor.store.ts';
import type { SecurityNotice } from './security-notice.ts';
import { removeWay } from './ways.ts';

type Parts = {
  db: Db;
  inTransaction: InTransaction;
  sessions: Sessions;
  providers: Providers;
  notice: SecurityNotice;
};

/** What people see of the ways in which they sign in. */
export function createSecurityService({ db, inTransaction, sessions, providers, notice }: Parts) {
  return {
    async show({ user, isHeldBack }: Session) {
      const app = await findApp(db, user.id);
      const links = new Map((await listLinks(db, user.id)).map(({ provider, email }) => [provider, email]));
      return {
        has_password: (await findPasswordHash(db, user.id)) !== null,
        second_factor: app?.confirmedAt
          ? { since: app.confirmedAt.toISOString(), codes_left: await countRecoveryCodes(db, user.id) }
          : null,
        second_factor_required: sessions.needsSecondFactor(user),
        held_back: isHeldBack,
        passkeys: (await listPasskeys(db, user.id)).map(showPasskey),
        providers: providers
          .list()
          .map((one) => ({ ...one, linked: links.has(one.name), email: links.get(one.name) ?? null })),
      };
    },

    async findProof(session: Session) {
      const { id } = session.user;
      const linked = new Set((await listLinks(db, id)).map(({ provider }) => provider));
      const app = await findApp(db, id);
      return {
        fresh: isFreshProof(session),
        ways: {
          password: (await findPasswordHash(db, id)) !== null,
          code: Boolean(app?.confirmedAt),
          passkey: (await listPasskeys(db, id)).length > 0,
          providers: providers.list().filter(({ name }) => linked.has(name)),
        },
      };
    },

    async unlink({ id }: SessionUser, name: string): Promise<void> {
      const label = providers.labelOf(name);
      await inTransaction((tx) =>
        removeWay(tx, providers, id, async () => {
          if (!(await deleteLink(tx, id, name))) throw new AppError('not_found');
          await tx.record({ type: 'provider.unlinked', actorId: id, userId: id, provider: label });
          await notice(tx, id, identityMail('mail.provider_unlinked', { provider: label }));
        }),
      );
    },
  };
}
export type SecurityService = ReturnType<typeof createSecurityService>;
