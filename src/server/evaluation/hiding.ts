import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { allHiddenColumns } from '../applications/applications.api.ts';
import type { Db } from '../db/database.ts';
import type { Settings } from '../reference/settings.ts';

/** Says which names a reader must not see: all of them, or only those in certain columns. */
export type Hiding = { all: boolean; groups: ReadonlySet<number> };

const NOBODY: Hiding = { all: false, groups: new Set() };

/**
 * Reviewers do not see candidates whom a company's blind review hides, or any names if the site's settings say so.
 * Admins see all names.
 */
export async function hidingFrom(
  { role }: Pick<SessionUser, 'role'>,
  { db, settings }: { db: Db; settings: Settings },
) {
  if (role !== 'reviewer') return NOBODY;
  const { hide_names_from_reviewers: all } = await settings.values();
  return { all, groups: all ? new Set<number>() : await allHiddenColumns(db) };
}

export const isHidden = ({ all, groups }: Hiding, groupId: number) => all || groups.has(groupId);
