import { Plus } from 'lucide-react';
import type { Interviewer } from '#shared/interviews/interviews.contract.ts';
import { planningTexts } from '#shared/interviews/interviews.texts.ts';
import { MOST_INTERVIEWERS } from '#shared/interviews/interviews.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Chip } from '#web/ui/Chip.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Menu } from '#web/ui/Menu.tsx';

type InterviewersFieldProps = {
  team: readonly Interviewer[];
  chosen: readonly Interviewer[];
  onChange: (ids: number[]) => void;
  error?: string | undefined;
};

/** Who of the team holds the interview. */
export function InterviewersField({ team, chosen, onChange, error }: InterviewersFieldProps) {
  const t = useTexts(planningTexts);
  const ids = chosen.map(({ id }) => id);
  const others = team.filter(({ id }) => !ids.includes(id));
  return (
    <Field group label={t('planning.interviewers')} error={error}>
      <div className="flex min-h-9 flex-wrap items-center gap-1.5 rounded-r1 border border-control bg-surface p-1">
        {chosen.map(({ id, name }) => (
          <Chip key={id} size="sm" name={name} onRemove={() => onChange(ids.filter((other) => other !== id))}>
            <bdi>{name}</bdi>
          </Chip>
        ))}
        {others.length > 0 && chosen.length < MOST_INTERVIEWERS && (
          <Menu
            variant="quiet"
            size="xs"
            align="start"
            groups={[
              {
                id: 'team',
                actions: others.map(({ id, name }) => ({
                  id: String(id),
                  label: name,
                  onAction: () => onChange([...ids, id]),
                })),
              },
            ]}
          >
            <Icon of={Plus} size="xs" />
            {t('planning.add')}
          </Menu>
        )}
      </div>
    </Field>
  );
}
