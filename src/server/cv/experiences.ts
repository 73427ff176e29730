import type { ReadCv } from '#shared/cv/cv.contract.ts';
import type { Line } from './cv-text.ts';
import {
  isDuration,
  isSentence,
  joinBody,
  type LabelledEntry,
  readLabelledEntries,
  splitPieces,
  splitPlace,
} from './entry-lines.ts';
import { titleMinusEmployer } from './job-titles.ts';
import { type Label, readLabelled } from './labels.ts';
import { findPeriods, isRange, type Period, toMonths, withoutPeriod } from './periods.ts';
import { readPlace } from './places.ts';

export type Experience = ReadCv['experiences'][number] & { hasAssumedMonths: boolean };

const CORE: ReadonlySet<Label> = new Set(['title', 'employer', 'period', 'start']);
const LABELS: ReadonlySet<Label> = new Set([...CORE, 'end', 'place', 'duties', 'ignored']);
const DUTIES: ReadonlySet<Label> = new Set(['duties']);

/** Reads the jobs of a work section. */
export function readExperiences(lines: readonly Line[], asOf: string): Experience[] {
  const labelled = readLabelledEntries(lines, CORE, LABELS);
  if (labelled) return labelled.map((entry) => fromLabels(entry, asOf)).filter(isSomething);
  return readDated(lines, asOf).filter(isSomething);
}

const isSomething = ({ title, company }: Experience) => title !== '' || company !== '';

function fromLabels(entry: LabelledEntry, asOf: string): Experience {
  const dates = [entry.get('period'), [entry.get('start'), entry.get('end')].filter(Boolean).join(' – ')];
  const period = dates.flatMap((text) => findPeriods(text ?? '').find(isRange) ?? [])[0] ?? null;
  const { rest: company, place } = splitPlace(entry.get('employer') ?? '');
  return write({
    title: splitPlace(entry.get('title') ?? '').rest,
    company: withoutTail(company).name,
    location: entry.get('place') ?? (place ? placeText(place) : withoutTail(company).tail),
    period,
    responsibilities: entry.get('duties') ?? '',
    asOf,
  });
}

type Parts = {
  title: string;
  company: string;
  location: string;
  period: Period | null;
  responsibilities: string;
  asOf: string;
};

function write({ title, company, location, period, responsibilities, asOf }: Parts): Experience {
  const { startDate, endDate, isAssumed } = toMonths(period, asOf);
  const currentlyWorking = period?.goesOn ?? false;
  return {
    title,
    company,
    location,
    startDate,
    endDate,
    currentlyWorking,
    responsibilities,
    hasAssumedMonths: isAssumed,
  };
}

function placeText({ city, country }: { city: string; country: string }): string {
  return [city, country].filter(Boolean).join(', ');
}

/** An entry around a period: the lines of its heading, and the body below. */
type Found = { period: Period | null; heads: string[]; location: string; ownLine: boolean; body: Line[] };

function readDated(lines: readonly Line[], asOf: string): Experience[] {
  const found = findEntries(lines);
  // A CV uses one order throughout, so all entries together decide whether the title or the employer comes first.
  const lean = found.reduce((sum, { heads }) => {
    const [one, other] = heads.length === 1 ? (splitByComma(heads[0] ?? '') ?? heads) : heads;
    return one && other ? sum + titleMinusEmployer(one) - titleMinusEmployer(other) : sum;
  }, 0);
  const experiences: Experience[] = [];
  let employer = { name: '', isHeader: false };
  for (const entry of found) {
    const { title, company, tail } = nameParts(entry.heads, lean >= 0);
    const isRoleOnly = title !== '' && company === '';
    const inherited = isRoleOnly && employer.isHeader ? employer.name : company;
    if (company !== '') employer = { name: company, isHeader: entry.ownLine || title === '' };
    experiences.push(
      write({
        title,
        company: inherited,
        location: entry.location || tail,
        period: entry.period,
        responsibilities: joinBody(entry.body),
        asOf,
      }),
    );
  }
  // An entry with only an employer, above entries for the roles there, is not a job of its own.
  return experiences.filter(({ title, company }, index) => {
    const next = experiences[index + 1];
    return !(title === '' && next && next.company === company && next.title !== '');
  });
}

