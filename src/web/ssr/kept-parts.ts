import { randomBytes } from 'node:crypto';
import type { Dictionary } from '#shared/kernel/texts.ts';
import type { Keeping } from '#web/lib/Kept.tsx';

// Random, so that nothing anybody writes can look like a mark.
const MARK = `kept${randomBytes(12).toString('hex')}`;
const NONCE = `nonce${MARK}`;
const PRELOADS = /<link rel="modulepreload"[^>]*>/g;

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
    const [first = '', ...pieces] = html.split(MARK);
    return pieces.reduce((page, piece) => {
      if (piece.startsWith('-')) return page + piece.slice(1);
      const nameEnd = piece.indexOf(';');
      const [name, rest] = [piece.slice(1, nameEnd), piece.slice(nameEnd + 1)];
      if (piece.startsWith('=')) return page + (kept.get(name) ?? '').replaceAll(NONCE, nonce) + rest;
      kept.set(name, withPreloads(rest, html).replaceAll(nonce, NONCE));
      return page + rest;
    }, first);
  }
  return { keeping, fill };
}
