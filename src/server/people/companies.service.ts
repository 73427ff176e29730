import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { AdminCompany, blockCompany, FoundCompany, findCompanies } from '#shared/people/companies.contract.ts';
import { COMPANY_ACT_OF, PEOPLE_PER_PAGE } from '#shared/people/people.values.ts';
import { peopleRefusal } from '#shared/people/people-refusals.texts.ts';
import type { Db } from '../db/database.ts';
import { lockAdmins } from '../identity/identity.api.ts';
import type { Sessions } from '../identity/sessions.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import {
  hasOwner,
  isCompany,
  listMemberIds,
  writeCompanyBlocked,
  writeRequiredProvider,
} from '../profiles/profiles.api.ts';
import { assertStillAdmin } from './acting.ts';
import { listCompanyActs } from './acts.store.ts';
import * as store from './companies.store.ts';
import { showAct, stateOf } from './show-act.ts';

type Parts = { db: Db; inTransaction: InTransaction; sessions: Sessions };
type OnCompany = InputOf<typeof blockCompany>;

function showFound(row: store.CompanyRow): FoundCompany {
  const { id, name, username, email, members } = row;
  return {
    id,
    name,
    username,
    email,
    state: row.blockedAt ? 'blocked' : 'active',
    created_at: row.createdAt.toISOString(),
    members,
    open_jobs: row.openJobs,
  };
}

/** Lets admins search companies, read about one, and block it. */
export function createCompaniesService({ db, inTransaction, sessions }: Parts) {
  async function turn(admin: SessionUser, { id, reason }: OnCompany, isBlocked: boolean): Promise<void> {
    await inTransaction(async (tx) => {
      assertStillAdmin(await lockAdmins(tx), admin.id);
      if (!(await writeCompanyBlocked(tx, id, isBlocked))) {
        throw new AppError((await isCompany(tx, id)) ? 'conflict' : 'not_found');
      }
      if (!isBlocked && !(await hasOwner(tx, id))) {
        throw new AppError('conflict', { message: peopleRefusal('refusal.no_owner') });
      }
      if (isBlocked) for (const userId of await listMemberIds(tx, id)) await sessions.endAllOf(userId, tx);
      const type = isBlocked ? 'company.blocked' : 'company.unblocked';
      await tx.record({ type, actorId: admin.id, companyId: id, reason });
    });
  }

  return {
    async find({ page = 1, ...filters }: InputOf<typeof findCompanies>) {
      const shown = { most: PEOPLE_PER_PAGE, skip: (page - 1) * PEOPLE_PER_PAGE };
      const [total, rows] = await Promise.all([
        store.countCompanies(db, filters),
        store.listCompanies(db, filters, shown),
      ]);
      const pages = Math.max(1, Math.ceil(total / PEOPLE_PER_PAGE));
      return { companies: rows.map(showFound), total, page, pages };
    },

    async show(id: number): Promise<AdminCompany> {
      const row = await store.findCompany(db, id);
      if (!row) throw new AppError('not_found');
      const team = await store.listTeamOf(db, id);
      return {
        ...showFound(row),
        blocked_at: row.blockedAt?.toISOString() ?? null,
        phone: row.phone,
        website: row.website,
        required_provider: row.requiredProvider,
        ...(await store.countOfCompany(db, id)),
        team: team.map((member) => ({ id: member.id, name: member.name, role: member.role, state: stateOf(member) })),
        history: (await listCompanyActs(db, id)).map((act) => ({ ...showAct(act), kind: COMPANY_ACT_OF[act.type] })),
      };
    },

    async freeSignIn(admin: SessionUser, { id, reason }: OnCompany): Promise<void> {
      await inTransaction(async (tx) => {
        assertStillAdmin(await lockAdmins(tx), admin.id);
        if (!(await isCompany(tx, id))) throw new AppError('not_found');
        const before = await writeRequiredProvider(tx, id, null);
        if (before === null) throw new AppError('conflict');
        const change = { from: before, to: null, reason };
        await tx.record({ type: 'company.sign_in_changed', actorId: admin.id, companyId: id, ...change });
      });
    },

    block: (admin: SessionUser, input: OnCompany) => turn(admin, input, true),
    unblock: (admin: SessionUser, input: OnCompany) => turn(admin, input, false),
  };
}
export type CompaniesService = ReturnType<typeof createCompaniesService>;
