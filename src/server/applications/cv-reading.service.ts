import { CV_TROUBLES, type CvReading, type CvTrouble } from '#shared/applications/cv-reading.contract.ts';
import { today } from '#shared/kernel/dates.ts';
import { AppError } from '#shared/kernel/errors.ts';
import { inspectDocument } from '../files/inspect.ts';
import type { UploadedFile } from '../http/upload.ts';
import type { Origin } from '../identity/identity.service.ts';
import { LIMITS, type Throttle } from '../identity/throttle.ts';
import type { ReadingRoom } from './cv/reading-room.ts';
import { Unreadable } from './cv/unreadable.ts';

const BUSY_SECONDS = 10;

/** Reads a CV for whoever is about to apply, signed in or not. Nothing of it is kept. */
export function createCvReadingService(room: ReadingRoom, throttle: Throttle) {
  return {
    async read({ address }: Origin, { name, content }: UploadedFile): Promise<CvReading> {
      await throttle.assertUnder(LIMITS.cvReadings, address);
      await throttle.hit(LIMITS.cvReadings, address);
      const extension = (await inspectDocument(content, name))?.extension;
      if (extension !== 'pdf' && extension !== 'docx') throw sayTrouble('wrong_type');
      return room.read({ content: new Uint8Array(content), extension, asOf: today().slice(0, 7) }).catch((error) => {
        throw error instanceof Unreadable ? sayTrouble(error.trouble) : error;
      });
    },
  };
}
export type CvReadingService = ReturnType<typeof createCvReadingService>;

function sayTrouble(trouble: CvTrouble): AppError {
  const message = CV_TROUBLES[trouble];
  const extra = { reason: trouble };
  if (trouble === 'busy') return new AppError('unavailable', { message, extra, retryAfterSeconds: BUSY_SECONDS });
  return new AppError('invalid', { errors: { file: [message] }, extra });
}
