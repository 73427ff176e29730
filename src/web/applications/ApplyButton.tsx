import { Check } from 'lucide-react';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { Applying } from './useApplying.ts';

export function ApplyButton({ applying, className }: { applying: Applying; className?: string }) {
  const t = useTexts(jobsTexts);
  if (applying.applied) {
    return (
      <Button size="lg" disabled className={className}>
        <Icon of={Check} />
        {t('jobs.already_applied')}
      </Button>
    );
  }
  if (applying.reapplyOn) {
    return (
      <Button size="lg" disabled className={className}>
        {t('jobs.apply_later')}
      </Button>
    );
  }
  return (
    <Button
      variant="primary"
      size="lg"
      busy={applying.isLoading}
      onClick={applying.open}
      onPointerEnter={applying.preload}
      onFocus={applying.preload}
      className={className}
    >
      {t('jobs.apply_now')}
    </Button>
  );
}
