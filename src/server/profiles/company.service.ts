import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { CompanyFields } from '#shared/profiles/company.contract.ts';
import { TEAM_SIZES } from '#shared/profiles/profiles.values.ts';
import type { Db } from '../db/database.ts';
import type { PictureIntake } from '../documents/picture-intake.ts';
import type { FileStore } from '../files/file-store.ts';
import { deleteUnnamed, insertFile } from '../files/files.api.ts';
import { storeWithRow } from '../files/store-with-row.ts';
import type { Origin } from '../identity/identity.service.ts';
import type { Throttle } from '../identity/throttle.ts';
import type { Tx } from '../kernel/events.ts';
import { sanitise } from '../kernel/sanitise.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import * as store from './company.store.ts';
import { companyOf } from './membership.ts';
import { LIMITS } from './profiles.limits.ts';

type Upload = { name: string; content: Buffer };
type Parts = { db: Db; inTransaction: InTransaction; files: FileStore; throttle: Throttle; pictures: PictureIntake };

export function createCompanyService({ db, inTransaction, files, throttle, pictures }: Parts) {
  async function show(user: SessionUser) {
    const row = await store.findCompany(db, companyOf(user).id);
    if (!row) throw new AppError('not_found');
    const teamSize = TEAM_SIZES.find((size) => size === row.teamSize) ?? null;
    return {
      username: row.username,
      logo_url: row.logoFileId === null ? null : `/files/logo/${row.logoFileId}`,
      fields: {
        name: row.name,
        about: row.about,
        industry: row.industry,
        team_size: teamSize,
        founded_year: row.foundedYear,
        website: row.website,
        country: row.countryCode,
        locality: row.locality,
        address: row.address,
        social_info: row.socialInfo,
        shows_section_scores: row.showsSectionScores,
        shows_answers: row.showsAnswers,
      },
    };
  }

  /** Changes the logo. Returns the keys of the files that nothing refers to any more. */
  async function setLogo(tx: Tx, companyId: number, fileId: number | null): Promise<string[]> {
    await tx.record({ type: 'company.edited', companyId });
    return deleteUnnamed(tx, await store.replaceLogo(tx, companyId, fileId));
  }
  async function removeFiles(keys: string[]): Promise<void> {
    // The logo was changed even if its old file cannot be removed now: the sweep deletes files without a row within
    // hours.
    for (const key of keys) await files.remove(key).catch(() => {});
  }

  return {
    show,
    async update(user: SessionUser, fields: CompanyFields) {
      const { id } = companyOf(user);
      await inTransaction(async (tx) => {
        await store.writeCompany(tx, id, { ...fields, about: sanitise(fields.about) });
        await tx.record({ type: 'company.edited', companyId: id });
      });
      return show(user);
    },
    async uploadLogo(user: SessionUser, { name, content }: Upload, { address }: Origin): Promise<string> {
      const { id } = companyOf(user);
      await pictures.assertPicture(content, 'logo');
      await throttle.take([[LIMITS.logos, String(id)]]);
      const logo = await pictures.encode(content, 'logo', { address, userId: user.id });
      const { fileId, replaced } = await storeWithRow(files, logo.content, (stored) =>
        inTransaction(async (tx) => {
          const inserted = await insertFile(tx, stored, name, logo.mediaType);
          return { fileId: inserted, replaced: await setLogo(tx, id, inserted) };
        }),
      );
      await removeFiles(replaced);
      return `/files/logo/${fileId}`;
    },
    async removeLogo(user: SessionUser): Promise<void> {
      const { id } = companyOf(user);
      await removeFiles(await inTransaction((tx) => setLogo(tx, id, null)));
    },
  };
}
export type CompanyService = ReturnType<typeof createCompanyService>;
