import { useQueryClient } from '@tanstack/react-query';
import type { MessageTemplate } from '#shared/messenger/templates.contract.ts';
import { PlannedCard } from './PlannedCard.tsx';
import { type GoesOut, refreshPlanned, useGoesOut } from './planned-data.ts';
import { RulesCard } from './RulesCard.tsx';
import type { Column } from './useAnswering.ts';

type RulesTabProps = {
  loaded: GoesOut;
  columns: readonly Column[];
  templates: readonly MessageTemplate[];
  onEditTemplates: () => void;
};

/** What goes out by itself: the rule of each column, and the messages that are on their way. */
export function RulesTab({ loaded, columns, templates, onEditTemplates }: RulesTabProps) {
  const client = useQueryClient();
  const { rules, planned } = useGoesOut(loaded);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-s5 lg:grid-cols-2 lg:gap-s6">
      <RulesCard
        columns={columns}
        rules={rules.rules}
        templates={templates}
        onEditTemplates={onEditTemplates}
        onSaved={() => void refreshPlanned(client)}
      />
      <PlannedCard planned={planned.planned} count={planned.count} />
    </div>
  );
}
