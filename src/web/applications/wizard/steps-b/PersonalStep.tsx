import { useEffect } from 'react';
import { BIO } from '#shared/applications/applications.values.ts';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Card } from '#web/ui/Card.tsx';
import { fillForm } from '../from-cv.ts';
import { FromCv } from '../parts/FromCv.tsx';
import { BirthField, CountryField, PhoneField } from '../parts/personal-fields.tsx';
import { StepHead } from '../parts/StepHead.tsx';
import { ProseField, TextField } from '../parts/text-fields.tsx';
import { useFormState, useWizard } from '../wizard-context.ts';

export function PersonalStep() {
  const t = useTexts(wizardFieldsTexts);
  const tSteps = useTexts(wizardStepsTexts);
  useForgiveOnEdit();
  return (
    <div className="grid gap-s5">
      <StepHead title={tSteps('wizard.personal_title')} />
      <FromCv fill={fillForm} />
      <Card pad className="grid items-start gap-s4 md:grid-cols-2">
        <TextField path="personalInfo.firstName" label={t('wizard.first_name')} autoComplete="given-name" required />
        <TextField path="personalInfo.lastName" label={t('wizard.last_name')} autoComplete="family-name" required />
        <TextField path="personalInfo.email" label={t('wizard.email')} type="email" autoComplete="email" required />
        <PhoneField />
        <BirthField />
        <CountryField />
        <TextField path="personalInfo.city" label={t('wizard.city')} autoComplete="address-level2" required />
        <TextField path="personalInfo.address" label={t('wizard.address')} autoComplete="street-address" optional />
        <ProseField
          path="personalInfo.bio"
          label={t('wizard.summary_form')}
          counter={{ max: BIO.max }}
          rows={4}
          optional
          className="md:col-span-2"
        />
      </Card>
    </div>
  );
}

/** The list of errors has been read once somebody types again; what is still wrong is said at the next try. */
function useForgiveOnEdit() {
  const { store, step } = useWizard();
  const typed = useFormState<{ personalInfo: object }, object>(({ data }) => data.personalInfo);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the edit is what it waits for.
  useEffect(() => store.forgive(step.id), [typed, store, step.id]);
}
