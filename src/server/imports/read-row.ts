import type { SentApplication } from '#shared/applications/sent-application.ts';
import { readSource } from '#shared/applications/source.ts';
import { EMAIL, PERSON_NAME } from '#shared/identity/identity.values.ts';
import { isMailbox, oneSpelling } from '#shared/identity/mailbox.ts';
import { type DateOrder, IMPORT_FILE, type ImportField, type ImportProblem } from '#shared/imports/imports.values.ts';
import { isSafeText, normaliseText } from '#shared/kernel/text.ts';
import { countryCodeOf } from '#shared/reference/countries.ts';
import type { ImportedPerson } from '../applications/applications.api.ts';
import { fold } from '../kernel/fold.ts';
import { phoneReader } from '../profiles/phone-number.ts';
import { readDay } from './read-day.ts';
import type { TableRow } from './table-file.ts';

export type ImportJob = { id: number; title: string; countryCode: string | null };
export type RowContext = {
  fields: readonly (ImportField | null)[];
  dateOrder: DateOrder;
  /** Jobs by their folded title. */
  jobs: ReadonlyMap<string, ImportJob>;
  /** The job of rows that name none. */
  otherwise: ImportJob | null;
  /** Columns of the board by the file's stages, and the first column for all others. */
  stages: ReadonlyMap<string, { id: number; name: string }>;
  firstGroup: { id: number; name: string };
  phoneCountry: string;
  today: string;
  source: string | null;
  /** Finds the CV of a row; null if there is no archive of CVs. */
  cvOf: ((named: string, email: string) => string | null) | null;
};
export type RowProblem = { field: ImportField | null; problem: ImportProblem };
export type ReadRow = {
  row: number;
  /** The values as they will be stored. */
  values: Partial<Record<ImportField, string>>;
  problems: RowProblem[];
  /** Null if there is a problem. */
  person: (ImportedPerson & { cv: string | null }) | null;
};

const MOST_SKILLS = 100;
const LONGEST_NAME = PERSON_NAME.max * 2;

