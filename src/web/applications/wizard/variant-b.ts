import type { Step, StepId } from '#shared/applications/wizard/steps.ts';
import { restoreTemporaryProfile, startingForm } from '#shared/applications/wizard/temporary-profile.ts';
import { progressByValidity } from '#shared/applications/wizard/validate.ts';
import type { WizardText } from '#shared/applications/wizard/wizard.texts.ts';
import { useSessionDrafts } from './drafts/useSessionDrafts.tsx';
import { ProgressFrame } from './frames/ProgressFrame.tsx';
import { EducationStep } from './steps-b/EducationStep.tsx';
import { ExperienceStep } from './steps-b/ExperienceStep.tsx';
import { PersonalStep } from './steps-b/PersonalStep.tsx';
import { QuestionsStep } from './steps-b/QuestionsStep.tsx';
import { SkillsStep } from './steps-b/SkillsStep.tsx';
import type { Variant } from './variant.ts';

const NEXT: Partial<Record<StepId, WizardText>> = {
  personal: 'wizard.next_education',
  questions: 'wizard.continue',
};

function nextWord(steps: readonly Step[], at: number): WizardText {
  const own = NEXT[steps[at]?.id ?? 'personal'];
  if (own) return own;
  if (at === steps.length - 1) return 'wizard.submit';
  return steps[at + 1]?.id === 'questions' ? 'wizard.next_questions' : 'wizard.next';
}

/** Five steps with cards; the draft saves itself. */
export const variantB: Variant = {
  form: 'form',
  Frame: ProgressFrame,
  stepViews: {
    personal: PersonalStep,
    education: EducationStep,
    experience: ExperienceStep,
    skills: SkillsStep,
    questions: QuestionsStep,
  },
  words: { back: 'wizard.previous', next: nextWord, sends: ({ id }) => (NEXT[id] ? 'wizard.continue_sends' : null) },
  progress: (_at, data, context) => progressByValidity('form', data, context),
  refusal: 'field',
  namedList: true,
  useDrafts: useSessionDrafts,
  startAt: ({ profile }, context) => {
    const { currentStep, completedSteps } = restoreTemporaryProfile(profile, context);
    return { step: currentStep, completed: completedSteps };
  },
  start: ({ profile, skills }, context) => startingForm(profile, skills, context),
};
