import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { today } from '#shared/kernel/dates.ts';
import { AppError, type FieldMessages } from '#shared/kernel/errors.ts';
import type { OwnProfile } from '#shared/profiles/own-profile.contract.ts';
import { isSameProfile, judgeProfile } from '#shared/profiles/own-profile.rules.ts';
import type { ProfileFields } from '#shared/profiles/own-profile.ts';
import {
  countOffers,
  offersOf,
  onlyAdditions,
  type ProfileOffers,
  withOffers,
} from '#shared/profiles/profile-offers.ts';
import { profilesRefusal } from '#shared/profiles/profiles-refusals.texts.ts';
import type { Db } from '../db/database.ts';
import { writeName } from '../identity/identity.api.ts';
import type { InTransaction } from '../kernel/transactions.ts';
import type { Settings } from '../reference/settings.ts';
import { findProfile } from './form-profile.store.ts';
import * as store from './own-profile.store.ts';
import { phoneReader } from './phone-number.ts';
import { showFields } from './show-own-profile.ts';

type Parts = { db: Db; inTransaction: InTransaction; settings: Settings };

/** A candidate's profile, as they write it themselves. */
export function createOwnProfileService({ db, inTransaction, settings }: Parts) {
  async function show(tx: Db, user: SessionUser): Promise<OwnProfile> {
    const found = await findProfile(tx, user.id);
    if (!found) throw new AppError('not_found');
    const phoneCountry = found.person.countryCode ?? settings.latest().default_country;
    return { version: found.person.version, fields: showFields(found), phone_country: phoneCountry };
  }

  /** Validates a profile and normalises its phone numbers. */
  function accept(given: ProfileFields, stored: ProfileFields): ProfileFields {
    const { isPhoneNumber, toE164 } = phoneReader(given.personalInfo.country || settings.latest().default_country);
    const issues = judgeProfile(given, stored, { today: today(), isPhoneNumber });
    if (issues.length > 0) {
      const errors: FieldMessages = {};
      for (const { path, message } of issues) errors[path.join('.')] ??= [message];
      throw new AppError('invalid', { errors });
    }
    const { phone, secondaryPhone, whatsapp } = given.personalInfo;
    const written = (number: string) => (number ? toE164(number) : '');
    return {
      ...given,
      personalInfo: {
        ...given.personalInfo,
        phone: written(phone),
        secondaryPhone: written(secondaryPhone),
        whatsapp: written(whatsapp),
      },
      socialLinks: given.socialLinks.filter(({ url }) => url !== ''),
    };
  }

  async function write(tx: Db, user: SessionUser, id: number, fields: ProfileFields): Promise<void> {
    await store.writeProfile(tx, id, fields);
    // The account gets the same name, because the quick form sends applications under the name of the account.
    if (fields.personalInfo.fullName !== user.name) await writeName(tx, user.id, fields.personalInfo.fullName);
  }

  return {
    show: (user: SessionUser) => show(db, user),
    async save(user: SessionUser, { version, ...given }: ProfileFields & { version: number }): Promise<OwnProfile> {
      return inTransaction(async (tx) => {
        const locked = await store.lockProfile(tx, user.id);
        if (!locked) throw new AppError('not_found');
        const stored = await show(tx, user);
        const fields = accept(given, stored.fields);
        // A retry after a lost response finds the profile already saved.
        if (isSameProfile(fields, stored.fields)) return stored;
        if (version !== locked.version) {
          const message = profilesRefusal('refusal.profile_saved_elsewhere');
          throw new AppError('conflict', { message, extra: { profile: stored } });
        }
        await write(tx, user, locked.id, fields);
        return show(tx, user);
      });
    },
    /** The entries of another source, such as an application, that the profile lacks. */
    async lacks(user: SessionUser, found: ProfileFields): Promise<ProfileOffers> {
      return onlyAdditions(offersOf(found, (await show(db, user)).fields));
    },
    /** Adds these entries as far as the limits allow, without changing existing ones. A second call adds nothing. */
    async add(user: SessionUser, found: ProfileFields): Promise<number> {
      return inTransaction(async (tx) => {
        const locked = await store.lockProfile(tx, user.id);
        if (!locked) throw new AppError('not_found');
        const { fields } = await show(tx, user);
        const offers = onlyAdditions(offersOf(found, fields));
        if (countOffers(offers) > 0) await write(tx, user, locked.id, withOffers(fields, offers));
        return countOffers(offers);
      });
    },
  };
}
export type OwnProfileService = ReturnType<typeof createOwnProfileService>;
