import type { ArchiveDocument, PersonData } from '../kernel/privacy.ts';

/** The fixed order of the documents in an archive, which programs may rely on. Other documents follow. */
const DOCUMENTS = [
  'account',
  'profile',
  'conversations',
  'drafts',
  'saved',
  'written',
  'files',
  'applications',
  'history',
];

/** The parts of documents that follow all others, in this order. */
const LAST_PARTS: Record<string, readonly string[]> = {
  account: ['sessions', 'newEmail', 'formerEmails', 'archives', 'knownBrowsers', 'mailsAboutMessages'],
  applications: ['aiEvaluations', 'humanEvaluations', 'history'],
};

type Row = { id?: unknown };

function joinLists(one: readonly Row[], other: readonly Row[]): Row[] {
  const joined = [...one];
  const places = new Map(one.flatMap(({ id }, place) => (id === undefined ? [] : [[id, place] as const])));
  for (const row of other) {
    const place = row.id === undefined ? undefined : places.get(row.id);
    if (place === undefined) joined.push(row);
    else joined[place] = { ...joined[place], ...row };
  }
  return joined;
}

function joinDocuments(one: ArchiveDocument, other: ArchiveDocument): ArchiveDocument {
  if (one === null || other === null) return one ?? other;
  if (Array.isArray(one) && Array.isArray(other)) return joinLists(one, other);
  return { ...one, ...other };
}

function inOrder<T>(parts: Record<string, T>, last: readonly string[]): Record<string, T> {
  const place = (name: string) => last.indexOf(name);
  return Object.fromEntries(Object.entries(parts).sort(([one], [other]) => place(one) - place(other)));
}

function sortParts(name: string, document: ArchiveDocument): ArchiveDocument {
  const last = LAST_PARTS[name];
  if (!last || document === null) return document;
  const sort = (row: object) => inOrder(row as Record<string, unknown>, last);
  return Array.isArray(document) ? document.map(sort) : sort(document);
}

/** Joins the documents of all modules. */
export function joinPersonData(known: readonly PersonData[]): Record<string, ArchiveDocument> {
  const joined: Record<string, ArchiveDocument> = {};
  for (const { documents = {} } of known) {
    for (const [name, document] of Object.entries(documents)) {
      joined[name] = name in joined ? joinDocuments(joined[name] ?? null, document) : document;
    }
  }
  const names = [...new Set([...DOCUMENTS, ...Object.keys(joined)])].filter((name) => name in joined);
  return Object.fromEntries(names.map((name) => [name, sortParts(name, joined[name] ?? null)]));
}
