import { fileURLToPath } from 'node:url';
import type { CvReading, CvTrouble } from '#shared/cv/cv.contract.ts';
import { cvTrouble } from '#shared/cv/cv.texts.ts';
import { today } from '#shared/kernel/dates.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { FileParserPool, ReaderProgram } from '../documents/file-parser-pool.ts';
import { Unreadable } from '../documents/unreadable.ts';
import { inspectDocument } from '../files/inspect.ts';
import type { UploadedFile } from '../http/upload.ts';
import type { Origin } from '../identity/identity.service.ts';
import type { Throttle } from '../identity/throttle.ts';
import type { InstitutionsService } from '../reference/institutions.service.ts';
import { LIMITS } from './cv.limits.ts';
import type { Cv } from './read-document.ts';

export const CV_READER: ReaderProgram = {
  name: 'cv-reader',
  source: fileURLToPath(new URL('./cv-reader.ts', import.meta.url)),
};
const BUSY_SECONDS = 10;

/** Reads a CV for somebody who is about to apply, signed in or not. Nothing is stored. */
export function createCvReadingService(room: FileParserPool, throttle: Throttle, institutions: InstitutionsService) {
  /** A CV seldom says in which country somebody studied, so the country is looked up by the institution. */
  async function withCountries({ cv, found, ...reading }: CvReading): Promise<CvReading> {
    const educations = await Promise.all(
      cv.educations.map(async (one) => ({ ...one, country: await institutions.countryOf(one.institution) })),
    );
    const places = educations.flatMap(({ country }, at) => (country ? [`educations.${at}.country`] : []));
    return { cv: { ...cv, educations }, found: [...found, ...places], ...reading };
  }

  return {
    async read({ address }: Origin, userId: number | null, { name, content }: UploadedFile): Promise<CvReading> {
      await throttle.take([[LIMITS.cvReadings, address]]);
      const extension = (await inspectDocument(content, name))?.extension;
      if (extension !== 'pdf' && extension !== 'docx') throw sayTrouble('wrong_type');
      const cv: Cv = { content, extension, asOf: today().slice(0, 7) };
      const reading = await room.read<CvReading>(CV_READER, cv, { address, userId }).catch((error) => {
        throw error instanceof Unreadable ? sayTrouble(error.trouble) : error;
      });
      return withCountries(reading);
    },
  };
}

function sayTrouble(trouble: CvTrouble): AppError {
  const message = cvTrouble(`cv.trouble_${trouble}`);
  const extra = { reason: trouble };
  if (trouble === 'busy') return new AppError('unavailable', { message, extra, retryAfterSeconds: BUSY_SECONDS });
  return new AppError('invalid', { errors: { file: [message] }, extra });
}
