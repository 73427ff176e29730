import { EMPTY_ENTRIES } from '#shared/applications/wizard/empty-form.ts';
import type { SimpleData } from '#shared/applications/wizard/steps.ts';
import { RESPONSIBILITIES } from '#shared/applications/wizard/wizard.values.ts';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { EntryPeriod } from '../parts/EntryPeriod.tsx';
import { NoExperience } from '../parts/NoExperience.tsx';
import { StepHead } from '../parts/StepHead.tsx';
import { ProseField, TextField } from '../parts/text-fields.tsx';
import { useField, useFormState } from '../wizard-context.ts';
import { Blocks } from './Blocks.tsx';

export function ExperienceStep() {
  const t = useTexts(wizardFieldsTexts);
  const tSteps = useTexts(wizardStepsTexts);
  const isNone = useFormState<SimpleData, boolean>(({ data }) => data.experiences.length === 0);
  return (
    <div className="grid gap-s4">
      <StepHead title={tSteps('wizard.employment_history')} />
      {isNone && <NoExperience />}
      <Blocks
        part="experiences"
        empty={EMPTY_ENTRIES.simple.experience}
        nameOf={(number) => t('wizard.job_number', { number })}
        addLabel={t(isNone ? 'wizard.add_experience' : 'wizard.add_another_job')}
        mayBeNone
      >
        {(path) => (
          <>
            <TextField path={`${path}.jobTitle`} label={t('wizard.job_title')} required />
            <TextField path={`${path}.company`} label={t('wizard.company')} required />
            <div className="grid items-start gap-s4 md:grid-cols-2">
              <Period path={path} />
            </div>
            <ProseField
              path={`${path}.responsibilities`}
              label={t('wizard.responsibilities')}
              counter={{ max: RESPONSIBILITIES.max }}
              rows={4}
              required
            />
          </>
        )}
      </Blocks>
    </div>
  );
}

function Period({ path }: { path: string }) {
  const t = useTexts(wizardFieldsTexts);
  const start = useField(`${path}.startDate`);
  const end = useField(`${path}.endDate`);
  const current = useField<boolean>(`${path}.isCurrent`);
  return (
    <EntryPeriod
      path={path}
      start={start.value}
      end={end.value}
      current={current.value}
      startError={start.error}
      endError={end.error}
      currentLabel={t('wizard.working_here')}
      onStart={start.change}
      onEnd={end.change}
      onCurrent={(isCurrent) => {
        current.change(isCurrent);
        if (isCurrent) end.change('');
      }}
    />
  );
}
