import type { ReadCv } from '#shared/cv/cv.contract.ts';
import type { Line } from './cv-text.ts';
import { isSentence, readLabelledEntries, splitPieces, trimPiece } from './entry-lines.ts';
import type { Label } from './labels.ts';
import { findPeriods, isRange, type Period, toMonths, withoutPeriod } from './periods.ts';

export type Training = ReadCv['trainings'][number] & { hasAssumedMonths: boolean };

const CORE: ReadonlySet<Label> = new Set(['degree', 'institution', 'period', 'employer', 'name']);
const LABELS: ReadonlySet<Label> = new Set([...CORE, 'start', 'end', 'place', 'ignored']);
const LONGEST = 120;

/** Reads courses and certificates, one per line, with their organisation and date. */
export function readTrainings(lines: readonly Line[], asOf: string): Training[] {
  const labelled = readLabelledEntries(lines, CORE, LABELS);
  if (labelled) {
    return labelled.flatMap((entry) => {
      const period = findPeriods(entry.get('period') ?? entry.get('end') ?? '')[0] ?? null;
      const name = entry.get('degree') ?? entry.get('name') ?? '';
      return name ? [write(name, entry.get('institution') ?? entry.get('employer') ?? '', period, asOf)] : [];
    });
  }
  const trainings: Training[] = [];
  let date: Period | null = null;
  for (const { text, isBullet } of lines) {
    const period = findPeriods(text).find(isRange) ?? findPeriods(text).at(-1) ?? null;
    const rest = period ? withoutPeriod(text, period) : text;
    const pieces = splitPieces(rest)
      .flatMap((piece) => piece.split(/,\s+/))
      .map(trimPiece)
      .filter(Boolean);
    const [name, organization = ''] = pieces;
    if (!name) {
      // A date alone belongs to the course above it, or to the one that follows.
      const last = trainings.at(-1);
      if (last && !last.endDate && period) Object.assign(last, write(last.name, last.organization, period, asOf));
      else date = period;
      continue;
    }
    if (isSentence(text) || rest.length > LONGEST) continue;
    const last = trainings.at(-1);
    if (last && !isBullet && !period && !last.organization && last.endDate && pieces.length === 1)
      last.organization = name;
    else trainings.push(write(name, organization, period ?? date, asOf));
    date = null;
  }
  return trainings;
}

function write(name: string, organization: string, period: Period | null, asOf: string): Training {
  const { startDate, endDate, isAssumed } = toMonths(period, asOf);
  return { name, organization, startDate, endDate, current: period?.goesOn ?? false, hasAssumedMonths: isAssumed };
}
