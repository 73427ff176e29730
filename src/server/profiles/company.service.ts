import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { AppError } from '#shared/kernel/errors.ts';
import type { CompanyFields } from '#shared/profiles/company.contract.ts';
import { TEAM_SIZES } from '#shared/profiles/profiles.values.ts';
import type { Db } from '../db/database.ts';
import type { FileStore } from '../files/file-store.ts';
import { insertFile } from '../files/files.store.ts';
import { inspectImage } from '../files/inspect.ts';
import { sanitise } from '../kernel/sanitise.ts';
import * as store from './company.store.ts';
import { companyOf } from './membership.ts';

type Upload = { name: string; content: Buffer };
/** Told with the jobs whose pages show the company. */
export type CompanyChanged = (jobIds: number[]) => Promise<void>;

export function createCompanyService(db: Db, files: FileStore, onChanged: CompanyChanged) {
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
      },
    };
  }

  const tellReaders = async (companyId: number) => onChanged(await store.jobIdsOf(db, companyId));

  return {
    show,
    async update(user: SessionUser, fields: CompanyFields) {
      const { id } = companyOf(user);
      await store.writeCompany(db, id, { ...fields, about: sanitise(fields.about) });
      await tellReaders(id);
      return show(user);
    },
    async uploadLogo(user: SessionUser, { name, content }: Upload): Promise<string> {
      const { id } = companyOf(user);
      const type = await inspectImage(content);
      if (!type) throw new AppError('invalid', { errors: { file: ['The logo must be a PNG, JPEG or WebP picture.'] } });
      const stored = await files.put(content);
      const fileId = await db.transaction(async (tx) => {
        const inserted = await insertFile(tx, stored, name, type.mediaType);
        await store.writeLogo(tx, id, inserted);
        return inserted;
      });
      await tellReaders(id);
      return `/files/logo/${fileId}`;
    },
    async removeLogo(user: SessionUser): Promise<void> {
      const { id } = companyOf(user);
      await store.writeLogo(db, id, null);
      await tellReaders(id);
    },
  };
}
export type CompanyService = ReturnType<typeof createCompanyService>;
