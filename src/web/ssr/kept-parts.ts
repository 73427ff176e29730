import { randomBytes } from 'node:crypto';
import type { Dictionary } from '#shared/kernel/texts.ts';
import type { Keeping } from '#web/lib/Kept.tsx';

// Random, so that nothing anybody writes can look like a mark.
const MARK = `kept${randomBytes(12).toString('hex')}`;
const NONCE = `nonce${MARK}`;
const NEW_PART = new RegExp(`${MARK}\\+(.*?);(.*?)${MARK}-`, 'gs');
const PRELOADS = /<link rel="modulepreload"[^>]*>/g;
const PLACE = new RegExp(`${MARK}=(.*?);`, 'g');

/** The parts of a language are forgotten with its dictionary, which is read anew now and then. */
const parts = new WeakMap<Dictionary, Map<string, string>>();

function partsOf(dictionary: Dictionary): Map<string, string> {
  let found = parts.get(dictionary);
  if (!found) {
    found = new Map();
    parts.set(dictionary, found);
  }
  return found;
}

/** React lifts the preloads of the scripts into the head: what is kept has them in front. */
function withPreloads(part: string, html: string): string {
  return part.includes('<script') ? (html.match(PRELOADS) ?? []).join('') + part : part;
}

/** For one page: how its kept parts are marked, and how they are put in when it is rendered. */
export function keepParts(dictionary: Dictionary, nonce: string) {
  const kept = partsOf(dictionary);
  const keeping: Keeping = {
    isKept: (name) => kept.has(name),
    start: (name) => `${MARK}+${name};`,
    end: `${MARK}-`,
    place: (name) => `${MARK}=${name};`,
  };
  function fill(html: string): string {
    return html
      .replace(NEW_PART, (_, name: string, part: string) => {
        kept.set(name, withPreloads(part, html).replaceAll(nonce, NONCE));
        return part;
      })
      .replace(PLACE, (_, name: string) => (kept.get(name) ?? '').replaceAll(NONCE, nonce));
  }
  return { keeping, fill };
}
