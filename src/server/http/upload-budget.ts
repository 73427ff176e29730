import { AppError } from '#shared/kernel/errors.ts';
import { uploadRefusal } from '#shared/kernel/upload.texts.ts';

const MEGABYTE = 1024 * 1024;
/** An upload is held in memory until it is answered: so much in all, and so much for one address. */
const BUDGET = { bytes: 128 * MEGABYTE, bytesEach: 32 * MEGABYTE };
const BUSY = uploadRefusal('refusal.uploads_busy');
const BUSY_SECONDS = 10;

/** Counts bytes, not connections: who sends slowly takes no room from others. */
export function createUploadBudget({ bytes, bytesEach } = BUDGET) {
  const held = new Map<string, number>();
  let all = 0;

  function change(address: string, by: number): void {
    all += by;
    const left = (held.get(address) ?? 0) + by;
    if (left > 0) held.set(address, left);
    else held.delete(address);
  }

  return {
    /** What one upload takes of it, until it is given back. */
    open(address: string) {
      let taken = 0;
      return {
        take(more: number): void {
          if (all + more > bytes || (held.get(address) ?? 0) + more > bytesEach) {
            throw new AppError('unavailable', { message: BUSY, retryAfterSeconds: BUSY_SECONDS });
          }
          taken += more;
          change(address, more);
        },
        giveBack(): void {
          change(address, -taken);
          taken = 0;
        },
      };
    },
  };
}
export type UploadBudget = ReturnType<typeof createUploadBudget>;
export type UploadShare = ReturnType<UploadBudget['open']>;
