const MEGABYTE = 1024 * 1024;

/** The limits of a table that is imported. */
export const IMPORT_FILE = {
  maxBytes: 20 * MEGABYTE,
  rows: 50_000,
  columns: 200,
  /** In characters. */
  cell: 20_000,
} as const;
/** The limits of an archive of CVs beside it. Each CV has the limit of all CVs. */
export const IMPORT_CVS = { maxBytes: 200 * MEGABYTE, files: 20_000, ratio: 100 } as const;
/** How long the files of an import are kept, and the list of what was refused. */
export const IMPORT_DAYS = 7;
/** How many rows a page shows beforehand. */
export const SHOWN_ROWS = 10;
export const SHOWN_PROBLEMS = 50;
/** How many different stages of the other system can be matched with columns of the board. */
export const MOST_STAGES = 50;
export const SHOWN_IMPORTS = 20;

/** What a column of the file can become. */
export const IMPORT_FIELDS = [
  'full_name',
  'first_name',
  'last_name',
  'email',
  'phone',
  'job',
  'stage',
  'applied_on',
  'position',
  'employer',
  'skills',
  'city',
  'country',
  'cover_letter',
  'source',
  'cv',
] as const;
export type ImportField = (typeof IMPORT_FIELDS)[number];

/** Why a field was suggested for a column. */
export const SUGGESTION_REASONS = ['name', 'emails', 'phones'] as const;
export type SuggestionReason = (typeof SUGGESTION_REASONS)[number];

/** The systems whose column names are known. */
export const OTHER_SYSTEMS = ['OpenCATS', 'Greenhouse', 'Workable', 'Teamtailor'] as const;
export type OtherSystem = (typeof OTHER_SYSTEMS)[number];

export const IMPORT_STATES = ['checked', 'running', 'done', 'stopped', 'failed'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];
export const DATE_ORDERS = ['day_first', 'month_first'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];
/** What happens with a row whose person has an application for this job already. */
export const KNOWN_CHOICES = ['skip', 'update'] as const;
export type KnownChoice = (typeof KNOWN_CHOICES)[number];
/** What happens with a row whose telephone number belongs to another person who applied for this job. */
export const PHONE_CHOICES = ['skip', 'import'] as const;
export type PhoneChoice = (typeof PHONE_CHOICES)[number];

/** Why a row cannot be imported as it is. Each has a sentence, `problem.<name>`. */
export const IMPORT_PROBLEMS = [
  'no_name',
  'name_too_long',
  'no_email',
  'not_an_email',
  'not_a_phone',
  'no_such_job',
  'no_such_day',
  'day_in_future',
  'cell_too_long',
  'too_many_cells',
  'unusable_characters',
  'cv_missing',
  'cv_unusable',
] as const;
export type ImportProblem = (typeof IMPORT_PROBLEMS)[number];

/** What a row means for people who are already there. */
export const ROW_MATCHES = ['known', 'same_phone'] as const;

export const FILE_ENCODINGS = ['UTF-8', 'UTF-16LE', 'UTF-16BE'] as const;
export type FileEncoding = (typeof FILE_ENCODINGS)[number];
export const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];
