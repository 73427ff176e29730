import { GOING_ON, MONTHS, SINCE, UNTIL } from './month-names.ts';

/** A month, or a year without a month. */
export type Moment = { year: number; month: number | null };

/** A period, and its position in the text. A single date is an end without a start. */
export type Period = { start: Moment | null; end: Moment | null; goesOn: boolean; at: number; length: number };

const NAMES = [...MONTHS.keys()].sort((a, b) => b.length - a.length).join('|');
const YEAR = '(?:19[5-9]\\d|20\\d\\d)';
const EDGE = '(?<![\\p{L}\\p{N}])';
const END = '(?![\\p{L}\\p{N}])';

// The date formats, each with its reader. Longer formats come first.
const FORMS: readonly { pattern: string; read: (parts: string[]) => Moment | null }[] = [
  // 12 March 2020, 12th of March 2020
  { pattern: `\\d{1,2}(?:st|nd|rd|th|er)?(?: of)? (${NAMES})\\.?,? (${YEAR})`, read: ([m, y]) => named(m, y) },
  // March 12, 2020
  { pattern: `(${NAMES})\\.? \\d{1,2}(?:st|nd|rd|th)?,? (${YEAR})`, read: ([m, y]) => named(m, y) },
  // March 2020, Mar. 2020, Mar-2020, March, 2020
  { pattern: `(${NAMES})\\.?,?[ /-]{0,3}(${YEAR})`, read: ([m, y]) => named(m, y) },
  // Mar '20, Mar-20
  { pattern: `(${NAMES})\\.?(?: ?['’‘]|-)(\\d\\d)`, read: ([m, y]) => named(m, shortYear(y)) },
  // 2020 March
  { pattern: `(${YEAR})[ /-](${NAMES})`, read: ([y, m]) => named(m, y) },
  // 12/03/2020: the day first, unless that cannot be
  { pattern: `(\\d{1,2})[/.-](\\d{1,2})[/.-](${YEAR})`, read: ([d, m, y]) => numbered(Number(m) > 12 ? d : m, y) },
  // 2020-03-12
  { pattern: `(${YEAR})[/.-](\\d{2})[/.-]\\d{2}`, read: ([y, m]) => numbered(m, y) },
  // 03/2020, 03.2020
  { pattern: `(\\d{1,2}) ?[/.-] ?(${YEAR})`, read: ([m, y]) => numbered(m, y) },
  // 2020-03, 2020/03
  { pattern: `(${YEAR})[/.-](0[1-9]|1[0-2])`, read: ([y, m]) => numbered(m, y) },
  { pattern: `(${YEAR})`, read: ([y]) => ({ year: Number(y), month: null }) },
  // A month whose year is given with the other end: Jan – Mar 2020
  { pattern: `(${NAMES})\\.?`, read: ([m]) => ({ year: 0, month: MONTHS.get(m ?? '') ?? null }) },
];

function named(month: string | undefined, year: string | undefined): Moment {
  return { year: Number(year), month: MONTHS.get(month ?? '') ?? null };
}

function numbered(month: string | undefined, year: string | undefined): Moment | null {
  const number = Number(month);
  return number >= 1 && number <= 12 ? { year: Number(year), month: number } : null;
}

function shortYear(two: string | undefined): string {
  return Number(two) > 60 ? `19${two}` : `20${two}`;
}

const DATE = new RegExp(`${EDGE}(?:${FORMS.map(({ pattern }) => pattern).join('|')})${END}`, 'gu');
const ALONE = FORMS.map(({ pattern, read }) => ({ pattern: new RegExp(`^(?:${pattern})$`, 'u'), read }));
const BETWEEN = new RegExp(
  `^ ?(?:[-–—−‐‑→>~/|]+|${EDGE}(?:${UNTIL})${END})[ :]?(?:${EDGE}(?:${UNTIL})${END} ?)?$`,
  'u',
);
const NOW_AFTER = new RegExp(
  `^[ ]?(?:[-–—−‐‑→>~/,|(]+|${EDGE}(?:${UNTIL})${END})? ?(?:the |a |l)?(?:${GOING_ON})${END}\\)?`,
  'u',
);
const OPEN_AFTER = /^ ?[-–—−→]+ *$/u;
const SHORT_END = /^ ?[-–—/] ?(\d\d)(?![\p{L}\p{N}/.])/u;
const SINCE_BEFORE = new RegExp(`${EDGE}(?:${SINCE}) *:? ?$`, 'u');

