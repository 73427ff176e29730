import { EMPTY_ENTRIES } from '#shared/applications/wizard/empty-form.ts';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { MonthInput } from '#web/ui/MonthInput.tsx';
import { StepHead } from '../parts/StepHead.tsx';
import { TextField } from '../parts/text-fields.tsx';
import { WizardField } from '../parts/WizardField.tsx';
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
        {(path) => (
          <>
            <TextField path={`${path}.courseName`} label={t('wizard.course_name')} required />
            <TextField path={`${path}.institution`} label={t('wizard.institution')} required />
            <div className="grid items-start gap-s4 md:grid-cols-2">
              <WizardField path={`${path}.dateGraduated`} label={t('wizard.date_graduated')} group optional>
                {({ value, onChange, onBlur }) => <MonthInput value={value} onChange={onChange} onBlur={onBlur} />}
              </WizardField>
              <TextField path={`${path}.degreeObtained`} label={t('wizard.degree_obtained')} optional />
            </div>
          </>
        )}
      </Blocks>
    </div>
  );
}
