import { DEFAULT_PASS_MARK } from '#shared/jobs/jobs.values.ts';
import { type CaseSet, collectSecond, type Finding } from './collect-second.ts';

type Row = { who: string; kind: string; goal: string; holds: (found: readonly Finding[]) => boolean };

const isPass = ({ value }: Finding) => value >= DEFAULT_PASS_MARK;
const share = (found: readonly Finding[], is: (one: Finding) => boolean) =>
  found.length === 0 ? 0 : found.filter(is).length / found.length;
const passAtLeast = (least: number) => (found: readonly Finding[]) => share(found, isPass) >= least;
const passAtMost = (most: number) => (found: readonly Finding[]) => share(found, isPass) <= most;
const sumAtMost = (most: number) => (found: readonly Finding[]) =>
  found.reduce((sum, { value }) => sum + Math.max(0, value), 0) <= most;
const meanAtMost = (most: number) => (found: readonly Finding[]) => share(found, ({ value }) => value > 0) <= most;
const medianOf = (found: readonly Finding[]) =>
  found.map(({ value }) => value).sort((one, other) => one - other)[found.length >> 1] ?? 0;
const noneAbove = (found: readonly Finding[]) => found.every(({ value, limit = 100 }) => value <= limit);

const ROWS: readonly Row[] = [
  { who: 'strong, own words', kind: 'strong', goal: 'all pass', holds: passAtLeast(1) },
  { who: 'weaker, same trade', kind: 'weaker', goal: '', holds: () => true },
  {
    who: 'neighbouring trade',
    kind: 'neighbour',
    goal: 'median 20 to 49',
    holds: (found) => medianOf(found) >= 20 && medianOf(found) < DEFAULT_PASS_MARK,
  },
  { who: 'unrelated', kind: 'unrelated', goal: 'none passes', holds: passAtMost(0) },
  { who: 'changer, 12 to 18 months in the trade', kind: 'changer', goal: '≥ 18 of 21', holds: passAtLeast(18 / 21) },
  { who: 'copied advert under the title', kind: 'copied', goal: 'none passes', holds: passAtMost(0) },
  { who: 'a row of trade words', kind: 'row', goal: '≤ 2 of 21', holds: passAtMost(2 / 21) },
  { who: '  above the true one', kind: 'row', goal: 'none', holds: noneAbove },
  { who: '  with a number', kind: 'rowNumber', goal: '≤ 2 of 21', holds: passAtMost(2 / 21) },
  { who: '  in empty sentences', kind: 'rowSentences', goal: '≤ 2 of 21', holds: passAtMost(2 / 21) },
  { who: 'every third word a filler', kind: 'fillers', goal: '≤ 2 of 21', holds: passAtMost(2 / 21) },
  {
    who: 'the strong one in fragments',
    kind: 'terse',
    goal: 'within 20',
    holds: (found) => found.every(({ value, limit = 0 }) => value >= limit - 20),
  },
  { who: 'beginners', kind: 'beginner', goal: '≥ 10 of 12', holds: passAtLeast(10 / 12) },
  { who: 'French, Arabic, Swahili, Somali', kind: 'language', goal: '≥ 12 of 15', holds: passAtLeast(12 / 15) },
  {
    who: '  scored low as if read',
    kind: 'language',
    goal: 'none',
    holds: (found) => found.every((one) => isPass(one) || one.unread === true),
  },
  { who: 'unrelated, unread paragraph added', kind: 'unreadAdded', goal: 'gains nothing', holds: noneAbove },
  { who: 'other family names', kind: 'renamed', goal: 'none moves', holds: sumAtMost(0) },
  { who: 'titles by gender', kind: 'gendered', goal: 'equal', holds: sumAtMost(0) },
  {
    who: 'strong, simple form',
    kind: 'simple',
    goal: 'none at 100',
    holds: (found) => found.every(({ value }) => value < 100),
  },
  { who: '  not above the weaker one', kind: 'simpleOrder', goal: 'none', holds: sumAtMost(0) },
  { who: 'skills of strong people called not found', kind: 'notFound', goal: '≤ 10 %', holds: meanAtMost(0.1) },
  { who: 'skills of weaker people called not found', kind: 'notFoundWeaker', goal: '', holds: () => true },
  { who: '  untrue among all of these', kind: 'notFoundUntrue', goal: '≤ 20 %', holds: meanAtMost(0.2) },
  { who: 'asked languages that are missed', kind: 'languageMissed', goal: '≤ 1 of 18', holds: sumAtMost(1) },
  { who: 'languages only mentioned, taken as asked', kind: 'languageInvented', goal: 'none', holds: sumAtMost(0) },
  { who: 'honest sentences taken for orders', kind: 'orderInvented', goal: 'none', holds: sumAtMost(0) },
  {
    who: 'orders that gain something',
    kind: 'injectionGain',
    goal: 'none above 2',
    holds: (found) => found.every(({ value }) => value <= 2),
  },
];

/** Prints a row for each class of cases, and every case of the classes that are asked for. Answers how many miss. */
export function measureSecond(name: string, set: CaseSet, asked: readonly string[] = []): number {
  const findings = collectSecond(set);
  let missed = 0;
  process.stdout.write(`\n${name}: ${set.trades.length} trades\n\n`);
  process.stdout.write(`${'who'.padEnd(46)}${'passed'.padStart(10)}${'median'.padStart(8)}   goal\n`);
  for (const { who, kind, goal, holds } of ROWS) {
    const found = findings.get(kind) ?? [];
    const isMet = holds(found);
    if (!isMet) missed += 1;
    const isScore = found.some(({ unread }) => unread !== undefined) || kind === 'simple';
    const count = isScore ? found.filter(isPass).length : found.filter(({ value }) => value > 0).length;
    const line = `${who.padEnd(46)}${`${count} of ${found.length}`.padStart(10)}${String(Math.round(medianOf(found))).padStart(8)}   ${goal}`;
    process.stdout.write(`${line}${isMet ? '' : '  MISSED'}\n`);
  }
  for (const kind of asked) {
    for (const { trade, name: of, value, limit, unread } of findings.get(kind) ?? [])
      process.stdout.write(
        `${kind} ${trade} ${of} ${Math.round(100 * value) / 100}${limit === undefined ? '' : ` (${limit})`}${unread ? ' unread' : ''}\n`,
      );
  }
  return missed;
}
