import { EMPTY_ENTRIES } from '#shared/applications/wizard/empty-form.ts';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { MonthField, TextField } from '#web/profiles/form/text-fields.tsx';
import { StepHead } from '../parts/StepHead.tsx';
import { Blocks } from './Blocks.tsx';

export function EducationStep() {
  const t = useTexts(wizardFieldsTexts);
  const tSteps = useTexts(wizardStepsTexts);
  return (
    <div className="grid gap-s4">
      <StepHead title={tSteps('wizard.education_details')} />
      <Blocks
        part="educations"
        empty={EMPTY_ENTRIES.simple.education}
        nameOf={(number) => t('wizard.education_number', { number })}
        addLabel={t('wizard.add_another_education')}
        mayBeNone={false}
      >
        {(from) => (
          <>
            <TextField
              from={from}
              name="courseName"
              label={t('wizard.course_name')}
              required
              className="md:col-span-2"
            />
            <TextField
              from={from}
              name="institution"
              label={t('wizard.institution')}
              required
              className="md:col-span-2"
            />
            <MonthField from={from} name="dateGraduated" label={t('wizard.date_graduated')} optional />
            <TextField from={from} name="degreeObtained" label={t('wizard.degree_obtained')} optional />
          </>
        )}
      </Blocks>
    </div>
  );
}