function nameParts(heads: readonly string[], isTitleFirst: boolean): { title: string; company: string; tail: string } {
  const [one = '', other = ''] = heads.length > 2 ? bestTwo(heads) : heads;
  if (other === '') {
    const split = splitByComma(one);
    if (split) return nameParts(split, isTitleFirst);
    if (titleMinusEmployer(one) >= 0) return { title: one, company: '', tail: '' };
    const { name, tail } = withoutTail(one);
    return { title: '', company: name, tail };
  }
  const lean = titleMinusEmployer(one) - titleMinusEmployer(other);
  const isFirst = Math.abs(lean) >= 5 ? lean > 0 : isTitleFirst;
  const { name, tail } = withoutTail(isFirst ? other : one);
  return { title: isFirst ? one : other, company: name, tail };
}

/** The likeliest title and the likeliest employer, in their order. */
function bestTwo(heads: readonly string[]): string[] {
  const scored = heads.map((text, index) => ({ text, index, lean: titleMinusEmployer(text) }));
  const byLean = scored.toSorted((a, b) => b.lean - a.lean || a.index - b.index);
  const title = byLean[0];
  const employer = byLean.slice(1).toSorted((a, b) => a.lean - b.lean || a.index - b.index)[0];
  return [title, employer]
    .flatMap((one) => one ?? [])
    .toSorted((a, b) => a.index - b.index)
    .map(({ text }) => text);
}

/** Splits "Driver, Rift Cement Ltd" at the comma that best separates the title from the employer. */
function splitByComma(text: string): string[] | null {
  const pieces = text.split(/\s*[,،]\s+/);
  let best: { halves: string[]; worth: number } | null = null;
  for (let cut = 1; cut < pieces.length; cut += 1) {
    const halves = [pieces.slice(0, cut).join(', '), pieces.slice(cut).join(', ')];
    const [one, other] = halves.map(titleMinusEmployer) as [number, number];
    const worth = Math.abs(one - other) - cut * 0.1;
    if (!best || worth > best.worth) best = { halves, worth };
  }
  return best && best.worth > 0 ? best.halves : null;
}

