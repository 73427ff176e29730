import type { ImportField, OtherSystem, SuggestionReason } from './imports.values.ts';

/** The names that columns have here and in the exports of other systems, without spaces, marks and capitals. */
const NAMES: Record<ImportField, readonly string[]> = {
  full_name: ['name', 'fullname', 'candidate', 'candidatename', 'applicant', 'applicantname', 'person'],
  first_name: ['firstname', 'givenname', 'forename', 'first', 'candidatefirstname'],
  last_name: ['lastname', 'familyname', 'surname', 'last', 'candidatelastname'],
  email: ['email', 'emailaddress', 'emailaddresses', 'emails', 'email1', 'mail', 'candidateemail', 'primaryemail'],
  phone: [
    'phone',
    'phonenumber',
    'phonenumbers',
    'phonecell',
    'mobile',
    'mobilephone',
    'cell',
    'cellphone',
    'telephone',
    'tel',
    'phonehome',
    'candidatephone',
    'phones',
  ],
  job: ['job', 'jobtitle', 'jobname', 'joborder', 'appliedjob', 'appliedto', 'vacancy', 'jobs', 'requisition'],
  stage: ['stage', 'currentstage', 'stagename', 'status', 'pipeline', 'pipelinestatus', 'applicationstage', 'column'],
  applied_on: [
    'appliedon',
    'dateapplied',
    'applicationdate',
    'appliedat',
    'applied',
    'creationtime',
    'createdat',
    'datecreated',
    'candidatecreatedat',
    'date',
  ],
  position: ['position', 'currenttitle', 'headline', 'title', 'profession', 'currentposition', 'candidatetitle'],
  employer: ['employer', 'company', 'currentemployer', 'currentcompany', 'candidatecompany'],
  skills: ['skills', 'keyskills', 'tags', 'keywords', 'candidatetags'],
  city: ['city', 'town', 'location', 'locality'],
  country: ['country', 'countryname', 'nation'],
  cover_letter: ['coverletter', 'letter', 'motivation', 'pitch', 'candidatepitch'],
  source: ['source', 'referralsource', 'origin', 'sources', 'applicationsource'],
  cv: ['cv', 'cvfile', 'resume', 'resumefile', 'resumefilename', 'attachment', 'filename', 'file'],
};

/** Column names that only one system writes; two of them are enough to recognise it. */
const SIGNS: Record<OtherSystem, readonly string[]> = {
  OpenCATS: [
    'email1',
    'phonecell',
    'keyskills',
    'currentemployer',
    'canrelocate',
    'ownerid',
    'entered_by',
    'desiredpay',
  ],
  Greenhouse: ['candidateid', 'applicationid', 'jobname', 'currentstage', 'recruiter', 'coordinator', 'emailaddresses'],
  Workable: [
    'headline',
    'creationtime',
    'disqualified',
    'outboundsource',
    'stagename',
    'workablefields',
    'jobshortcode',
  ],
  Teamtailor: [
    'candidatecreatedat',
    'candidatetags',
    'sourced',
    'unsubscribed',
    'candidatepitch',
    'internal',
    'jobstage',
  ],
};

export type Suggestion = { field: ImportField | null; why: SuggestionReason | null };

const plain = (header: string) =>
  header
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** A number of many digits, and no day. */
const PHONE = /^(?!\d{4}-\d{1,2}-|\d{1,2}[-.]\d{1,2}[-.])(?:\+|\(|00?)?[\d\s()-]{7,20}$/;
/** The share of a column's cells that must look alike. */
const MOST = 0.8;

const mostly = (cells: readonly string[], look: RegExp) =>
  cells.length > 0 && cells.filter((cell) => look.test(cell)).length >= cells.length * MOST;

/**
 * Suggests what each column becomes: by its name, or else because its cells look like e-mail addresses or telephone
 * numbers. No field is suggested twice, and a whole name gives way to its parts.
 */
export function suggestColumns(headers: readonly string[], samples: readonly (readonly string[])[]): Suggestion[] {
  const suggested: Suggestion[] = headers.map(() => ({ field: null, why: null }));
  const taken = new Set<ImportField>();
  const names = headers.map(plain);
  for (const [field, known] of Object.entries(NAMES) as [ImportField, readonly string[]][]) {
    // The known names stand in the order of how sure they are.
    const at = known
      .map((name) => names.findIndex((own, index) => own === name && !suggested[index]?.field))
      .find((index) => index >= 0);
    if (at === undefined) continue;
    suggested[at] = { field, why: 'name' };
    taken.add(field);
  }
  for (const [field, look, why] of [
    ['email', EMAIL, 'emails'],
    ['phone', PHONE, 'phones'],
  ] as const) {
    if (taken.has(field)) continue;
    const at = headers.findIndex(
      (_, index) =>
        !suggested[index]?.field && mostly(samples.map((cells) => (cells[index] ?? '').trim()).filter(Boolean), look),
    );
    if (at >= 0) suggested[at] = { field, why };
  }
  if (taken.has('first_name') && taken.has('last_name') && taken.has('full_name')) {
    const whole = suggested.findIndex(({ field }) => field === 'full_name');
    suggested[whole] = { field: null, why: null };
  }
  return suggested;
}

/** The system that probably wrote the file. */
export function systemOf(headers: readonly string[]): OtherSystem | null {
  const names = new Set(headers.map(plain));
  const counts = (Object.entries(SIGNS) as [OtherSystem, readonly string[]][]).map(([system, signs]) => ({
    system,
    count: signs.filter((sign) => names.has(sign)).length,
  }));
  const best = counts.reduce((one, other) => (other.count > one.count ? other : one));
  return best.count >= 2 ? best.system : null;
}

/** What stages of other systems are called, by the fixed column or the usual name of a column here. */
const STAGES: readonly [RegExp, readonly string[]][] = [
  [/^(new|applied|submitted|inbox|sourced|application review|no status|received)/, ['new']],
  [/(hired|placed|onboard)/, ['hired']],
  [/(reject|declin|not selected|not in consideration|disqualif|unsuccessful|withdr)/, ['not selected']],
  [/(offer)/, ['offer']],
  [/(interview|phone screen|assessment|on-?site)/, ['interview']],
  [/(short|screen|review|qualif|contacted|candidate responded)/, ['shortlisted']],
];

/** The column of the board that a stage of another system probably means. */
export function suggestStage<Column extends { id: number; name: string; fixed: string | null }>(
  stage: string,
  columns: readonly Column[],
): Column | undefined {
  const wanted = stage.trim().toLowerCase();
  const named = (name: string) =>
    columns.find((column) => column.name.toLowerCase() === name || column.fixed?.replace('_', ' ') === name);
  const same = named(wanted);
  if (same) return same;
  for (const [look, names] of STAGES) if (look.test(wanted)) return names.map(named).find(Boolean);
  return undefined;
}
