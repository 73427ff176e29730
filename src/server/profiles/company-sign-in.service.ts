import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { Provider } from '#shared/identity/sign-in/proofs.contract.ts';
import { AppError } from '#shared/kernel/errors.ts';
import { profilesRefusal } from '#shared/profiles/profiles-refusals.texts.ts';
import type { Db } from '../db/database.ts';
import type { Session, Sessions } from '../identity/sessions.ts';
import type { Providers } from '../identity/sign-in/providers.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import { listMemberIds } from './blocking.store.ts';
import { findRequiredProvider, writeRequiredProvider } from './company.store.ts';
import { assertOwner, companyOf } from './membership.ts';

type Parts = { db: Db; inTransaction: InTransaction; sessions: Sessions; providers: Providers };

/** A company can let its members sign in with its provider alone. */
export function createCompanySignInService({ db, inTransaction, sessions, providers }: Parts) {
  const shown = (name: string | null): Provider | null =>
    name === null ? null : { name, label: providers.labelOf(name) };

  return {
    async show(user: SessionUser, session: Session | null) {
      const own = session?.shown.provider ?? null;
      return {
        required: shown(await findRequiredProvider(db, companyOf(user).id)),
        offered: shown(own !== null && providers.has(own) ? own : null),
        available: providers.list().length > 0,
      };
    },

    /** Whoever asks for a provider has signed in with it, so that an owner is always left who can take it back. */
    async change({ user, shown: { provider: own } }: Session, provider: string | null): Promise<void> {
      const { id: companyId } = assertOwner(user);
      if (provider !== null && !providers.has(provider)) throw new AppError('not_found');
      if (provider !== null && provider !== own) {
        const values = { provider: providers.labelOf(provider) };
        throw new AppError('conflict', { message: profilesRefusal('refusal.sign_in_with_it_first', values) });
      }
      await inTransaction(async (tx) => {
        const before = await writeRequiredProvider(tx, companyId, provider);
        if (before === provider) return;
        if (provider !== null) await sessions.endWithoutProvider(await listMemberIds(tx, companyId), provider, tx);
        const change = { from: before, to: provider, reason: null };
        await tx.record({ type: 'company.sign_in_changed', actorId: user.id, companyId, ...change });
      });
    },
  };
}
export type CompanySignInService = ReturnType<typeof createCompanySignInService>;
