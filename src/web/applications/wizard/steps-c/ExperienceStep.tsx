import { EMPTY_ENTRIES } from '#shared/applications/wizard/empty-form.ts';
import type { SimpleData } from '#shared/applications/wizard/steps.ts';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ExperienceFields } from '#web/profiles/form/ExperienceFields.tsx';
import { useFormState } from '#web/profiles/form/form-context.ts';
import { NoExperience } from '../parts/NoExperience.tsx';
import { StepHead } from '../parts/StepHead.tsx';
import { Blocks } from './Blocks.tsx';

const NAMES = {
  title: 'jobTitle',
  company: 'company',
  start: 'startDate',
  end: 'endDate',
  current: 'isCurrent',
  responsibilities: 'responsibilities',
} as const;

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
        {(from) => <ExperienceFields from={from} names={NAMES} responsibilities={{ rows: 4 }} wide />}
      </Blocks>
    </div>
  );
}
