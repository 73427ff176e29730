import { fileURLToPath } from 'node:url';
import { AppError } from '#shared/kernel/errors.ts';
import { MOST_PIXELS } from '#shared/profiles/profiles.values.ts';
import { profilesRefusal } from '#shared/profiles/profiles-refusals.texts.ts';
import { findPictureFault, type PictureFault } from '../files/inspect.ts';
import type { Picture } from './document.ts';
import type { EncodedPicture } from './encode-picture.ts';
import type { FileParserPool, ReaderProgram, Sender } from './file-parser-pool.ts';
import { Unreadable } from './unreadable.ts';

const ENCODER: ReaderProgram = {
  name: 'picture-encoder',
  source: fileURLToPath(new URL('./picture-encoder.ts', import.meta.url)),
};
const BUSY_SECONDS = 10;

/** Accepts uploaded pictures. The uploaded file itself is never kept, but a version that another process re-encodes. */
export function createPictureIntake(room: FileParserPool) {
  return {
    /** Refuses a file that is no valid picture, without decoding it. */
    async assertPicture(content: Buffer, as: Picture['as']): Promise<void> {
      const fault = await findPictureFault(content);
      if (fault) throw refusal(fault, as);
    },

    async encode(content: Buffer, as: Picture['as'], sender: Sender): Promise<{ content: Buffer; mediaType: string }> {
      const encoded = await room.read<EncodedPicture>(ENCODER, { content, as }, sender).catch((error) => {
        throw error instanceof Unreadable ? unreadable(error.trouble) : error;
      });
      return { ...encoded, content: Buffer.from(encoded.content) };
    },
  };
}
export type PictureIntake = ReturnType<typeof createPictureIntake>;

const MEGA = 1_000_000;

function refusal(fault: PictureFault, as: Picture['as']): AppError {
  const key = fault === 'type' ? (`${as}_type` as const) : (`picture_${fault}` as const);
  return new AppError('invalid', {
    errors: { file: [profilesRefusal(`refusal.${key}`, { max: MOST_PIXELS / MEGA })] },
  });
}

function unreadable(trouble: Unreadable['trouble']): AppError {
  if (trouble === 'busy') {
    return new AppError('unavailable', {
      message: profilesRefusal('refusal.picture_busy'),
      retryAfterSeconds: BUSY_SECONDS,
    });
  }
  const reason = trouble === 'too_complex' ? 'too_complex' : 'broken';
  return new AppError('invalid', { errors: { file: [profilesRefusal(`refusal.picture_${reason}`)] } });
}
