import { plainText } from '../kernel/rich-text.ts';
import { JobFields } from './job-editor.contract.ts';

/** A run of a sequence: in both versions, only in the old one, or only in the new one. */
export type Piece<T> = { kind: 'same' | 'removed' | 'added'; value: T };
export type JobField = keyof JobFields;
type ListField = 'skills' | 'questions';
type TextField = 'title' | 'description' | 'custom_salary' | 'full_address';
type PlainField = Exclude<JobField, ListField | TextField>;
export type ListItem = { text: string; required?: boolean };

export type JobChange =
  | { kind: 'text'; field: TextField; from: string; to: string; pieces: Piece<string>[] }
  | { kind: 'list'; field: ListField; from: ListItem[]; to: ListItem[]; pieces: Piece<ListItem>[] }
  | { kind: 'value'; field: PlainField; from: JobFields[PlainField]; to: JobFields[PlainField] };

const TEXTS: readonly JobField[] = ['title', 'description', 'custom_salary', 'full_address'] satisfies TextField[];
const LISTS: readonly JobField[] = ['skills', 'questions'] satisfies ListField[];

/** The changes of an edit, field by field, in the order of the contract. Unchanged fields are not listed. */
export function jobDifference(live: JobFields, edited: JobFields): JobChange[] {
  return (Object.keys(JobFields.shape) as JobField[]).flatMap((field): JobChange[] => {
    if (isText(field)) return textChange(field, live[field] ?? '', edited[field] ?? '');
    if (isList(field)) return listChange(field, itemsOf(live, field), itemsOf(edited, field));
    return live[field] === edited[field] ? [] : [{ kind: 'value', field, from: live[field], to: edited[field] }];
  });
}

function isText(field: JobField): field is TextField {
  return TEXTS.includes(field);
}

function isList(field: JobField): field is ListField {
  return LISTS.includes(field);
}

function textChange(field: TextField, from: string, to: string): JobChange[] {
  if (from === to) return [];
  const [before, after] = field === 'description' ? [plainText(from), plainText(to)] : [from, to];
  return [{ kind: 'text', field, from: before, to: after, pieces: wordDifference(before, after) }];
}

/** Leaves out the ids of questions, which nobody reads. */
function itemsOf(fields: JobFields, field: ListField): ListItem[] {
  if (field === 'skills') return fields.skills.map((text) => ({ text }));
  return fields.questions.map(({ title, required }) => ({ text: title, required }));
}

function listChange(field: ListField, from: ListItem[], to: ListItem[]): JobChange[] {
  const pieces = sequenceDifference(from, to, ({ text, required }) => `${required}:${text}`);
  return pieces.every(({ kind }) => kind === 'same') ? [] : [{ kind: 'list', field, from, to, pieces }];
}

/** More words than a description can have. Longer texts are not compared word by word, but shown as a whole. */
const MOST_WORDS = 10_000;

/** Compares word by word. Neighbouring words of the same kind are joined into one piece. */
export function wordDifference(from: string, to: string): Piece<string>[] {
  const [before, after] = [wordsOf(from), wordsOf(to)];
  if (Math.max(before.length, after.length) > MOST_WORDS) {
    return [
      { kind: 'removed', value: from },
      { kind: 'added', value: to },
    ];
  }
  const joined: Piece<string>[] = [];
  for (const { kind, value } of sequenceDifference(before, after, (word) => word.trim())) {
    const last = joined.at(-1);
    if (last?.kind === kind) last.value += value;
    else joined.push({ kind, value });
  }
  return joined;
}

const wordsOf = (text: string): string[] => text.match(/\S+\s*|^\s+/g) ?? [];

/**
 * The most cells of the table below: two texts of 1,000 entirely different words fill it. Beyond that, the whole is
 * replaced.
 */
const MOST_CELLS = 1_000_000;

/** The longest common subsequence stays; what is around it was removed or added. */
export function sequenceDifference<T>(from: readonly T[], to: readonly T[], keyOf: (item: T) => string): Piece<T>[] {
  const before = from.map(keyOf);
  const after = to.map(keyOf);
  let start = 0;
  while (start < before.length && start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const shortest = Math.min(before.length, after.length) - start;
  while (end < shortest && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;

  const oldMiddle = from.slice(start, from.length - end);
  const newMiddle = to.slice(start, to.length - end);
  const same = (items: readonly T[]) => items.map((value): Piece<T> => ({ kind: 'same', value }));
  return [
    ...same(to.slice(0, start)),
    ...middleDifference(oldMiddle, newMiddle, before.slice(start), after.slice(start)),
    ...same(to.slice(to.length - end)),
  ];
}

function middleDifference<T>(from: T[], to: T[], before: string[], after: string[]): Piece<T>[] {
  const removed = (value: T): Piece<T> => ({ kind: 'removed', value });
  const added = (value: T): Piece<T> => ({ kind: 'added', value });
  const width = to.length + 1;
  if (from.length * to.length === 0 || (from.length + 1) * width > MOST_CELLS) {
    return [...from.map(removed), ...to.map(added)];
  }
  // lengths[i * width + j] is the length of the longest common subsequence of from[i…] and to[j…].
  const lengths = new Uint32Array((from.length + 1) * width);
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0;
  for (let i = from.length - 1; i >= 0; i -= 1) {
    for (let j = to.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pieces: Piece<T>[] = [];
  let i = 0;
  let j = 0;
  while (i < from.length || j < to.length) {
    if (i < from.length && j < to.length && before[i] === after[j]) {
      pieces.push({ kind: 'same', value: to[j] as T });
      i += 1;
      j += 1;
    } else if (j === to.length || (i < from.length && at(i + 1, j) >= at(i, j + 1))) {
      pieces.push(removed(from[i] as T));
      i += 1;
    } else {
      pieces.push(added(to[j] as T));
      j += 1;
    }
  }
  return pieces;
}
