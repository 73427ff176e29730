import type { WizardData } from '#shared/applications/wizard/steps.ts';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useField, useFormState } from '#web/profiles/form/form-context.ts';
import { Card } from '#web/ui/Card.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { StepHead } from '../parts/StepHead.tsx';
import { useWizard } from '../wizard-context.ts';
import {
  ReviewAnswers,
  ReviewCoverLetter,
  ReviewEducation,
  ReviewExperience,
  ReviewLanguages,
  ReviewPerson,
  ReviewSkills,
} from './review-sections.tsx';

/** Everything once more, as the employer will read it. */
export function ReviewStep() {
  const t = useTexts(wizardFieldsTexts);
  const tSteps = useTexts(wizardStepsTexts);
  const { job } = useWizard();
  const data = useFormState<WizardData, WizardData>((state) => state.data);
  const { value: consent, error, change } = useField<boolean>('consent');
  return (
    <div className="mx-auto grid max-w-190 gap-s5">
      <StepHead title={tSteps('wizard.review_title')} lead={t('wizard.review_lead', { company: job.company_name })} />
      <Card className="divide-y divide-line px-s5 max-md:px-s4">
        <ReviewPerson data={data} />
        <ReviewEducation data={data} />
        <ReviewExperience data={data} />
        <ReviewSkills data={data} />
        <ReviewLanguages data={data} />
        <ReviewCoverLetter data={data} />
        <ReviewAnswers data={data} />
      </Card>
      <Card pad data-path="consent">
        <Checkbox
          checked={consent}
          aria-invalid={error !== undefined}
          onChange={({ target }) => change(target.checked)}
          help={t('wizard.consent_text', { company: job.company_name })}
        >
          <span className="font-semibold">{t('wizard.consent')}</span>
        </Checkbox>
      </Card>
    </div>
  );
}
