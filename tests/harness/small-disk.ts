import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmdirSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Making a disk takes root. */
export const canMakeDisk = process.platform === 'linux' && process.getuid?.() === 0;

/** A disk of its own size, in memory, that a test can fill to the last byte. */
export function makeSmallDisk(megabytes: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'fursa-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=777`, 'tmpfs', folder]);
  const filler = path.join(folder, 'filler');
  return {
    folder,
    fill(): void {
      const file = openSync(filler, 'w');
      for (let bytes = 1 << 20; bytes >= 1; bytes >>= 1) {
        try {
          for (;;) writeSync(file, Buffer.alloc(bytes));
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
        }
      }
      closeSync(file);
    },
    free: () => rmSync(filler),
    remove(): void {
      execFileSync('umount', ['--lazy', folder]);
      rmdirSync(folder);
    },
  };
}
