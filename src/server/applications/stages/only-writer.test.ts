import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const SERVER = path.resolve('src/server');

/** `tx.record` writes what happened, to whatever it happened. */
const RECORDER = 'kernel/history.store.ts';

// The demo tells of weeks that nobody lived through, with times of its own; what happens here happens now.
const EXEMPT = /^(applications\/stages|db|demo)\/|\.test\.ts$/;

const STANDING = /\b(groupId|group_id|rank|outcome|stageSince|stage_since|withdrawnAt|withdrawn_at)\b/;

/** What a source does to an application that is the stages' to do. */
function offences(source: string): string[] {
  const written = [
    ...source.matchAll(/\.update\(applications\)\s*\.set\(([\s\S]*?)\.(?:where|returning|from)\(/g),
    ...source.matchAll(/\bupdate applications\b([\s\S]*?)\bwhere\b/gi),
    ...source.matchAll(/\binsert into applications\s*\(([^)]*)\)/gi),
  ];
  return [
    ...written.flatMap(([, values = '']) => STANDING.exec(values)?.[0] ?? []),
    ...(source.match(/\.(?:insert|delete)\(applications\)|\bdelete from applications\b/gi) ?? []),
    ...(source.match(/\.insert\(history\)|\binsert into history\b/gi) ?? []).map(() => 'history'),
  ];
}

const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll(path.sep, '/'))
  .filter((name) => name.endsWith('.ts') && !EXEMPT.test(name));

describe('where an application stands', () => {
  it('is written by the stages alone', () => {
    const found = sources.flatMap((name) => {
      const wrong = offences(readFileSync(path.join(SERVER, name), 'utf8'));
      const left = name === RECORDER ? wrong.filter((what) => what !== 'history') : wrong;
      return left.map((what) => `${name} writes ${what}`);
    });
    expect(sources.length).toBeGreaterThan(200);
    expect(found).toEqual([]);
  });

  it.each([
    ["db.update(applications)\n .set({ outcome: 'passed' }).where(x)", 'outcome'],
    ['db.update(applications).set({ ...place, rank }).where(x)', 'rank'],
    ['update applications set ai_score = 1, group_id = 2 where id = 1', 'group_id'],
    ['with a as (insert into applications (job_id, rank) values ($1, $2))', 'rank'],
    ['db.insert(applications).values(row)', '.insert(applications)'],
    ['tx.delete(applications)', '.delete(applications)'],
    ['await db.insert(history).values(step)', 'history'],
    ['insert into history (type) select 1', 'history'],
  ])('would be found in: %s', (source, what) => {
    expect(offences(source)).toEqual([what]);
  });

  it('is not what other columns say', () => {
    expect(offences('db.update(applications).set({ resumeId }).where(eq(applications.groupId, 1))')).toEqual([]);
    expect(offences("update applications set disputed_at = now() where outcome <> 'withdrawn'")).toEqual([]);
  });
});
