import { fileURLToPath } from 'node:url';
import type { CvReading, CvTrouble } from '#shared/cv/cv.contract.ts';
import { cvTrouble } from '#shared/cv/cv.texts.ts';
import { today } from '#shared/kernel/dates.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { ReaderProgram, ReadingRoom } from '../documents/reading-room.ts';
import { Unreadable } from '../documents/unreadable.ts';
import { inspectDocument } from '../files/inspect.ts';
import type { UploadedFile } from '../http/upload.ts';
import type { Origin } from '../identity/identity.service.ts';
import { LIMITS, type Throttle } from '../identity/throttle.ts';
import type { Cv } from './read-document.ts';

export const CV_READER: ReaderProgram = {
  name: 'cv-reader',
  source: fileURLToPath(new URL('./cv-reader.ts', import.meta.url)),
};
const BUSY_SECONDS = 10;

/** Reads a CV for whoever is about to apply, signed in or not. Nothing of it is kept. */
export function createCvReadingService(room: ReadingRoom, throttle: Throttle) {
  return {
    async read({ address }: Origin, userId: number | null, { name, content }: UploadedFile): Promise<CvReading> {
      await throttle.take([[LIMITS.cvReadings, address]]);
      const extension = (await inspectDocument(content, name))?.extension;
      if (extension !== 'pdf' && extension !== 'docx') throw sayTrouble('wrong_type');
      const cv: Cv = { content, extension, asOf: today().slice(0, 7) };
      return room.read<CvReading>(CV_READER, cv, { address, userId }).catch((error) => {
        throw error instanceof Unreadable ? sayTrouble(error.trouble) : error;
      });
    },
  };
}

function sayTrouble(trouble: CvTrouble): AppError {
  const message = cvTrouble(`cv.trouble_${trouble}`);
  const extra = { reason: trouble };
  if (trouble === 'busy') return new AppError('unavailable', { message, extra, retryAfterSeconds: BUSY_SECONDS });
  return new AppError('invalid', { errors: { file: [message] }, extra });
}
