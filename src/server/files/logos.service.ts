import { AppError } from '#shared/kernel/errors.ts';
import type { Db } from '../db/database.ts';
import type { FileStore } from './file-store.ts';
import { findLogo } from './files.store.ts';

export function createLogos(db: Db, files: FileStore) {
  return {
    async open(id: number) {
      const logo = await findLogo(db, id);
      if (!logo) throw new AppError('not_found');
      const content = await files.read(logo.key).catch(() => {
        throw new AppError('not_found');
      });
      return { ...logo, content };
    },
  };
}
export type Logos = ReturnType<typeof createLogos>;
