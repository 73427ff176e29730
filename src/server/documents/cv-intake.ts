import { AppError } from '#shared/kernel/errors.ts';
import { profilesRefusal } from '#shared/profiles/profiles-refusals.texts.ts';
import { type Inspected, inspectDocument } from '../files/inspect.ts';
import type { Throttle } from '../identity/throttle.ts';
import { checkInRoom } from './check-in-room.ts';
import { LIMITS } from './cv-intake.limits.ts';
import type { FileParserPool, Sender } from './file-parser-pool.ts';
import { Unreadable } from './unreadable.ts';

const BUSY_SECONDS = 10;

/** Decides which files are taken as CVs: those that an employer can open without harm. */
export function createCvIntake(room: FileParserPool, throttle: Throttle) {
  /** Throws if the file is no CV that can be opened without harm. */
  async function check(content: Buffer, { extension, ...type }: Inspected, sender: Sender): Promise<Inspected> {
    // Only Word itself can read the old DOC format, so these files are not checked.
    if (extension !== 'pdf' && extension !== 'docx') return { extension, ...type };
    await checkInRoom(room, { content, extension }, sender).catch((error) => {
      throw error instanceof Unreadable ? refusal(error.trouble) : error;
    });
    return { extension, ...type };
  }

  return {
    /** For files that come many at once, in the background. They count against no limit. */
    async acceptOfMany({ name, content }: { name: string; content: Buffer }, sender: Sender): Promise<Inspected> {
      const type = await inspectDocument(content, name);
      if (!type) throw refusal('wrong_type');
      return check(content, type, sender);
    },

    async accept({ name, content }: { name: string; content: Buffer }, sender: Sender): Promise<Inspected> {
      const type = await inspectDocument(content, name);
      if (!type) throw refusal('wrong_type');
      const { address, userId } = sender;
      await throttle.take([
        [LIMITS.cvAddress, address],
        ...(userId === null ? [] : [[LIMITS.cvAccount, String(userId)] as const]),
      ]);
      return check(content, type, sender);
    },
  };
}
export type CvIntake = ReturnType<typeof createCvIntake>;

function refusal(trouble: Unreadable['trouble']): AppError {
  if (trouble === 'busy') {
    return new AppError('unavailable', {
      message: profilesRefusal('refusal.cv_busy'),
      retryAfterSeconds: BUSY_SECONDS,
    });
  }
  // The check accepts CVs without text, such as scans, so `no_text` does not occur here.
  const reason = trouble === 'no_text' ? 'broken' : trouble;
  return new AppError('invalid', { errors: { file: [profilesRefusal(`refusal.cv_${reason}`)] }, extra: { reason } });
}