/** An export of ours, or of another careful system, has an apostrophe before text that looks like a formula. */
const withoutGuard = (cell: string) => cell.replace(/^'(?=[\s\u00a0]*[=+\-@＝＋－＠\t\r])/u, '');
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const nothing = { values: {}, person: null };

/** Turns a row of the file into a person with an application, or says what is wrong with it. It changes nothing. */
export function readRow({ row, cells }: TableRow, context: RowContext): ReadRow {
  const { fields } = context;
  if (cells.length > fields.length && cells.slice(fields.length).some((cell) => cell.trim() !== '')) {
    return { row, ...nothing, problems: [{ field: null, problem: 'too_many_cells' }] };
  }
  const problems: RowProblem[] = [];
  const values: Partial<Record<ImportField, string>> = {};
  for (const [at, field] of fields.entries()) {
    if (field === null) continue;
    const cell = cells[at] ?? '';
    if (cell.length > IMPORT_FILE.cell) problems.push({ field, problem: 'cell_too_long' });
    else if (!isSafeText(cell)) problems.push({ field, problem: 'unusable_characters' });
    else values[field] = withoutGuard(normaliseText(cell).trim());
  }
  const refuse = (field: ImportField, problem: ImportProblem) => {
    // A cell that could not be read at all has its problem already.
    if (!problems.some((one) => one.field === field)) problems.push({ field, problem });
  };

  const name = nameIn(values);
  const nameField = fields.includes('first_name') ? 'first_name' : 'full_name';
  if (name.whole === '') refuse(nameField, 'no_name');
  else if (name.whole.length > LONGEST_NAME) refuse(nameField, 'name_too_long');

  const email = emailIn(values.email ?? '');
  if ((values.email ?? '') === '') refuse('email', 'no_email');
  else if (email === null) refuse('email', 'not_an_email');
  else values.email = email;

  const named = oneLine(values.job ?? '');
  const job = named === '' ? context.otherwise : (context.jobs.get(fold(named)) ?? context.otherwise);
  if (job) values.job = job.title;
  else refuse('job', 'no_such_job');

  const phone = values.phone ? phoneIn(values.phone, job?.countryCode ?? context.phoneCountry) : null;
  if (values.phone && phone === null) refuse('phone', 'not_a_phone');
  else if (phone) values.phone = phone;

  const day = values.applied_on ? readDay(values.applied_on, context.dateOrder) : null;
  if (values.applied_on && day === null) refuse('applied_on', 'no_such_day');
  else if (day !== null && day > context.today) refuse('applied_on', 'day_in_future');
  else if (day !== null) values.applied_on = day;

  const group = context.stages.get(oneLine(values.stage ?? '')) ?? context.firstGroup;
  if (fields.includes('stage')) values.stage = group.name;

  const cv = context.cvOf?.(values.cv ?? '', email ?? '') ?? null;
  if (values.cv && context.cvOf && cv === null) refuse('cv', 'cv_missing');

  if (problems.length > 0 || email === null || !job) return { row, values, problems, person: null };
  const skills = skillsIn(values.skills ?? '');
  if (values.skills) values.skills = skills.join(', ');
  const sent = sentBy({ values, name, email, phone, skills });
  const source = readSource(values.source) ?? context.source;
  const person = { jobId: job.id, group, name: name.whole, email, sent, source, appliedOn: day, cv };
  return { row, values, problems, person };
}

type Name = { first: string; last: string; whole: string };

function nameIn(values: ReadRow['values']): Name {
  const first = oneLine(values.first_name ?? '');
  const last = oneLine(values.last_name ?? '');
  if (first || last) return { first: first || last, last: first ? last : '', whole: oneLine(`${first} ${last}`) };
  const whole = oneLine(values.full_name ?? '');
  const [given = '', ...rest] = whole.split(' ');
  return { first: given, last: rest.join(' '), whole };
}

/** The first of several addresses in a cell, in its one spelling. */
function emailIn(cell: string): string | null {
  for (const part of cell.split(/[\s,;|]+/).slice(0, 10)) {
    const email = oneSpelling(part.replace(/^mailto:/i, ''));
    if (email.length <= EMAIL.max && isMailbox(email)) return email;
  }
  return null;
}

function phoneIn(cell: string, country: string): string | null {
  const { isPhoneNumber, toE164 } = phoneReader(country);
  const found = cell
    .split(/[,;|/\n]+/)
    .slice(0, 10)
    .map((part) => part.trim())
    .find((part) => part.length < 50 && isPhoneNumber(part));
  return found === undefined ? null : toE164(found);
}

function skillsIn(cell: string): string[] {
  const skills = cell.split(/[,;|\n]+/).map(oneLine);
  return [...new Set(skills.filter(Boolean))].slice(0, MOST_SKILLS);
}

type Known = { values: ReadRow['values']; name: Name; email: string; phone: string | null; skills: string[] };

function sentBy({ values, name, email, phone, skills }: Known): SentApplication {
  const { position, employer, city, country, cover_letter: letter } = values;
  const experience = {
    designation: oneLine(position ?? ''),
    company: oneLine(employer ?? ''),
    department: null,
    location: null,
    employment_type: null,
    start: null,
    end: null,
    current_position: true,
    responsibilities: '',
    accomplishments: null,
  };
  return {
    personalInfo: {
      firstName: name.first,
      lastName: name.last,
      email,
      phone,
      dateOfBirth: null,
      city: city || null,
      country: (country && countryCodeOf(country)) || null,
      address: null,
      bio: '',
    },
    educations: [],
    experiences: position || employer ? [experience] : [],
    trainings: [],
    skills,
    languages: [],
    cover_letter: letter ?? '',
    questions: {},
  };
}
