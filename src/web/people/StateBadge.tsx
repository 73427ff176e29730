import { Ban, UserX } from 'lucide-react';
import type { FoundPerson } from '#shared/people/people.contract.ts';
import { peopleTexts } from '#shared/people/people.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/Badge.tsx';

/** Renders nothing for an active account. */
export function StateBadge({ state }: Pick<FoundPerson, 'state'>) {
  const t = useTexts(peopleTexts);
  if (state === 'active') return null;
  return (
    <Badge tone={state === 'blocked' ? 'danger' : 'neutral'} icon={state === 'blocked' ? Ban : UserX}>
      {t(`people.state_${state}`)}
    </Badge>
  );
}
