import { useEffect } from 'react';
import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useFormState } from '#web/profiles/form/form-context.ts';
import { Card } from '#web/ui/Card.tsx';
import { type PersonalField, PersonalFields } from '../fields/PersonalFields.tsx';
import { fillForm } from '../fill-from-cv.ts';
import { FromCv } from '../parts/FromCv.tsx';
import { StepHead } from '../parts/StepHead.tsx';
import { useWizard } from '../wizard-context.ts';

const FIELDS: readonly PersonalField[] = [
  { name: 'firstName' },
  { name: 'lastName' },
  { name: 'email' },
  { name: 'phone' },
  { name: 'dateOfBirth' },
  { name: 'country' },
  { name: 'city' },
  { name: 'address', optional: true },
  { name: 'bio', optional: true, label: 'wizard.summary_form', rows: 4 },
];

export function PersonalStep() {
  const tSteps = useTexts(wizardStepsTexts);
  useForgiveOnEdit();
  return (
    <div className="grid gap-s5">
      <StepHead title={tSteps('wizard.personal_title')} />
      <FromCv fill={fillForm} />
      <Card pad className="grid items-start gap-s4 md:grid-cols-2">
        <PersonalFields fields={FIELDS} />
      </Card>
    </div>
  );
}

/** Typing hides the list of errors. What is still wrong is reported at the next attempt to go on. */
function useForgiveOnEdit() {
  const { store, step } = useWizard();
  const typed = useFormState<{ personalInfo: object }, object>(({ data }) => data.personalInfo);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the edit is what it waits for.
  useEffect(() => store.forgive(step.id), [typed, store, step.id]);
}
