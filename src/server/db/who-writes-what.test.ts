import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** `tx.record` alone writes the history. */
const WRITERS: Record<string, string[]> = { history: ['kernel'] };

const SERVER = 'src/server';
const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
const read = (path: string) => readFileSync(`${SERVER}/${path}`, 'utf8');

type Table = { variable: string; name: string; owner: string };

/** A table belongs to the folder of `src/server` that its schema file is named after. */
const tables: Table[] = sources.flatMap((path) => {
  const owner = /^db\/schema\/(\w+)\.ts$/.exec(path)?.[1];
  if (owner === undefined) return [];
  const declarations = read(path).matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g);
  return [...declarations].map(([, variable = '', name = '']) => ({ variable, name, owner }));
});

/** What a source writes, through drizzle or in SQL of its own. */
function tablesWrittenIn(source: string): Table[] {
  const written = new Set<string>();
  for (const [, variable] of source.matchAll(/\.\s*(?:insert|update|delete)\((\w+)\)/g))
    written.add(variable as string);
  const statements = /\b(?:insert into|delete from|update)\s+(?:only\s+)?(?:\$\{(\w+)\}|"?(\w+)"?)/gi;
  for (const [, variable, name] of source.matchAll(statements)) written.add((variable ?? name) as string);
  return tables.filter(({ variable, name }) => written.has(variable) || written.has(name));
}

function foreignWrites(file: string, source: string): string[] {
  const module = file.split('/')[0] as string;
  return tablesWrittenIn(source)
    .filter(({ name, owner }) => !(WRITERS[name] ?? [owner]).includes(module))
    .map(({ name }) => `${file} writes ${name}`);
}

describe('a table', () => {
  it('is written by the stores of its own module alone', () => {
    const stores = sources.filter((path) => path.endsWith('.store.ts'));
    expect([stores.length > 20, tables.length > 25]).toEqual([true, true]);
    const found = stores.flatMap((path) => foreignWrites(path, read(path)));
    expect(found).toEqual([]);
  });

  it('is found out to be another module’s, however it is written', () => {
    const file = 'drafts/drafts.store.ts';
    for (const write of [
      'await db\n.insert(users).values({})',
      'db.update(users).set({})',
      'db.delete(users)',
      'sql`insert into users (name) values (1)`',
      'sql`with a as (update users set name = 1) select 1`',
      `sql\`delete from \${users} where true\``,
    ]) {
      expect(foreignWrites(file, write), write).toEqual([`${file} writes users`]);
      expect(foreignWrites('identity/identity.store.ts', write), write).toEqual([]);
    }
    expect(foreignWrites(file, 'db.select().from(users).for("update")')).toEqual([]);
    expect(foreignWrites(file, 'select id from jobs for update skip locked')).toEqual([]);
  });
});
