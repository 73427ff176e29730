import { getTableName, is, type SQLWrapper, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { Database, Db } from '#server/db/database.ts';

type Act = 'insert' | 'update' | 'delete';
type Rule = {
  table: string;
  acts: readonly Act[];
  /** The rule is about these columns of the table only. */
  columns?: readonly string[];
  /** How the path of a source in `src/server` begins that may do this. */
  by: string;
  /** One more that may, with SQL that it takes from the first. */
  with?: string;
};

/** These columns say where an application stands. */
const STANDING = ['group_id', 'rank', 'outcome', 'stage_since', 'withdrawn_at'];

/** Tables that are not simply for all stores of their module. */
const EXCEPTIONS: readonly Rule[] = [
  { table: 'history', acts: ['insert', 'update', 'delete'], by: 'kernel/history.store.ts' },
  // They put a new application where the stages say.
  {
    table: 'applications',
    acts: ['insert'],
    by: 'applications/submission.store.ts',
    with: 'applications/imported/imported.store.ts',
  },
  { table: 'applications', acts: ['delete'], by: 'applications/stages/' },
  { table: 'applications', acts: ['update'], columns: STANDING, by: 'applications/stages/' },
  // A message counts against its limits in the statement that stores it.
  { table: 'throttles', acts: ['insert', 'update'], by: 'identity/', with: 'messenger/messages.store.ts' },
];

const schemaFiles = import.meta.glob<Record<string, unknown>>('/src/server/db/schema/*.ts', { eager: true });

/** A table belongs to the folder of `src/server` that its schema file is named after. */
const RULES: readonly Rule[] = Object.entries(schemaFiles).flatMap(([file, exported]) => {
  const owner = file.replace(/^.*\/(\w+)\.ts$/, '$1');
  const tables = Object.values(exported)
    .filter((value) => is(value, PgTable))
    .map(getTableName);
  return tables.flatMap((table) => {
    const exceptions = EXCEPTIONS.filter((rule) => rule.table === table);
    const isLeft = (act: Act) => !exceptions.some(({ acts, columns }) => acts.includes(act) && !columns);
    const left = (['insert', 'update', 'delete'] as const).filter(isLeft);
    return [...exceptions, ...(left.length > 0 ? [{ table, acts: left, by: `${owner}/` }] : [])];
  });
});

const isSource = (path: string) => path.includes('/src/server/') && !/\/src\/server\/db\/[\w-]+\.ts$/.test(path);

/** The source that writes, as a path in `src/server`; undefined for tests and for the demo. */
function writerOnTheStack(): string | undefined {
  const { prepareStackTrace } = Error;
  // Only files are wanted. Vitest would look up the original line of every call, which takes long.
  Error.prepareStackTrace = (_, calls) => calls.map((call) => call.getFileName() ?? '');
  const files = new Error().stack as unknown as string[];
  Error.prepareStackTrace = prepareStackTrace;
  const path = files.find(isSource)?.split('/src/server/')[1];
  return path?.endsWith('.test.ts') || path?.startsWith('demo/') ? undefined : path;
}
type Writer = ReturnType<typeof writerOnTheStack>;

/**
 * Makes a test's database refuse what a store writes to tables of another module. Drizzle's builders name their table.
 * SQL in text is signed with its source in a comment, which triggers compare with the table that is really written.
 */
export async function guardWrites(database: Database, asking = (onTheStack: Writer) => onTheStack): Promise<Database> {
  const writerOf = () => asking(writerOnTheStack());
  await database.query([REFUSE_FOREIGN_SIGNATURE, ...RULES.map(triggerOf)].join('\n'));
  const { query } = database;
  return Object.assign(database, {
    db: guarded(database.db, writerOf),
    query: (text: string, values?: unknown[]) => query(`${signature(writerOf())}${text}`, values),
  });
}

const REFUSE_FOREIGN_SIGNATURE = `
  create function refuse_foreign_signature() returns trigger language plpgsql as $$
  declare writer text := substring(current_query() from '^/[*] (\\S+) [*]/');
  begin
    -- What follows from a foreign key is written by no source.
    if pg_trigger_depth() = 1 and not starts_with(writer, tg_argv[0]) and writer <> tg_argv[1] then
      raise exception '% writes %, which is for %', writer, tg_table_name, tg_argv[0];
    end if;
    return null;
  end $$;`;

function triggerOf({ table, acts, columns, by, with: other = '' }: Rule, index: number): string {
  const events = columns ? `update of ${columns.join(', ')}` : acts.join(' or ');
  return `create trigger guard_${index} before ${events} on ${table} execute function refuse_foreign_signature('${by}', '${other}');`;
}

const signature = (writer: Writer) => (writer === undefined ? '' : `/* ${writer} */ `);

function guarded(db: Db, writerOf: () => Writer): Db {
  const refuseForeign = (table: PgTable, act: Act, values: object = {}) => {
    const writer = writerOf();
    if (writer === undefined) return;
    const name = getTableName(table);
    const columns = Object.keys(values).map((key) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
    for (const rule of RULES.filter((one) => one.table === name && one.acts.includes(act))) {
      const concerns = !rule.columns || rule.columns.some((column) => columns.includes(column));
      const isAllowed = writer.startsWith(rule.by) || writer === rule.with;
      if (concerns && !isAllowed) throw new Error(`${writer} writes ${name}, which is for ${rule.by}`);
    }
  };
  const own = {
    insert: db.insert.bind(db),
    update: db.update.bind(db),
    delete: db.delete.bind(db),
    execute: db.execute.bind(db),
    transaction: db.transaction.bind(db),
    runNamed: db.runNamed,
  };
  return Object.assign(db, {
    insert(table: PgTable) {
      refuseForeign(table, 'insert');
      return own.insert(table);
    },
    update(table: PgTable) {
      const builder = own.update(table);
      const set = builder.set.bind(builder);
      return Object.assign(builder, {
        set(values: Parameters<typeof set>[0]) {
          refuseForeign(table, 'update', values);
          return set(values);
        },
      });
    },
    delete(table: PgTable) {
      refuseForeign(table, 'delete');
      return own.delete(table);
    },
    execute(query: SQLWrapper | string) {
      const statement = typeof query === 'string' ? sql.raw(query) : query;
      return own.execute(sql`${sql.raw(signature(writerOf()))}${statement}`);
    },
    transaction: (act: (tx: Db) => Promise<unknown>, config: Parameters<typeof own.transaction>[1]) =>
      own.transaction((tx) => act(guarded(tx as unknown as Db, writerOf)), config),
    ...(own.runNamed && {
      runNamed: (statement: Parameters<typeof own.runNamed>[0]) =>
        own.runNamed?.({ ...statement, text: `${signature(writerOf())}${statement.text}` }),
    }),
  }) as Db;
}
