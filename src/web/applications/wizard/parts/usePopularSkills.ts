import { useEffect, useState } from 'react';
import { suggestSkills } from '#shared/jobs/jobs.contract.ts';
import { call } from '#web/lib/call.ts';
import { useWizard } from '../wizard-context.ts';

/** The skills that the job asks for, followed by those that many jobs ask for. */
export function usePopularSkills(): readonly string[] {
  const { job } = useWizard();
  const own = job.skills.map(({ name }) => name).join(',');
  const [common, setCommon] = useState<readonly string[]>([]);
  useEffect(() => {
    let isWanted = true;
    call(suggestSkills, { q: '', beside: own })
      .then(({ skills }) => isWanted && setCommon(skills.map(({ name }) => name)))
      // A failure is ignored: the skills of the job itself are shown already.
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [own]);
  return [...new Set([...job.skills.map(({ name }) => name), ...common])];
}
