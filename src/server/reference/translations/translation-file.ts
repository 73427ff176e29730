import { AppError } from '#shared/kernel/errors.ts';
import { translationsRule } from '#shared/reference/translations-rules.texts.ts';
import { isTooDeep } from '../../http/json-depth.ts';

export type TranslationFile = {
  values: Map<string, unknown>;
  /** Keys that the file contains more than once, so that it is unclear which value is meant. */
  doubled: Set<string>;
};

/** Reads a translation file into its keys and values. */
export function readTranslationFile(content: string): TranslationFile {
  // Some editors write a byte order mark at the beginning.
  const json = content.replace(/^\uFEFF/, '');
  const read = isTooDeep(json) ? undefined : parse(json);
  if (read === undefined) throw refused(translationsRule('rule.file_not_json'));
  if (typeof read !== 'object' || read === null || Array.isArray(read))
    throw refused(translationsRule('rule.file_not_texts'));
  const seen = new Set<string>();
  const doubled = new Set<string>();
  for (const key of keysOf(json)) {
    if (seen.has(key)) doubled.add(key);
    seen.add(key);
  }
  // A map and not an object, because a key may have the name of an inherited property.
  return { values: new Map(Object.entries(read)), doubled };
}

/** Writes the exported file, in an order and format that people and version control can read. */
export function writeTranslationFile(texts: Iterable<readonly [key: string, text: string]>): string {
  return `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`;
}

function refused(message: ReturnType<typeof translationsRule>): AppError {
  return new AppError('invalid', { errors: { file: [message] } });
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The keys of the outermost object of valid JSON, as often as they are written: parsing keeps only the last of each. */
function* keysOf(json: string): Generator<string> {
  let depth = 0;
  let isKeyNext = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === '"') {
      const end = endOfText(json, at);
      if (depth === 1 && isKeyNext) yield JSON.parse(json.slice(at, end + 1));
      isKeyNext = false;
      at = end;
    } else if (sign === '{' || sign === '[') {
      depth += 1;
      isKeyNext = depth === 1;
    } else if (sign === '}' || sign === ']') depth -= 1;
    else if (sign === ',') isKeyNext = depth === 1;
  }
}

function endOfText(json: string, start: number): number {
  let at = start + 1;
  while (json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
  return at;
}
