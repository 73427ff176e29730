import type { CvReading } from '#shared/cv/cv.contract.ts';
import type { Document } from '../documents/document.ts';
import { Unreadable } from '../documents/unreadable.ts';
import type { Flow } from './cv-text.ts';
import { toFlows } from './pdf-flows.ts';
import { readFields } from './read-cv.ts';

const FEWEST_LETTERS = 40;

/** `asOf` is the current month, up to which educations and jobs without an end are counted. */
export type Cv = Document & { asOf: string };

/** Reads the fields of the form from the bytes of a file. */
export async function readDocument({ content, extension, asOf }: Cv): Promise<CvReading> {
  const { flows, isCut } = extension === 'pdf' ? await readPdf(content) : await readDocx(content);
  const letters = flows.flat().reduce((sum, { text }) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0);
  if (letters < FEWEST_LETTERS) throw new Unreadable('no_text');
  return readFields(flows, { asOf, isCut });
}

type Read = { flows: Flow[]; isCut: boolean };

async function readPdf(content: Uint8Array): Promise<Read> {
  // The library for a file type is loaded only when it is needed, because loading takes longer than reading.
  const { readPdfPages } = await import('../documents/pdf-pages.ts');
  const { pages, isCut } = await readPdfPages(content);
  return { flows: toFlows(pages), isCut };
}

async function readDocx({ buffer, byteOffset, byteLength }: Uint8Array): Promise<Read> {
  const { readDocxFlows } = await import('./docx-flows.ts');
  return { flows: await readDocxFlows(Buffer.from(buffer, byteOffset, byteLength)), isCut: false };
}
