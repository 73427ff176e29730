import { wizardTexts } from '#shared/applications/wizard/wizard.texts.ts';
import { ANSWER_WARNING } from '#shared/applications/wizard/wizard.values.ts';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Questions } from '../parts/Questions.tsx';
import { StepHead } from '../parts/StepHead.tsx';
import { useWizard } from '../wizard-context.ts';

export function QuestionsStep() {
  const t = useTexts(wizardFieldsTexts);
  const tSteps = useTexts(wizardStepsTexts);
  const { context } = useWizard();
  const hasQuestions = context.questions.length > 0;
  return (
    <div className="grid max-w-156 gap-s5">
      <StepHead title={tSteps('wizard.questions_title')} lead={hasQuestions ? t('wizard.questions_lead') : undefined} />
      {hasQuestions ? <Questions rows={5} warnAt={ANSWER_WARNING} /> : <NoQuestions />}
    </div>
  );
}

function NoQuestions() {
  const t = useTexts(wizardFieldsTexts);
  const tWizard = useTexts(wizardTexts);
  const { questionsMissing } = useWizard();
  if (!questionsMissing) {
    return (
      <Banner tone="info" title={t('wizard.no_questions')}>
        {t('wizard.no_questions_text')}
      </Banner>
    );
  }
  return (
    <Banner tone="warning" title={tWizard('wizard.questions_failed')}>
      {tWizard('wizard.questions_later')}
    </Banner>
  );
}
