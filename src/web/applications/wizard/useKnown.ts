import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { ownFormProfile } from '#shared/profiles/form-profile.contract.ts';
import { call } from '#web/lib/call.ts';
import type { Known, Variant } from './variant.ts';

/**
 * What is known about the person before the form starts. A link from elsewhere may name skills, as in
 * `?skills=Sewing,Cutting`. Null while the profile is loading; if that fails, the form starts empty.
 */
export function useKnown({ start }: Variant, user: SessionUser | null): Known | null {
  const [address] = useSearchParams();
  const hasProfile = start !== undefined && user?.role === 'candidate';
  const [profile, setProfile] = useState<Known['profile'] | 'loading'>(hasProfile ? 'loading' : null);
  useEffect(() => {
    if (!hasProfile) return;
    call(ownFormProfile, {}).then(
      (answer) => setProfile(answer.profile),
      () => setProfile(null),
    );
  }, [hasProfile]);
  if (profile === 'loading') return null;
  const skills = (address.get('skills') ?? '').split(',').map((name) => name.trim());
  return { profile, skills };
}
