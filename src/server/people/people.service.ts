import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { InputOf } from '#shared/kernel/endpoint.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { FoundPerson, findPeople, Person } from '#shared/people/people.contract.ts';
import { PEOPLE_PER_PAGE, PERSON_ACT_OF } from '#shared/people/people.values.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { Db } from '../db/database.ts';
import { listPersonActs } from './acts.store.ts';
import * as store from './people.store.ts';
import { showAct, stateOf } from './show-act.ts';

function showFound(row: store.PersonRow): FoundPerson {
  const { id, name, username, email, role, companyId, company, companyBlockedAt, memberRole } = row;
  return {
    id,
    name,
    username,
    email,
    role,
    state: stateOf(row),
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt === null ? null : new Date(row.lastSeenAt).toISOString(),
    company:
      companyId !== null && company !== null && memberRole !== null
        ? { id: companyId, name: company, role: memberRole, blocked: companyBlockedAt !== null }
        : null,
  };
}

/** Lets admins search accounts and read about one. */
export function createPeopleService({ db, audit }: { db: Db; audit: AuditService }) {
  return {
    async find({ page = 1, ...filters }: InputOf<typeof findPeople>) {
      const shown = { most: PEOPLE_PER_PAGE, skip: (page - 1) * PEOPLE_PER_PAGE };
      // Run concurrently, because each may have to scan all accounts.
      const [total, rows] = await Promise.all([store.countPeople(db, filters), store.listPeople(db, filters, shown)]);
      const pages = Math.max(1, Math.ceil(total / PEOPLE_PER_PAGE));
      return { people: rows.map(showFound), total, page, pages };
    },

    async show(admin: SessionUser, id: number): Promise<Person> {
      const row = await store.findPerson(db, id);
      if (!row) throw new AppError('not_found');
      await audit.recordPersonViewed(admin.id, id);
      const counts = await store.countOf(db, id);
      const isOwner = row.memberRole === 'owner' && row.companyId !== null;
      return {
        ...showFound(row),
        blocked_at: row.blockedAt?.toISOString() ?? null,
        erased_at: row.erasedAt?.toISOString() ?? null,
        ...counts,
        only_owner: isOwner && (await store.countOwners(db, row.companyId as number)) === 1,
        history: (await listPersonActs(db, id)).map((act) => ({ ...showAct(act), kind: PERSON_ACT_OF[act.type] })),
      };
    },
  };
}
export type PeopleService = ReturnType<typeof createPeopleService>;
