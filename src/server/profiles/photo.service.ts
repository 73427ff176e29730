import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { AppError } from '#shared/kernel/errors.ts';
import { ownPhotoAddress } from '#shared/profiles/photo-address.ts';
import type { Db } from '../db/database.ts';
import type { PictureIntake } from '../documents/picture-intake.ts';
import type { FileStore } from '../files/file-store.ts';
import { deleteUnnamed, insertFile } from '../files/files.api.ts';
import { storeWithRow } from '../files/store-with-row.ts';
import type { Origin } from '../identity/identity.service.ts';
import type { Throttle } from '../identity/throttle.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import * as store from './photo.store.ts';
import { LIMITS } from './profiles.limits.ts';

const NAME = 'photo.jpg';

type Parts = { db: Db; inTransaction: InTransaction; files: FileStore; throttle: Throttle; pictures: PictureIntake };

export function createPhotoService({ db, inTransaction, files, throttle, pictures }: Parts) {
  /** Changes the photo. Returns the keys of the files that nothing refers to any more. */
  async function setPhoto(tx: Db, userId: number, fileId: number | null): Promise<string[]> {
    const replaced = await store.replacePhoto(tx, userId, fileId);
    if (!replaced) throw new AppError('not_found');
    return deleteUnnamed(tx, replaced);
  }
  async function removeFiles(keys: string[]): Promise<void> {
    // The photo was changed even if its old file cannot be removed now: the sweep deletes files without a row within
    // hours.
    for (const key of keys) await files.remove(key).catch(() => {});
  }

  return {
    /** Returns the photo's address, which works for the person alone and differs after each change. */
    async upload(user: SessionUser, { content }: { content: Buffer }, { address }: Origin): Promise<string> {
      await pictures.assertPicture(content, 'photo');
      await throttle.take([[LIMITS.photos, String(user.id)]]);
      const photo = await pictures.encode(content, 'photo', { address, userId: user.id });
      const { fileId, replaced } = await storeWithRow(files, photo.content, (stored) =>
        inTransaction(async (tx) => {
          const inserted = await insertFile(tx, stored, NAME, photo.mediaType);
          return { fileId: inserted, replaced: await setPhoto(tx, user.id, inserted) };
        }),
      );
      await removeFiles(replaced);
      return ownPhotoAddress(fileId);
    },

    async remove(user: SessionUser): Promise<void> {
      await removeFiles(await inTransaction((tx) => setPhoto(tx, user.id, null)));
    },

    async open(user: SessionUser, fileId: number) {
      const photo = await store.findOwnPhoto(db, user.id, fileId);
      if (!photo) throw new AppError('not_found');
      const content = await files.read(photo.key).catch(() => {
        throw new AppError('not_found');
      });
      return { ...photo, content };
    },
  };
}
export type PhotoService = ReturnType<typeof createPhotoService>;
