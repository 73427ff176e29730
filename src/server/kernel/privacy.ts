import type { AccountRole } from '#shared/kernel/access.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import type { Db, Table } from '../db/database.ts';
import type { Tx } from './events.ts';

/** The person whose archive is made, with the ids that the rows of the modules refer to. */
export type Person = {
  userId: number;
  name: string;
  username: string;
  email: string | null;
  role: AccountRole;
  locale: Locale | null;
  candidateId: number | null;
  applicationIds: readonly number[];
};

/** An admin's archive also holds what others said about the person among themselves. */
export type ArchiveReader = 'person' | 'admin';

export type OwnFile = { kind: 'cv' | 'photo' | 'attachments'; name: string; key: string; bytes: number };

/** A list, or an object to which several modules add their parts. Rows of a list with the same id are one row. */
export type ArchiveDocument = object | readonly object[] | null;

export type PersonData = {
  /** The JSON files of the archive, by their names without the suffix. */
  documents?: Record<string, ArchiveDocument>;
  files?: readonly OwnFile[];
};

export type PersonExport = {
  /** The tables with personal data that it reads. A test holds this against the schema and against archives. */
  tables: readonly Table[];
  read: (db: Db, person: Person, reader: ArchiveReader) => Promise<PersonData>;
};

/** Everything that identifies an erased person. */
export type ErasedPerson = {
  userId: number;
  /** Their own candidate, and guests with the same email. */
  candidateIds: readonly number[];
  email: string;
  /** What they called themselves in their account and in what they sent. */
  names: readonly string[];
};

export type PersonErasure = {
  /** The tables in which nothing of the person is left. A test holds this against the schema and the database. */
  tables: readonly Table[];
  /**
   * Deletes or empties what the module stores about the person. Returns the ids of the files that its rows referred to.
   */
  erase: (person: ErasedPerson, tx: Tx) => Promise<readonly number[]>;
  /** Runs after the erasures of all other modules. */
  isLast?: boolean;
};

/** The rows about one application, for the document in which several modules describe it. */
export function ofApplication<T extends { applicationId: number | null }>(rows: readonly T[], id: number) {
  return rows.filter((row) => row.applicationId === id).map(({ applicationId: _, ...rest }) => rest);
}
