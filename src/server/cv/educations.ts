import type { ReadCv } from '#shared/cv/cv.contract.ts';
import type { EducationLevel } from '#shared/reference/qualifications.values.ts';
import { type Line, wordCount } from './cv-text.ts';
import { findLevel, findMajor, kindOfPiece } from './degrees.ts';
import {
  isSentence,
  type LabelledEntry,
  readLabelledEntries,
  splitPieces,
  splitPlace,
  trimPiece,
} from './entry-lines.ts';
import { titleMinusEmployer } from './job-titles.ts';
import type { Label } from './labels.ts';
import { findPeriods, isRange, type Period, toMonths, withoutPeriod } from './periods.ts';
import { readPlace } from './places.ts';

export type Education = ReadCv['educations'][number] & { hasAssumedMonths: boolean };

const CORE: ReadonlySet<Label> = new Set(['degree', 'institution', 'period', 'start', 'end']);
const LABELS: ReadonlySet<Label> = new Set([...CORE, 'major', 'place', 'ignored']);

/** Reads the educations of an education section. */
export function readEducations(lines: readonly Line[], asOf: string): Education[] {
  const labelled = readLabelledEntries(lines, CORE, LABELS);
  const studies = labelled ? labelled.map(fromLabels) : readPieces(lines);
  return studies
    .filter(({ degree, institution }) => degree !== '' || institution !== '')
    .map((study) => write(study, asOf));
}

type Study = {
  degree: string;
  institution: string;
  period: Period | null;
  /** Text beside the degree that is neither a degree nor an institution. */
  beside: string;
  /** Text on the line above or below the degree. */
  above: string;
  below: string;
  part: string;
  major: string;
};

const empty = (): Study => ({
  degree: '',
  institution: '',
  period: null,
  beside: '',
  above: '',
  below: '',
  part: '',
  major: '',
});

function fromLabels(entry: LabelledEntry): Study {
  const dates = [entry.get('period'), [entry.get('start'), entry.get('end')].filter(Boolean).join(' – ')];
  const period = dates.flatMap((text) => findPeriods(text ?? '')[0] ?? [])[0] ?? null;
  const institution = splitPlace(entry.get('institution') ?? '').rest;
  const [name = '', ...rest] = institution.split(/\s*,\s*/);
  const isPart = rest.length > 0 && kindOfPiece(rest.join(', ')) === 'part';
  return {
    ...empty(),
    degree: entry.get('degree') ?? '',
    institution: isPart ? name : institution,
    period,
    major: entry.get('major') ?? '',
  };
}

function write({ degree, institution, period, beside, above, below, part, major }: Study, asOf: string): Education {
  const named = major || findMajor(degree);
  const isPlaceOfStudy = isHouse(beside) || named !== '' || degree === '';
  const where = institution || above || below || (isPlaceOfStudy ? beside : '') || part;
  const subject = named || (where === beside ? '' : beside);
  const level: EducationLevel | '' = findLevel(degree) ?? (degree === '' ? schoolLevel(institution) : '');
  const { startDate, endDate, isAssumed } = toMonths(period, asOf);
  return {
    level,
    // The CV reader cannot know the country; it is looked up by the institution later.
    country: '',
    institution: where,
    degree,
    major: subject,
    startDate,
    endDate,
    current: period?.goesOn ?? false,
    hasAssumedMonths: isAssumed,
  };
}

function schoolLevel(institution: string): EducationLevel | '' {
  return findLevel(institution) === 'High School' ? 'High School' : '';
}

const isAcronym = (text: string) => /^\p{Lu}{3,}(?:\s\p{Lu}\p{L}+)?$/u.test(text);
const isHouse = (text: string) => isAcronym(text) || titleMinusEmployer(text) < 0;
const GRADE =
  /\b(?:gpa|cgpa|grade|class|honou?rs|division|distinction|credit|merit|upper|lower|marks|percent|score|thesis|dissertation|coursework|modules|mention|cum laude)\b|%/i;

/** Walks through the pieces of the lines. A field that the current entry already has starts the next one. */
function readPieces(lines: readonly Line[]): Study[] {
  const isList = lines.every((line) => line.isBullet || findPeriods(line.text).length === 0);
  const studies: Study[] = [];
  let study = empty();
  const begin = () => {
    if (study.degree || study.institution) studies.push(study);
    study = empty();
  };
  for (const line of lines) {
    if (line.isBullet && !isList && kindOfPiece(line.text) === 'other') continue;
    if (isSentence(line.text) && kindOfPiece(line.text) === 'other') continue;
    const period = findPeriods(line.text).find(isRange) ?? findPeriods(line.text).at(-1) ?? null;
    const text = period ? withoutPeriod(line.text, period) : line.text;
    if (period) {
      if (study.period) begin();
      study.period = period;
    }
    const pieces = piecesOf(text);
    for (const { text: piece, kind } of pieces) {
      if (kind === 'degree') {
        if (study.degree) begin();
        if (!study.period && period) study.period = period;
        study.degree = piece;
      } else if (kind === 'institution') {
        if (study.institution || (study.above && study.degree)) {
          begin();
          if (period) study.period = period;
        }
        study.institution = piece;
      } else if (kind === 'part') study.part ||= piece;
      else if (GRADE.test(piece) || wordCount(piece) > 8) continue;
      else if (pieces.some((one) => one.kind === 'degree')) study.beside ||= piece;
      else if (!study.degree && !study.institution) study.above ||= piece;
      else if (study.degree && !study.institution && !study.above) study.below ||= piece;
      else if (study.degree && isHouse(piece)) {
        // Another school name above the degree that follows.
        begin();
        study.above = piece;
      }
    }
  }
  begin();
  return studies;
}

type Piece = { text: string; kind: ReturnType<typeof kindOfPiece> };

/** Splits a line at commas and dashes; adjacent pieces of the same kind are joined again. */
function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const strong of splitPieces(text.replace(/\s+from\s+(?=\p{Lu})/u, '\t'))) {
    const { rest } = readPlace(strong) ? { rest: '' } : splitPlace(strong);
    let isFirst = true;
    for (const part of cutAtCommas(rest)) {
      const piece = trimPiece(part);
      if (piece === '' || readPlace(piece)) continue;
      const kind = kindOfPiece(piece);
      const last = pieces.at(-1);
      const grows = !isFirst && last !== undefined && last.kind === kind && kind !== 'institution';
      // "Bachelor of Arts - BA" names one degree twice.
      const isShortForm = isFirst && last?.kind === 'degree' && kind === 'degree' && wordCount(piece) === 1;
      if (last && isShortForm) last.text += ` - ${piece}`;
      else if (grows) last.text += `, ${piece}`;
      else pieces.push({ text: piece, kind });
      isFirst = false;
    }
  }
  return pieces;
}

// Replaces commas inside brackets; cleaned text does not contain this character.
const HIDDEN = '\ue000';

function cutAtCommas(text: string): string[] {
  const masked = text.replace(/\([^)]*\)/g, (inside) => inside.replace(/,/g, HIDDEN));
  return masked.split(/\s*[,،;]\s*/).map((piece) => piece.replaceAll(HIDDEN, ','));
}
