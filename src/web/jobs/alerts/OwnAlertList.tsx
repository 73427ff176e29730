import { BellPlus } from 'lucide-react';
import { savedJobsTexts } from '#shared/jobs/saved-jobs.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { CardList } from '#web/ui/Card.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';
import type { ShownAlert } from './named-search.ts';
import { OwnAlertRow } from './OwnAlertRow.tsx';

type OwnAlertListProps = { alerts: readonly ShownAlert[]; onChanged: () => void };

export function OwnAlertList({ alerts, onChanged }: OwnAlertListProps) {
  const t = useTexts(savedJobsTexts);
  if (alerts.length === 0) {
    return (
      <EmptyState icon={BellPlus} titleLevel={3} title={t('saved.alerts_empty_title')}>
        {t('saved.alerts_empty_text')}
      </EmptyState>
    );
  }
  return (
    <CardList>
      {alerts.map((alert) => (
        <OwnAlertRow key={alert.id} alert={alert} onChanged={onChanged} />
      ))}
    </CardList>
  );
}
