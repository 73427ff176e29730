import { randomInt } from 'node:crypto';
import { generateKeyBetween } from 'fractional-indexing';
import type { FixedGroup } from '#shared/board/board.values.ts';
import type { Db } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';

export type ColumnEnd = { groupId: number; name: string; last: string | null } | null;
export type Place = { groupId: number; name: string; rank: string };

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const DIGITS_OF_CHANCE = 6;

/** The end of a fixed column, which every company has: the column's id and name, and the rank of its last card. */
export const columnEndText = (companyId: string, fixed: string) => `(
  select json_build_object('groupId', g.id, 'name', g.name, 'last', (
    select a.rank from applications a
    where a.company_id = g.company_id and a.group_id = g.id order by a.rank desc limit 1
  ))
  from application_groups g
  where g.company_id = ${companyId} and g.fixed = ${fixed})`;

/**
 * A place after the last card. Nothing is locked: two cards that arrive at the same moment are placed after the same
 * card, and random digits give them different ranks, in either order.
 */
export function placeBehind(end: ColumnEnd): Place {
  if (!end) throw new Error('a company without one of its own columns');
  const { groupId, name, last } = end;
  const chance = Array.from({ length: DIGITS_OF_CHANCE }, () => DIGITS[randomInt(1, DIGITS.length)]).join('');
  return { groupId, name, rank: generateKeyBetween(last, null) + chance };
}

const findEnd = prepared<{ place: ColumnEnd }, { companyId: number; fixed: FixedGroup }>(
  'column_end',
  `select ${columnEndText(':companyId', ':fixed')} as place`,
);

export async function endOfColumn(db: Db, companyId: number, fixed: FixedGroup): Promise<Place> {
  const [row] = await findEnd(db, { companyId, fixed });
  return placeBehind(row?.place ?? null);
}

const findLast = prepared<{ last: string | null }, { companyId: number; groupId: number }>(
  'last_rank',
  'select max(a.rank) as last from applications a where a.company_id = :companyId and a.group_id = :groupId',
);

/** The rank of the last card of a column. */
export async function endOfColumnById(db: Db, companyId: number, groupId: number): Promise<string | null> {
  const [row] = await findLast(db, { companyId, groupId });
  return row?.last ?? null;
}
