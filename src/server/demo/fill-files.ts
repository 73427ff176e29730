import type { Db } from '#server/db/database.ts';
import { files } from '#server/db/schema/files.ts';
import type { FileStore, StoredFile } from '#server/files/file-store.ts';
import { cvPdf } from './cv-pdf.ts';
import { facePng } from './face-png.ts';
import { known } from './fill-employers.ts';
import { insertForIds } from './insert-rows.ts';
import type { DemoMarket } from './market.ts';
import type { DemoPerson } from './people.ts';

type Kind = 'cv' | 'photo';
type Paper = { person: DemoPerson; kind: Kind; name: string; mediaType: string; stored: StoredFile };
/** Finds the id of a person's file; null if there is none. */
export type Papers = { idOf(person: DemoPerson, kind: Kind): number | null };

/** Stores CVs for most people, and photos for some who have an account. */
export async function storePapers(store: FileStore, { people, erased }: DemoMarket): Promise<Paper[]> {
  const papers = people.flatMap((person, number) => {
    if (person === erased.person) return [];
    const name = `${person.firstName} ${person.lastName}`;
    const cv = { person, kind: 'cv' as const, name: `${name} CV.pdf`, mediaType: 'application/pdf' };
    const photo = { person, kind: 'photo' as const, name: `${name}.png`, mediaType: 'image/png' };
    return [
      ...(number % 5 < 4 ? [{ ...cv, content: cvPdf(person) }] : []),
      ...(person.hasAccount && number % 4 < 3 ? [{ ...photo, content: facePng(person, number) }] : []),
    ];
  });
  return Promise.all(papers.map(async ({ content, ...paper }) => ({ ...paper, stored: await store.put(content) })));
}

export async function fillFiles(db: Db, papers: readonly Paper[]): Promise<Papers> {
  const rows = papers.map(({ name, mediaType, stored }) => ({ ...stored, name, mediaType }));
  const ids = await insertForIds(db, files, rows);
  const idOf = (person: DemoPerson, kind: Kind) => {
    const place = papers.findIndex((paper) => paper.person === person && paper.kind === kind);
    return place < 0 ? null : known(ids[place]);
  };
  return { idOf };
}
