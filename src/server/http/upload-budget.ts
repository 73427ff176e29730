import { AppError } from '#shared/kernel/errors.ts';
import { uploadRefusal } from '#shared/kernel/upload.texts.ts';

const MEGABYTE = 1024 * 1024;
/**
 * Uploads are held in memory until they are answered. These are the limits in bytes for all of them and per address.
 */
const BUDGET = { bytes: 128 * MEGABYTE, bytesEach: 32 * MEGABYTE };
const BUSY = uploadRefusal('refusal.uploads_busy');
const BUSY_SECONDS = 10;

/** Counts received bytes and not connections, so that slow uploads do not block others. */
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
    /** Opens the account of one upload, which takes bytes and finally returns them. */
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
