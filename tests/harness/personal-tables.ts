import { getTableName, is } from 'drizzle-orm';
import { type AnyPgColumn, getTableConfig, PgTable } from 'drizzle-orm/pg-core';

type Reasons = Record<string, string>;
type SchemaFile = { NOT_EXPORTED?: Reasons; NOT_ERASED?: Reasons };

const schemaFiles = Object.values(import.meta.glob<SchemaFile>('/src/server/db/schema/*.ts', { eager: true }));

/** By table, why it is not in a person's archive, or stays when the person is erased. */
export const NOT_EXPORTED: Reasons = Object.assign({}, ...schemaFiles.map((file) => file.NOT_EXPORTED));
export const NOT_ERASED: Reasons = Object.assign({}, ...schemaFiles.map((file) => file.NOT_ERASED));

const inSql = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const named = (column: AnyPgColumn) => inSql(column.name);

type Reference = { column: string; to: string; names: 'the person' | 'the author' };
type SchemaTable = {
  name: string;
  references: Reference[];
  /** Columns with the address of whom a row is about. */
  addresses: string[];
  /** Columns for free text, apart from addresses, names that must be unique, and the names of evaluators. */
  texts: string[];
  documents: string[];
  /** Columns with a time that every row has. */
  times: string[];
};

const ADDRESS = /email|recipient/i;

function describeTable(table: PgTable): SchemaTable {
  const { columns, foreignKeys } = getTableConfig(table);
  // A generated column holds what another one does, and cannot be written.
  const isFree = ({ name, columnType, enumValues, generated }: AnyPgColumn) =>
    /^Pg(Text|Varchar)$/.test(columnType) &&
    !generated &&
    !enumValues?.length &&
    !/email|recipient|username|token|code$|^evaluator/i.test(name);
  return {
    name: getTableName(table),
    references: foreignKeys.map((key) => {
      const { columns: own, foreignTable } = key.reference();
      // A row outlives its author, who is forgotten by emptying the column; it does not outlive whom it is about.
      const names = key.onDelete === 'set null' ? 'the author' : 'the person';
      return { column: named(own[0] as AnyPgColumn), to: getTableName(foreignTable), names };
    }),
    addresses: columns.filter(({ name }) => ADDRESS.test(name)).map(named),
    texts: columns.filter(isFree).map(named),
    documents: columns.filter(({ columnType }) => columnType === 'PgJsonb').map(named),
    times: columns.filter(({ columnType, notNull }) => columnType === 'PgTimestamp' && notNull).map(named),
  };
}

export const TABLES: SchemaTable[] = schemaFiles
  .flatMap((file) => Object.values(file))
  .flatMap((value) => (is(value, PgTable) ? [describeTable(value)] : []));

/** People themselves: the rows of all other tables lead to these. */
export const ROOTS = ['users', 'candidates'];

/** A table that is not about people, although it names one, leads to no further tables. */
const isImpersonal = (name: string) => name in NOT_EXPORTED && name in NOT_ERASED;

/** The tables with an address, or with a reference that leads to a person, directly or by way of other tables. */
export function findPersonalTables(tables: readonly SchemaTable[] = TABLES): SchemaTable[] {
  const found = new Set(ROOTS);
  const isPersonal = ({ addresses, references }: SchemaTable) =>
    addresses.length > 0 || references.some(({ to }) => found.has(to) && !isImpersonal(to));
  for (;;) {
    const more = tables.filter((table) => !found.has(table.name) && isPersonal(table));
    if (more.length === 0) return tables.filter(({ name }) => found.has(name));
    for (const { name } of more) found.add(name);
  }
}
