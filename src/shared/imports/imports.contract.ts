import { companyMember } from '../kernel/access.ts';
import { Done } from '../kernel/answers.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id, IdInPath } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import {
  DATE_ORDERS,
  DELIMITERS,
  FILE_ENCODINGS,
  IMPORT_CVS,
  IMPORT_FIELDS,
  IMPORT_FILE,
  IMPORT_PROBLEMS,
  IMPORT_STATES,
  KNOWN_CHOICES,
  MOST_STAGES,
  OTHER_SYSTEMS,
  PHONE_CHOICES,
  ROW_MATCHES,
  SUGGESTION_REASONS,
} from './imports.values.ts';

const Field = z.enum(IMPORT_FIELDS);
const Count = z.number().int();

const ImportSummary = z.object({
  id: Id,
  /** The name of the file. */
  file: z.string(),
  rows: Count,
  state: z.enum(IMPORT_STATES),
  /** Rows that are done, and what became of them. */
  done: Count,
  added: Count,
  updated: Count,
  unchanged: Count,
  refused: Count,
  created_at: z.string(),
  started_at: z.string().nullable(),
  finished_at: z.string().nullable(),
  /** Who uploaded it; null if the account was deleted. */
  by: z.string().nullable(),
});
export type ImportSummary = z.output<typeof ImportSummary>;

/** What was chosen for a file. */
const settings = {
  /** What each column of the file becomes, in their order; null leaves it out. */
  fields: z.array(Field.nullable()).max(IMPORT_FILE.columns),
  /** The job of rows that name none. */
  job_id: Id.nullable(),
  /** The columns of the board that the file's stages become. Other stages go to the first column. */
  stages: z.array(z.object({ stage: z.string().max(IMPORT_FILE.cell), group_id: Id })).max(MOST_STAGES),
  date_order: z.enum(DATE_ORDERS),
  known: z.enum(KNOWN_CHOICES),
  same_phone: z.enum(PHONE_CHOICES),
};

const PreviewRow = z.object({
  /** Its number in the file, where the header is row 1. */
  row: Count,
  /** The values as they will be stored. */
  values: z.partialRecord(Field, z.string()),
  problems: z.array(z.object({ field: Field.nullable(), problem: z.enum(IMPORT_PROBLEMS) })),
  match: z.enum(ROW_MATCHES).nullable(),
});
export type PreviewRow = z.output<typeof PreviewRow>;

const Import = ImportSummary.extend({
  bytes: Count,
  encoding: z.enum(FILE_ENCODINGS),
  delimiter: z.enum(DELIMITERS),
  /** The system that probably wrote the file. */
  system: z.enum(OTHER_SYSTEMS).nullable(),
  /** False once the file has been deleted, some days after it came. */
  has_file: z.boolean(),
  cvs: z.object({ file: z.string() }).nullable(),
  columns: z.array(
    z.object({
      header: z.string(),
      example: z.string(),
      field: Field.nullable(),
      /** Why this field was suggested; null if somebody chose another. */
      why: z.enum(SUGGESTION_REASONS).nullable(),
    }),
  ),
  ...settings,
  fields: z.array(Field.nullable()),
  stages: z.array(z.object({ stage: z.string(), rows: Count, group_id: Id })),
  /** What would happen with the rows. */
  check: z.object({ ready: Count, known: Count, same_phone: Count, refused: Count }),
  scores_asked: z.boolean(),
  refusals: z.array(z.object({ problem: z.enum(IMPORT_PROBLEMS), rows: Count })),
});
export type Import = z.output<typeof Import>;

const ImportAnswer = z.object({
  success: z.literal(true),
  import: Import,
  first_rows: z.array(PreviewRow),
  problem_rows: z.array(PreviewRow),
  /** The jobs and columns that can be chosen. */
  jobs: z.array(z.object({ id: Id, title: z.string() })),
  groups: z.array(z.object({ id: Id, name: z.string() })),
});
export type ImportAnswer = z.output<typeof ImportAnswer>;

const input = z.object({ id: IdInPath.describe('The id of the import.') });

export const listImports = defineEndpoint({
  method: 'GET',
  path: '/company/imports',
  page: '/company/import',
  summary: 'The newest imports of your company.',
  access: companyMember,
  input: z.object({}),
  output: z.object({ success: z.literal(true), imports: z.array(ImportSummary) }),
});

export const uploadImport = defineEndpoint({
  method: 'POST',
  path: '/company/imports',
  summary: 'Upload a CSV file of people and applications. Nothing is imported before you start it.',
  access: companyMember,
  upload: { maxBytes: IMPORT_FILE.maxBytes, streamed: true },
  input: z.object({}),
  output: z.object({ success: z.literal(true), id: Id }),
  errors: ['too_many'],
});

export const findImport = defineEndpoint({
  method: 'GET',
  path: '/company/imports/{id}',
  summary: 'An import: its columns, a preview of its rows, its progress and its result.',
  access: companyMember,
  input,
  output: ImportAnswer,
});

export const changeImport = defineEndpoint({
  method: 'PUT',
  path: '/company/imports/{id}',
  summary: 'Say what the columns of a file become, and check all rows again.',
  access: companyMember,
  input: input.extend(settings),
  output: ImportAnswer,
  errors: ['too_many', 'conflict'],
});

export const uploadImportCvs = defineEndpoint({
  method: 'POST',
  path: '/company/imports/{id}/cvs',
  summary: 'Upload the CVs as one ZIP file. A CV belongs to the row that names its file, or whose e-mail is its name.',
  access: companyMember,
  upload: { maxBytes: IMPORT_CVS.maxBytes, streamed: true },
  input,
  output: Done,
  errors: ['too_many', 'conflict'],
});

export const startImport = defineEndpoint({
  method: 'POST',
  path: '/company/imports/{id}/start',
  summary: 'Start the import in the background.',
  access: companyMember,
  input,
  output: Done,
  errors: ['conflict'],
});

export const stopImport = defineEndpoint({
  method: 'POST',
  path: '/company/imports/{id}/stop',
  summary: 'Stop a running import. What has been imported stays.',
  access: companyMember,
  input,
  output: Done,
});

export const scoreImport = defineEndpoint({
  method: 'POST',
  path: '/company/imports/{id}/score',
  summary: 'Ask the system to score the imported applications. Scores do not move them.',
  access: companyMember,
  input,
  output: Done,
  errors: ['conflict'],
});

export const discardImport = defineEndpoint({
  method: 'DELETE',
  path: '/company/imports/{id}',
  summary: 'Discard an uploaded file that has not been started.',
  access: companyMember,
  input,
  output: Done,
  errors: ['conflict'],
});
