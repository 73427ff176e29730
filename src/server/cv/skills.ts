import { findSkill, foldSkillName, SKILLS } from '#shared/reference/skills/skills.ts';
import { type Line, wordCount } from './cv-text.ts';
import { isSentence } from './entry-lines.ts';
import { findLanguage } from './language-names.ts';
import { findProficiency } from './languages.ts';

const MOST_SKILLS = 40;
const LONGEST = 50;
const LONGEST_NAME = Math.max(...SKILLS.map(({ name }) => wordCount(name)));

/** The skills that a section lists, in the person's own words. The built-in list only tells where one begins and ends. */
export function readSkills(lines: readonly Line[]): string[] {
  const found = joinWrapped(lines).flatMap((text) =>
    isSentence(text) && !/[,;•·●|،\t]/.test(text) ? namesInside(text, 2) : readItems(text),
  );
  return unique(found).slice(0, MOST_SKILLS);
}

/** Joins the lines of a list that continues on the next line. */
function joinWrapped(lines: readonly Line[]): string[] {
  const right = Math.max(0, ...lines.map((line) => line.right));
  const texts: string[] = [];
  for (const [index, line] of lines.entries()) {
    const above = lines[index - 1];
    const isFull = above !== undefined && above.right > 0.8 * right && right > 0;
    const isRun = /[,;•·|]/.test(above?.text ?? '') && /[,;•·|.]|^\S+$/.test(line.text);
    if (isFull && isRun && !line.isBullet && texts.length > 0 && !/:/.test(line.text)) {
      texts[texts.length - 1] += ` ${line.text}`;
    } else texts.push(line.text);
  }
  return texts;
}

const RATING =
  /\s*(?:[●○★☆■□⬤◯]{2,}|\d{1,3}\s?%|\(?\b(?:expert|advanced|intermediate|beginner|proficient|basic|excellent|very good)\b\)?)\s*$/i;
const BEFORE =
  /^(?:(?:i can do|proficient (?:in|with)|proficiency in|skilled in|experienced in|experience (?:in|with)|knowledge of|working knowledge of|good knowledge of|ability to|good|excellent|strong|advanced|basic|effective|and)\s+)+/i;

// Replaces commas inside brackets; cleaned text does not contain this character.
const HIDDEN = '\ue000';

function readItems(text: string): string[] {
  const [, label, rest] = /^([^:,]{2,40}):\s*(\S.*)$/s.exec(text) ?? [];
  const listed = label && rest && !findSkill(label) ? rest : text.replace(/:\s*$/, '');
  const masked = listed.replace(/\(([^)]*)\)/g, (_, inside: string) => ` (${inside.replace(/[,;/]/g, HIDDEN)})`);
  return masked
    .split(/[,;•·●|،\t\n]+|\s*\((?:[ivx]{1,4}|\d|[a-h])\)\s+|\s+[–—-]\s+|\s{3,}/)
    .flatMap((piece) => readItem(piece.replace(/\.$/, '').trim()));
}

function readItem(written: string): string[] {
  const [, outside, inside] = /^(.*?)\s*\(([^)]*)\)\s*$/.exec(written) ?? [];
  if (outside && inside !== undefined) {
    const more = inside
      .split(HIDDEN)
      .map((one) => one.trim())
      .filter((one) => findSkill(one));
    return [...(findSkill(`${outside} ${inside}`) ? [`${outside} ${inside}`] : readItem(outside)), ...more];
  }
  const item = written.replaceAll(HIDDEN, ',').replace(RATING, '').replace(BEFORE, '').trim();
  const known = [item, written].find((one) => findSkill(one));
  if (known !== undefined) return [known];
  for (const cut of [/\s+(?:and|&)\s+/, /\s*\/\s*/]) {
    const halves = item.split(cut);
    if (halves.length > 1 && halves.every((half) => findSkill(half))) return halves;
  }
  // A few words are taken as the person's own name for a skill; from longer texts only known skills are taken.
  return isPlainItem(item) ? [item] : namesInside(item, wordCount(item) <= 4 ? 1 : 2);
}

/** Whether an item is a person's own name for a skill: short, of letters, and neither a language nor a level. */
function isPlainItem(item: string): boolean {
  const isShort = wordCount(item) <= 4 && item.length >= 2 && item.length <= LONGEST;
  if (!isShort || !/\p{L}{2}/u.test(item) || /[@.!?]$|\d{3}/.test(item)) return false;
  if (findLanguage(item) !== null || (wordCount(item) === 1 && findProficiency(item) !== null)) return false;
  return !/^(?:etc|others?|and|skills?|none|yes|no|tools|level)$/i.test(item);
}

/** The known skills in a text, as they are written there, with at least `fewestWords` words. */
function namesInside(text: string, fewestWords: number): string[] {
  const words = foldSkillName(text).split(' ');
  const written = text.trim().split(/\s+/);
  // If folding keeps the number of words, each folded word corresponds to a written one.
  const asWritten = (from: number, to: number) =>
    written.length === words.length
      ? written
          .slice(from, to)
          .join(' ')
          .replace(/^[\p{P}]+|[\p{P}]+$/gu, '')
      : null;
  const found: string[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let length = Math.min(LONGEST_NAME, words.length - at); length >= fewestWords; length -= 1) {
      const skill = findSkill(words.slice(at, at + length).join(' '));
      if (!skill) continue;
      found.push(asWritten(at, at + length) ?? skill.name);
      at += length - 1;
      break;
    }
  }
  return found;
}

const PLAIN_FIELDS = new Set(['software', 'data']);

/** Used if no section lists skills: finds known skills that the text mentions. */
export function findMentionedSkills(texts: readonly string[]): string[] {
  const several = texts.flatMap((text) => namesInside(text, 2));
  const technical = texts
    .flatMap((text) => namesInside(text, 1))
    .filter((name) => wordCount(name) === 1 && PLAIN_FIELDS.has(findSkill(name)?.field ?? ''));
  const isWork = (name: string) => findSkill(name)?.field !== 'personal';
  return unique([...several, ...technical].filter(isWork)).slice(0, MOST_SKILLS);
}

function unique(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.filter((name) => {
    const key = findSkill(name)?.name ?? foldSkillName(name);
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
