import { type Flow, type Line, wordCount } from './cv-text.ts';
import { headingKind, headingTopic, kindByWords, type SectionKind } from './headings.ts';
import { labelsOf } from './labels.ts';
import { findLanguage } from './language-names.ts';
import { findPeriods } from './periods.ts';

/** The lines below a heading. The lines before the first heading of a flow are its "top". */
export type Section = { kind: SectionKind | 'top' | 'unknown'; lines: Line[] };

// Words that may be a heading or a skill or label; only their look decides.
const DOUBTFUL =
  /^(?:leadership|service|supervision|teaching|research|communication skills?|interpersonal skills?|computer skills?|organi[sz]ational skills?|social skills?|technical skills?|it skills?|digital skills?|presentations?|projects?|training|trainings|work|career|tools|informatique|expertise|details|address|contact|contacts|language|languages|qualifications?|certificates?|degrees|studies|activities|achievements|research interests?|kazi|aqoon|portfolio|social|recommendations|about|project|reference|bio|resume|availability|grants|funding|talks|award|membership|interest|hobby|stages|publication|volunteering|internship|employment|licen[cs]es|courses|workshops|seminars)$/i;

/** Splits the flows of a document into its sections. */
export function toSections(flows: readonly Flow[]): Section[] {
  // Each column is examined separately, because a look that marks headings in the margin may mark names in the text.
  return flows.flatMap((flow) => splitFlow(flow, headingLooks(flow))).filter(({ lines }) => lines.length > 0);
}

type Looks = { strong: ReadonlySet<string>; own: ReadonlySet<string>; body: string };

function headingLooks(lines: readonly Line[]): Looks {
  const count = new Map<string, number>();
  const known = new Map<string, number>();
  const add = (counts: Map<string, number>, look: string, by = 1) => counts.set(look, (counts.get(look) ?? 0) + by);
  for (const line of lines) {
    add(count, line.look);
    if (line.cells.length === 1 && isCertain(line)) add(known, line.look);
  }
  const letters = new Map<string, number>();
  for (const line of lines) add(letters, line.look, line.text.length);
  const body = [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
  // A look that is used almost only for headings makes a line a heading even if its words are unknown.
  const own = [...known].filter(([look, times]) => {
    const all = count.get(look) ?? 0;
    return look !== body && ((times >= 2 && times * 2 >= all) || (all <= MOST_HEADINGS && sizeOf(look) > sizeOf(body)));
  });
  const found = own.length > 0 ? own.map(([look]) => look) : likelyLooks(lines, body);
  return { strong: new Set(known.keys()), own: new Set(found), body };
}

/** Used if no heading is known by its words: the largest look that only short lines have. */
function likelyLooks(lines: readonly Line[], body: string): string[] {
  const looks = [...new Set(lines.map(({ look }) => look))].filter((look) => {
    const set = lines.filter((line) => line.look === look);
    const isShort = set.every((line) => line.cells.length === 1 && wordCount(line.text) <= 5);
    return isShort && set.length >= 3 && set.length <= MOST_HEADINGS && sizeOf(look) > 1.15 * sizeOf(body);
  });
  return looks.toSorted((a, b) => sizeOf(b) - sizeOf(a)).slice(0, 1);
}

const MOST_HEADINGS = 12;
const sizeOf = (look: string) => Number(/ (\d+(?:\.\d+)?)(?: capitals)?$/.exec(look)?.[1] ?? 0);

function isCertain({ text }: Line): boolean {
  return headingKind(text) !== null && !DOUBTFUL.test(text.replace(/\s*:\s*$/, ''));
}

function splitFlow(flow: Flow, looks: Looks): Section[] {
  let section: Section = { kind: 'top', lines: [] };
  const sections = [section];
  for (const line of flow) {
    const heading = readHeading(line, section, looks);
    if (!heading) {
      section.lines.push(line);
      continue;
    }
    section = { kind: heading.kind, lines: heading.rest ? [heading.rest] : [] };
    sections.push(section);
  }
  return sections;
}

type Heading = { kind: Section['kind']; rest: Line | null };

function readHeading(line: Line, section: Section, looks: Looks): Heading | null {
  const within = section.kind;
  if (line.isBullet || line.look === 'table') return null;
  const [first, ...others] = line.cells;
  if (!first) return null;
  const stands =
    line.isHeading || (line.look !== looks.body && (looks.strong.has(line.look) || /capitals/.test(line.look)));
  const kind = headingKind(first.text) ?? (stands && others.length === 0 ? kindByWords(first.text) : null);
  if (others.length === 0) {
    if (kind !== null && looksRight(line, within, looks)) return { kind, rest: null };
    // The first lines hold the name, which may look like a heading.
    const isPastTop = within !== 'top' || section.lines.some(({ text }) => /@|\d{3}/.test(text));
    if (kind === null && isPastTop && isUnknownHeading(line, looks)) {
      return { kind: headingTopic(line.text) ?? 'unknown', rest: null };
    }
  }
  return readInline(line, within, looks);
}

function looksRight(line: Line, within: Section['kind'], looks: Looks): boolean {
  if (line.isHeading || isCertain(line)) return true;
  const isList = within === 'skills' || within === 'languages' || within === 'other' || within === 'training';
  if (line.look === looks.body) return !isList && line.gap > 1.8;
  return looks.strong.size === 0 || looks.strong.has(line.look);
}

function isUnknownHeading(line: Line, looks: Looks): boolean {
  if (line.isHeading)
    return wordCount(line.text) <= 6 && findPeriods(line.text).length === 0 && !/[|,]/.test(line.text);
  const isShort = wordCount(line.text) <= 5 && line.text.length <= 40;
  const isAnnounced = /:$/.test(line.text) && line.look !== looks.body && labelsOf(line.text).length === 0;
  if (isShort && isAnnounced) return true;
  return isShort && looks.own.has(line.look) && findPeriods(line.text).length === 0 && !/[@,]/.test(line.text);
}

/** Reads a heading with its text on the same line: "Skills: Excel, Word", or a heading in the margin. */
function readInline(line: Line, within: Section['kind'], looks: Looks): Heading | null {
  const { text } = line;
  const [, before, after] = /^([^:\t]{3,45}?)\s*(?::\s*\t?|\t)\s*(\S.*)$/su.exec(text) ?? [];
  if (!before || !after) return null;
  if (labelsOf(before).includes('motherTongue')) return { kind: 'languages', rest: line };
  const kind = headingKind(before);
  if (!kind || kind === 'contact' || (kind === 'other' && within !== 'skills')) return null;
  const isRowOfTable = within === 'experience' || within === 'education' || within === 'contact' || within === 'top';
  if (isRowOfTable && labelsOf(before).length > 0 && !looks.own.has(line.look)) return null;
  // "Languages: Python, SQL" lists skills.
  const spoken = after.replace(/\([^)]*\)/g, '').split(/[,;/،•|]|\band\b/);
  if (kind === 'languages' && !spoken.some((piece) => findLanguage(piece.split(/\s[–—-]/)[0] ?? ''))) return null;
  const at = text.length - after.length;
  const cells = line.cells.length > 1 && text.includes('\t') ? line.cells.slice(1) : [{ text: after, x: line.x }];
  return { kind, rest: { ...line, cells, text: cells.length > 1 ? text.slice(at) : after, isHeading: false } };
}
