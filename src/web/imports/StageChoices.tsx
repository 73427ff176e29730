import type { ImportAnswer } from '#shared/imports/imports.contract.ts';
import { importsTexts } from '#shared/imports/imports.texts.ts';
import type { DateOrder, KnownChoice, PhoneChoice } from '#shared/imports/imports.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Card } from '#web/ui/Card.tsx';
import { Field } from '#web/ui/Field.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import type { Choices } from './useImportChoices.ts';

type StageChoicesProps = {
  answer: ImportAnswer;
  choices: Choices;
  mayChange: boolean;
  onChange: (changes: Partial<Choices>) => void;
};

/** The job, the columns of the board, and what happens with people who are already here. */
export function StageChoices({ answer, choices, mayChange, onChange }: StageChoicesProps) {
  const t = useTexts(importsTexts);
  const { jobs, groups } = answer;
  const columns = groups.map(({ id, name }) => ({ value: String(id), label: name }));
  return (
    <Card as="section" title={t('import.settings')} pad>
      <fieldset disabled={!mayChange} className="grid gap-s4 sm:grid-cols-2">
        <Field label={t('import.job')}>
          <NativeSelect
            value={choices.job_id ?? ''}
            onChange={({ target }) => onChange({ job_id: target.value ? Number(target.value) : null })}
            placeholder={t('import.no_job')}
            options={jobs.map(({ id, title }) => ({ value: String(id), label: title }))}
          />
        </Field>
        <Field label={t('import.date_order')} group>
          <Segmented<DateOrder>
            value={choices.date_order}
            onChange={(date_order) => onChange({ date_order })}
            options={[
              { value: 'day_first', label: t('import.day_first') },
              { value: 'month_first', label: t('import.month_first') },
            ]}
          />
        </Field>
        <Field label={t('import.known')} group>
          <Segmented<KnownChoice>
            value={choices.known}
            onChange={(known) => onChange({ known })}
            options={[
              { value: 'skip', label: t('import.known_skip') },
              { value: 'update', label: t('import.known_update') },
            ]}
          />
        </Field>
        <Field label={t('import.phone_choice')} group>
          <Segmented<PhoneChoice>
            value={choices.same_phone}
            onChange={(same_phone) => onChange({ same_phone })}
            options={[
              { value: 'skip', label: t('import.phone_skip') },
              { value: 'import', label: t('import.phone_import') },
            ]}
          />
        </Field>
        {choices.stages.map(({ stage, group_id }, at) => (
          <Field key={stage} label={t('import.stage_named', { stage })}>
            <NativeSelect
              size="sm"
              value={group_id}
              onChange={({ target }) =>
                onChange({
                  stages: choices.stages.map((one, index) =>
                    index === at ? { stage, group_id: Number(target.value) } : one,
                  ),
                })
              }
              options={columns}
            />
          </Field>
        ))}
      </fieldset>
    </Card>
  );
}
