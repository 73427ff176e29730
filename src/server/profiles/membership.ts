import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { AppError } from '#shared/kernel/errors.ts';
import { profilesRefusal } from '#shared/profiles/profiles-refusals.texts.ts';

type Company = NonNullable<SessionUser['company']>;

/** The company that the user acts for. Throws if the user has been removed from it. */
export function companyOf(user: SessionUser): Company {
  if (user.role !== 'company' || !user.company) throw new AppError('forbidden');
  return user.company;
}

export function assertOwner(user: SessionUser): Company {
  const company = companyOf(user);
  if (company.role !== 'owner') throw new AppError('forbidden', { message: profilesRefusal('refusal.only_owners') });
  return company;
}
