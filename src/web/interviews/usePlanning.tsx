import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import { planningTexts } from '#shared/interviews/interviews.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import type { MenuAction } from '#web/ui/Menu.tsx';
import { usePreloaded } from '#web/ui/usePreloaded.ts';

const loadPlanDialog = () => import('./plan/PlanDialog.tsx').then(({ PlanDialog }) => PlanDialog);

/** Opens the dialog that plans interviews with applicants. The page renders `dialog`. */
export function usePlanning() {
  const t = useTexts(planningTexts);
  const [planned, setPlanned] = useState<readonly number[] | null>(null);
  const PlanDialog = usePreloaded(loadPlanDialog, planned !== null);
  return {
    plan: (applicationIds: readonly number[]) => setPlanned(applicationIds),
    /** The entry of an applicant's menu. */
    actions: (applicationId: number): readonly MenuAction[] => [
      {
        id: 'plan_interview',
        label: t('planning.menu'),
        icon: CalendarPlus,
        onAction: () => setPlanned([applicationId]),
      },
    ],
    dialog: planned && PlanDialog && (
      <PlanDialog key={planned.join()} applicationIds={planned} onClose={() => setPlanned(null)} />
    ),
  };
}
