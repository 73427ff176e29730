import { useQueryClient } from '@tanstack/react-query';
import { rulesTexts } from '#shared/answers/rules.texts.ts';
import type { MessageTemplate } from '#shared/messenger/templates.contract.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Bone, Skeleton } from '#web/ui/Skeleton.tsx';
import { PlannedCard } from './PlannedCard.tsx';
import { refreshPlanned, usePlanned, useRules } from './planned-data.ts';
import { RulesCard } from './RulesCard.tsx';
import type { Column } from './useAnswering.ts';

type RulesTabProps = {
  columns: readonly Column[];
  templates: readonly MessageTemplate[];
  onEditTemplates: () => void;
};

/** What goes out by itself: the rule of each column, and the messages that are on their way. */
export function RulesTab({ columns, templates, onEditTemplates }: RulesTabProps) {
  const t = useTexts(rulesTexts);
  const client = useQueryClient();
  const rules = useRules();
  const planned = usePlanned();
  const error = rules.error ?? planned.error;
  if (error) {
    return (
      <Banner
        tone="danger"
        announce
        actions={
          <Button size="sm" onClick={() => void refreshPlanned(client)}>
            {t('rules.try_again')}
          </Button>
        }
      >
        {error.message}
      </Banner>
    );
  }
  if (!rules.data || !planned.data) {
    return (
      <Skeleton>
        <Bone height={320} />
      </Skeleton>
    );
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-s5 lg:grid-cols-2 lg:gap-s6">
      <RulesCard
        columns={columns}
        rules={rules.data.rules}
        templates={templates}
        onEditTemplates={onEditTemplates}
        onSaved={() => void refreshPlanned(client)}
      />
      <PlannedCard planned={planned.data.planned} count={planned.data.count} />
    </div>
  );
}