type Found = { moment: Moment; at: number; end: number };

/** Removes accents without changing the length, so that positions stay valid for the original text. */
function plain(text: string): string {
  return [...text]
    .map((letter) => {
      const bare = letter
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase();
      return bare.length === letter.length ? bare : ' '.repeat(letter.length);
    })
    .join('')
    .replace(/[\t\u00a0]/g, ' ')
    .replace(/['’‘ʼ](?=hui)/g, ' ');
}

function findDates(text: string): Found[] {
  return [...text.matchAll(DATE)].flatMap((match) => {
    for (const { pattern, read } of ALONE) {
      const parts = pattern.exec(match[0]);
      const moment = parts && read(parts.slice(1));
      if (moment) return [{ moment, at: match.index, end: match.index + match[0].length }];
    }
    return [];
  });
}

/** The periods of a text in their order: ranges, open ranges, and single dates. */
export function findPeriods(text: string): Period[] {
  const folded = plain(text);
  const dates = findDates(folded);
  const periods: Period[] = [];
  for (let index = 0; index < dates.length; index += 1) {
    const { moment, at, end } = dates[index] as Found;
    const following = dates[index + 1];
    const rest = folded.slice(end);
    const since = SINCE_BEFORE.exec(folded.slice(0, at));
    const from = since ? at - since[0].trimStart().length : at;
    const isRange = following !== undefined && BETWEEN.test(folded.slice(end, following.at));
    if (isRange && following.moment.year > 0) {
      const start = moment.year > 0 ? moment : { ...moment, year: following.moment.year };
      periods.push({ start, end: following.moment, goesOn: false, at: from, length: following.end - from });
      index += 1;
      continue;
    }
    if (moment.year === 0) continue;
    const now = NOW_AFTER.exec(rest);
    const short = moment.month === null ? SHORT_END.exec(rest) : null;
    if (now) {
      periods.push({ start: moment, end: null, goesOn: true, at: from, length: end + now[0].length - from });
    } else if (short && Number(shortYear(short[1])) >= moment.year) {
      const last = { year: Number(shortYear(short[1])), month: null };
      periods.push({ start: moment, end: last, goesOn: false, at, length: end + short[0].length - at });
    } else if (since) {
      periods.push({ start: moment, end: null, goesOn: true, at: from, length: end - from });
    } else if (OPEN_AFTER.test(rest)) {
      periods.push({ start: moment, end: null, goesOn: true, at, length: text.length - at });
    } else {
      periods.push({ start: null, end: moment, goesOn: false, at, length: end - at });
    }
  }
  return periods.map(inOrder);
}

/** Swaps the ends if they are reversed, as in text that runs from right to left. */
function inOrder(period: Period): Period {
  const { start, end } = period;
  return start && end && start.year > end.year ? { ...period, start: end, end: start } : period;
}

export function isRange(period: Period): boolean {
  return period.start !== null;
}

/** Removes the period from a text, with the brackets and dashes around it. */
export function withoutPeriod(text: string, { at, length }: Period): string {
  const tidy = (part: string) => part.replace(/^[\s,;:|·•()[\]–—-]+|[\s,;:|·•([–—-]+$/gu, '');
  const before = tidy(text.slice(0, at).replace(/[\s(]*(?:from|period|dates?|duration)\s*:?\s*$/i, ''));
  const after = tidy(text.slice(at + length).replace(/^\s*\([^)]*(?:year|yr|month|mo|an|mois)s?\b[^)]*\)/i, ''));
  return [before, after].filter(Boolean).join('\t');
}

export type Months = { startDate: string; endDate: string; isAssumed: boolean };

const pad = (month: number) => String(month).padStart(2, '0');

/** The months that the form expects. A period of whole years runs from January to December. */
export function toMonths(period: Period | null, asOf: string): Months {
  const write = (moment: Moment | null | undefined, month: number) =>
    moment ? `${moment.year}-${pad(moment.month ?? month)}` : '';
  const startDate = write(period?.start, 1);
  const end = write(period?.end, 12);
  // The current year has not ended yet, so the period ends with the current month.
  const endDate = period?.end?.month === null && end > asOf && end.slice(0, 4) === asOf.slice(0, 4) ? asOf : end;
  const isAssumed = [period?.start, period?.end].some((moment) => moment?.month === null);
  return { startDate, endDate: period?.goesOn ? '' : endDate, isAssumed };
}