/** In "Acme, Obock" a short name after the comma is taken as the place, whether it is known or not. */
function withoutTail(text: string): { name: string; tail: string } {
  const [, name, tail] = /^(.+?)\s*[,،]\s*([^,،]+)$/u.exec(text) ?? [];
  const isPlaceLike = tail !== undefined && /^\p{Lu}[\p{L}' -]+$/u.test(tail) && tail.split(' ').length <= 2;
  return name && tail && isPlaceLike && titleMinusEmployer(tail) === 0 ? { name, tail } : { name: text, tail: '' };
}

type Marked = { line: Line; period: Period | null };

function findEntries(all: readonly Line[]): Found[] {
  const lines = all.filter(({ text }) => !isDuration(text) && readLabelled(text, DUTIES)?.value !== '');
  const ranges = lines.map((line) => ({ line, period: periodOf(line, isRange) }));
  const hasRange = ranges.some(({ period }) => period !== null);
  // If there is no range of dates, single dates are used instead.
  const marked = hasRange ? ranges : lines.map((line) => ({ line, period: periodOf(line, () => true) }));
  const dated = marked.flatMap(({ period, line }, index) => (period && !line.isBullet ? [index] : []));
  const dates = dated.length > 0 ? dated : marked.flatMap(({ period }, index) => (period ? [index] : []));
  const [first] = dates;
  if (first === undefined) return findUndated(lines);
  const lead = headsAbove(marked, first, -1, 3);
  const isAlone = (date: number) => /^[^\p{L}]*$/u.test(restOf(marked[date] as Marked));
  const starts = dates.map((date, index) => {
    // In a CV whose dates are on the heading lines, a date alone on its line was wrapped and belongs to the line above.
    const most = lead === 0 && isAlone(date) && !isAlone(first) ? 1 : lead;
    return date - headsAbove(marked, date, dates[index - 1] ?? -1, most);
  });
  return dates.map((date, index) => readEntry(marked, starts[index] ?? date, date, starts[index + 1] ?? marked.length));
}

const restOf = ({ line, period }: Marked) => (period ? withoutPeriod(line.text, period) : line.text);

/** Used if there are no dates: finds lines that clearly name a job and an employer. */
function findUndated(lines: readonly Line[]): Found[] {
  const found: Found[] = [];
  for (const line of lines) {
    const { rest, place } = splitPlace(line.text);
    const pieces = splitPieces(rest);
    const heads = pieces.length > 1 ? pieces : (splitByComma(rest) ?? []);
    const [one, other] = heads.map(titleMinusEmployer);
    const isJob = one !== undefined && other !== undefined && Math.abs(one - other) >= 5 && !isSentence(line.text);
    if (isJob) found.push({ period: null, heads, location: place ? placeText(place) : '', ownLine: false, body: [] });
    else found.at(-1)?.body.push(line);
  }
  return found;
}

/** The date that a line is about, as opposed to one that a sentence mentions. */
function periodOf({ text, cells }: Line, fits: (period: Period) => boolean): Period | null {
  const period = findPeriods(text).find(fits);
  if (!period) return null;
  const isAtEdge = period.at < 3 || period.at + period.length > text.length - 25 || cells.length > 1;
  const rest = withoutPeriod(text, period).replace(/\.$/, '');
  return isAtEdge && !isSentence(rest) ? period : null;
}

function headsAbove(marked: readonly Marked[], date: number, before: number, most: number): number {
  let count = 0;
  while (count < most && date - count - 1 > before && isHead(marked, date - count - 1, date)) count += 1;
  return count;
}

/** Whether a line may name a job: it is no bullet, no sentence, and not indented below the line of the date. */
function isHead(marked: readonly Marked[], index: number, date: number): boolean {
  const line = marked[index]?.line;
  const dated = marked[date]?.line;
  if (!line || !dated || line.isBullet || isSentence(line.text)) return false;
  const above = marked[index - 1]?.line;
  const goesOn = above !== undefined && above.right > 0 && /^\p{Ll}/u.test(line.text) && line.gap < 1.8;
  const isIndented = line.right > 0 && line.x > dated.x + 6 && dated.cells.length === 1;
  return !goesOn && !isIndented;
}

function readEntry(marked: readonly Marked[], start: number, date: number, end: number): Found {
  const { line, period } = marked[date] as Marked & { period: Period };
  const above = marked.slice(start, date).map((one) => one.line.text);
  const heads: string[] = [];
  let location = '';
  const take = (text: string) => {
    for (const piece of splitPieces(text)) {
      const whole = readPlace(piece);
      const isPlace = whole !== null && (whole.isKnown || heads.length >= 2);
      const { rest, place } = isPlace ? { rest: '', place: whole } : splitPlace(piece);
      if (place) location ||= placeText(place);
      if (rest) heads.push(rest);
    }
  };
  for (const text of above) take(text);
  const ownLine = heads.length > 0;
  take(withoutPeriod(line.text, period).replace(/(?<!\b\p{L}{1,3})\.$/u, ''));
  let next = date + 1;
  const isComplete = () => {
    const halves = heads.length === 1 && above.length === 0 ? splitByComma(heads[0] ?? '') : null;
    const below = marked[next]?.line.text ?? '';
    // "Head of Department, Sciences" names no employer; the line below does.
    const isBetterBelow = halves?.every((half) => titleMinusEmployer(half) >= 0) && titleMinusEmployer(below) < 0;
    return heads.length >= 2 || (halves !== null && !isBetterBelow);
  };
  const contentX = line.cells.length > 1 ? (line.cells.at(-1)?.x ?? line.x) : line.x;
  for (; next < end && !isComplete(); next += 1) {
    const below = marked[next]?.line as Line;
    const isSetIn = below.right > 0 && below.x > contentX + 6 && !(heads.length === 0);
    if (below.isBullet || isSentence(below.text) || isSetIn) break;
    take(below.text);
  }
  const after = marked[next]?.line;
  const place = after && next < end && location === '' ? readPlace(after.text) : null;
  if (place) {
    location = placeText(place);
    next += 1;
  }
  return { period, heads, location, ownLine, body: marked.slice(next, end).map((one) => one.line) };
}
