import type { Db } from '#server/db/database.ts';
import { applicationGroups } from '#server/db/schema/board.ts';
import { users } from '#server/db/schema/identity.ts';
import { companies, companyMembers } from '#server/db/schema/profiles.ts';
import { insertStandardTemplates } from '#server/messenger/templates/templates.store.ts';
import { STARTING_GROUPS } from '#shared/board/board.values.ts';
import type { Stage } from './applications.ts';
import { daysBefore } from './clock.ts';
import type { DemoEmployer } from './employers.ts';
import { insertForIds, insertRows } from './insert-rows.ts';
import type { DemoMarket } from './market.ts';
import { DEMO_SIGN_INS } from './sign-ins.ts';

export type Staffed = { companyId: number; memberIds: [number, ...number[]]; groupIds: Record<Stage, number> };
export type Staff = { admin: number; reviewer: number; secondReviewer: number; of(employer: DemoEmployer): Staffed };

/** A second reviewer, beside the one whose account demo visitors can use. */
const SECOND_REVIEWER = { name: 'Halima Jelle', email: 'reviewer2@fursa.example', role: 'reviewer' as const };

/** Asserts that a value exists, because this file created it. */
export function known<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('The demo refers to something that it has not made.');
  return value;
}

export async function fillEmployers(db: Db, market: DemoMarket, passwordHash: string, now: Date): Promise<Staff> {
  const joined = daysBefore(now, 320);
  const account = (name: string, email: string, role: 'admin' | 'reviewer' | 'company') => ({
    name,
    email,
    role,
    username: name.toLowerCase().replaceAll(' ', '.'),
    passwordHash,
    locale: 'en' as const,
    createdAt: joined,
  });
  const office = [...DEMO_SIGN_INS.filter(({ role }) => role === 'admin' || role === 'reviewer'), SECOND_REVIEWER];
  const members = market.employers.flatMap((employer) => employer.members.map((member) => ({ employer, member })));
  const userIds = await insertForIds(db, users, [
    ...office.map(({ name, email, role }) => account(name, email, role as 'admin' | 'reviewer')),
    ...members.map(({ member }) => account(member.name, member.email, 'company')),
  ]);
  const companyIds = await insertForIds(
    db,
    companies,
    market.employers.map(({ members: _members, jobs: _jobs, ...profile }) => ({
      ...profile,
      socialInfo: { linkedin: `https://social.example/company/${profile.username}` },
      createdAt: joined,
    })),
  );
  const groups = companyIds.flatMap((companyId) =>
    STARTING_GROUPS.map((group, position) => ({ ...group, companyId, position, createdAt: joined })),
  );
  const groupIds = await insertForIds(db, applicationGroups, groups);
  const staffed = new Map<DemoEmployer, Staffed>();
  for (const [index, employer] of market.employers.entries()) {
    const companyId = known(companyIds[index]);
    await insertStandardTemplates(db, companyId);
    const ids = members.flatMap((each, place) =>
      each.employer === employer ? [known(userIds[office.length + place])] : [],
    );
    staffed.set(employer, {
      companyId,
      memberIds: [known(ids[0]), ...ids.slice(1)],
      groupIds: Object.fromEntries(
        groups.flatMap((group, place) => (group.companyId === companyId ? [[group.name, known(groupIds[place])]] : [])),
      ) as Record<Stage, number>,
    });
    await insertRows(
      db,
      companyMembers,
      employer.members.map(({ role }, place) => ({ userId: known(ids[place]), companyId, role, createdAt: joined })),
    );
  }
  const officer = (role: 'admin' | 'reviewer') => known(userIds[office.findIndex((each) => each.role === role)]);
  return {
    admin: officer('admin'),
    reviewer: officer('reviewer'),
    secondReviewer: known(userIds[office.indexOf(SECOND_REVIEWER)]),
    of: (employer) => known(staffed.get(employer)),
  };
}
