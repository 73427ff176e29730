import type { confirmRegistration, register, takeOverRegistration } from '#shared/identity/identity.contract.ts';
import { CONFIRMATION_HOURS } from '#shared/identity/identity.values.ts';
import { identityRefusal } from '#shared/identity/identity-refusals.texts.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { Db } from '../db/database.ts';
import { digestOf, newSecret } from '../kernel/secrets.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import type { Mailer } from '../queue/mailer.ts';
import { LIMITS } from './identity.limits.ts';
import { alreadyRegisteredMail, confirmationMail } from './identity.mails.ts';
import { type Browser, BY_LINK, type IdentityService, type Origin, type SignedIn } from './identity.service.ts';
import * as store from './identity.store.ts';
import { hashPassword, isRightPassword } from './passwords.ts';
import type { Throttle } from './throttle.ts';

const HOUR = 60 * 60 * 1000;

type Parts = {
  db: Db;
  inTransaction: InTransaction;
  identity: IdentityService;
  throttle: Throttle;
  mailer: Mailer;
  publicUrl: string;
};
type Pending = NonNullable<Awaited<ReturnType<typeof store.findPendingRegistration>>>;
type Corrections = Partial<Pick<Pending, 'role' | 'name' | 'companyName' | 'passwordHash' | 'application'>>;

/** An account needs two proofs: that its owner reads the mailbox, and that the same person chose the password. */
export function createRegistrationService({ db, inTransaction, identity, throttle, mailer, publicUrl }: Parts) {
  async function mustFind(token: string, tx: Db = db): Promise<Pending> {
    const pending = await store.findPendingRegistration(tx, digestOf(token));
    if (!pending) throw new AppError('link_expired');
    return pending;
  }

  /** Creates the account. Only this uses up the link. */
  async function begin(token: string, corrections: Corrections, at: Browser): Promise<SignedIn> {
    return inTransaction(async (tx) => {
      const pending = await store.takePendingRegistration(tx, digestOf(token), (await mustFind(token, tx)).email);
      if (!pending) throw new AppError('link_expired');
      const { email, name, role, companyName, passwordHash, application } = { ...pending, ...corrections };
      const userId = await identity.createUser(tx, { email, name, role, passwordHash });
      if (userId === undefined) throw new AppError('link_expired');
      await store.deletePendingRegistrations(tx, email);
      const registered = { userId, role, name, email, locale: at.locale, companyName, application };
      await tx.record({ type: 'user.registered', ...registered });
      return identity.startSession(userId, at, BY_LINK, tx);
    });
  }

  return {
    /** The response and the work are the same whether the e-mail has an account or not; only the mail differs. */
    async register(input: InputOf<typeof register>, { address, browser, locale }: Origin): Promise<void> {
      await throttle.take([[LIMITS.accountMailAddress, address]]);
      const { email, name, role } = input;
      const passwordHash = await hashPassword(input.password);
      if (!(await throttle.tryTake([[LIMITS.registrationMail, email]]))) return;
      const token = newSecret();
      await inTransaction(async (tx) => {
        await store.insertPendingRegistration(tx, {
          tokenHash: digestOf(token),
          email,
          name,
          companyName: input.company_name ?? name,
          role,
          passwordHash,
          browserHash: digestOf(browser),
          application: input.application ?? null,
          expiresAt: new Date(Date.now() + CONFIRMATION_HOURS * HOUR),
        });
        const holder = await store.findHolder(tx, email);
        await mailer.write(
          tx,
          holder
            ? alreadyRegisteredMail({ email, locale: holder.locale ?? locale, publicUrl })
            : confirmationMail({ email, locale, publicUrl, token }),
        );
      });
    },

    /**
     * Anybody can register somebody else's e-mail with a password of their own. So the link alone is enough only in
     * the browser that registered; elsewhere whoever opens it must know the password, or choose a new one.
     */
    async confirm({ token, password }: InputOf<typeof confirmRegistration>, at: Origin): Promise<SignedIn> {
      const pending = await mustFind(token);
      if (!pending.browserHash?.equals(digestOf(at.browser))) {
        if (password === undefined) throw new AppError('other_browser', { extra: { registration: show(pending) } });
        await throttle.take([[LIMITS.mailedLink, token]]);
        if (!(await isRightPassword(pending.passwordHash, password))) {
          throw new AppError('invalid', { errors: { password: [identityRefusal('refusal.not_registered_password')] } });
        }
      }
      return begin(token, {}, at);
    },

    /** Lets the owner of the mailbox replace the password and everything that a stranger may have typed. */
    async takeOver(input: InputOf<typeof takeOverRegistration>, at: Browser): Promise<SignedIn> {
      const { token, role, name, company_name: companyName = name } = input;
      const { application } = await mustFind(token);
      await throttle.take([[LIMITS.mailedLink, token]]);
      const passwordHash = await hashPassword(input.password);
      const claimed = input.with_application ? application : null;
      return begin(token, { role, name, companyName, passwordHash, application: claimed }, at);
    },
  };
}
export type RegistrationService = ReturnType<typeof createRegistrationService>;

function show({ email, role, name, companyName, application }: Pending) {
  return { email, role, name, company_name: companyName, has_application: application !== null };
}
