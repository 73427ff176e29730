import { DEFAULT_PASS_MARK } from '#shared/jobs/jobs.values.ts';
import { ALL_TRADES } from './all-trades.ts';
import { collect, type Kind, type Score } from './collect.ts';
import { LATER_SETS } from './later-sets.ts';
import { measureSecond } from './second/measure-second.ts';

/**
 * `npm run screen:cases [-- trade …]`: hand-made applications to everyday jobs, and whether the scores are those that a
 * recruiter would give. With the names of trades it prints every score of theirs.
 */
type Goal = { says: string; holds: boolean };
type Row = { who: string; kind: Kind; goal: (scores: readonly Score[]) => Goal };

const passed = (scores: readonly Score[]) => scores.filter(({ value }) => value >= DEFAULT_PASS_MARK).length;
const share = (scores: readonly Score[]) => (scores.length === 0 ? 0 : passed(scores) / scores.length);
function median(scores: readonly Score[]): number {
  const values = scores.map(({ value }) => value).sort((one, other) => one - other);
  return values[values.length >> 1] ?? 0;
}

const passShare = (least: number) => (scores: readonly Score[]) => ({
  says: `≥ ${Math.round(least * 100)} % pass`,
  holds: share(scores) >= least,
});
const passAtMost = (most: number) => (scores: readonly Score[]) => ({
  says: `≤ ${most} pass`,
  holds: passed(scores) <= most,
});
const medianWithin = (from: number, to: number) => (scores: readonly Score[]) => ({
  says: `median ${from} to ${to}`,
  holds: median(scores) >= from && median(scores) <= to,
});

const ROWS: readonly Row[] = [
  { who: 'strong, right trade', kind: 'strong', goal: passShare(23 / 24) },
  { who: '  their median', kind: 'strong', goal: medianWithin(75, 100) },
  { who: 'the same by the simple form', kind: 'simple', goal: passShare(21 / 24) },
  { who: 'right trade, junior for the level', kind: 'junior', goal: medianWithin(30, 65) },
  { who: 'neighbouring trade', kind: 'neighbour', goal: medianWithin(20, 49) },
  { who: 'unrelated, weak or strong elsewhere', kind: 'unrelated', goal: passAtMost(0) },
  { who: 'faker: renamed positions, skills “every day”', kind: 'faker', goal: passAtMost(2) },
  { who: '  without own duties', kind: 'faker2', goal: passAtMost(2) },
  { who: '  also in bio and letter', kind: 'faker3', goal: passAtMost(2) },
  { who: '  one skill a sentence', kind: 'faker4', goal: passAtMost(2) },
  { who: '  any of them above the strong one', kind: 'fakerAbove', goal: passAtMost(1) },
  { who: 'changer, 14 months in the trade', kind: 'changer', goal: passShare(12 / 24) },
  { who: 'strong, without dates', kind: 'undated', goal: medianWithin(40, 100) },
  { who: 'graduates for entry-level jobs', kind: 'graduate', goal: passShare(3 / 4) },
  { who: 'strong, in Arabic, Somali, Swahili, French', kind: 'language', goal: passShare(6 / 7) },
  { who: 'same duties, another usual title', kind: 'title', goal: passShare(0.85) },
  { who: 'sensible fields of study linked', kind: 'field', goal: passShare(0.85) },
  {
    who: 'other fields of study linked',
    kind: 'otherField',
    goal: (scores) => ({ says: '≤ 10 %', holds: share(scores) <= 0.1 }),
  },
];

const asked = process.argv.slice(2);
const trades = ALL_TRADES.filter(({ name }) => asked.length === 0 || asked.includes(name));
const scores = collect(trades);
let missed = 0;
process.stdout.write(`${trades.length} trades, ${scores.length} scores, pass mark ${DEFAULT_PASS_MARK}\n\n`);
process.stdout.write(`${'who'.padEnd(46)}${'passed'.padStart(10)}${'median'.padStart(8)}   goal\n`);
for (const { who, kind, goal } of ROWS) {
  const own = scores.filter((score) => score.kind === kind);
  const { says, holds } = goal(own);
  if (!holds) missed += 1;
  const line = `${who.padEnd(46)}${`${passed(own)} of ${own.length}`.padStart(10)}${String(median(own)).padStart(8)}   ${says}`;
  process.stdout.write(`${line}${holds ? '' : '  MISSED'}\n`);
}
if (asked.length > 0) {
  for (const { trade, kind, name, value } of scores) process.stdout.write(`${trade}: ${kind} ${name} ${value}\n`);
}
if (asked.length === 0) for (const { name, set } of LATER_SETS) missed += measureSecond(name, set);
process.exitCode = missed > 0 && asked.length === 0 ? 1 : 0;
