import { startingWizard } from '#shared/applications/wizard/starting-wizard.ts';
import type { WizardData } from '#shared/applications/wizard/steps.ts';
import { progressByPosition } from '#shared/applications/wizard/validate.ts';
import { useAccountDrafts } from './drafts/useAccountDrafts.ts';
import { useLocalDrafts } from './drafts/useLocalDrafts.ts';
import { withOwnCountry } from './fill-from-cv.ts';
import { SidebarFrame } from './frames/SidebarFrame.tsx';
import { CoverLetterStep } from './steps-a/CoverLetterStep.tsx';
import { EducationStep } from './steps-a/EducationStep.tsx';
import { ExperienceStep } from './steps-a/ExperienceStep.tsx';
import { LanguagesStep } from './steps-a/LanguagesStep.tsx';
import { PersonalStep } from './steps-a/PersonalStep.tsx';
import { QuestionsStep } from './steps-a/QuestionsStep.tsx';
import { ReviewStep } from './steps-a/ReviewStep.tsx';
import { SkillsStep } from './steps-a/SkillsStep.tsx';
import type { Variant } from './variant.ts';

/** Eight steps with a sidebar; a visitor's draft stays in the browser. */
export const variantA: Variant = {
  form: 'wizard',
  Frame: SidebarFrame,
  stepViews: {
    personal: PersonalStep,
    education: EducationStep,
    experience: ExperienceStep,
    skills: SkillsStep,
    languages: LanguagesStep,
    cover_letter: CoverLetterStep,
    questions: QuestionsStep,
    review: ReviewStep,
  },
  words: {
    back: 'wizard.back',
    next: (steps, at) => (at === steps.length - 1 ? 'wizard.submit' : 'wizard.continue'),
  },
  progress: (at, _data, context) => progressByPosition('wizard', at, context),
  refusal: 'list',
  namedList: false,
  useDrafts: useLocalDrafts,
  useAccountDrafts,
  afterStep: (step, data) => (step === 'personal' ? withOwnCountry(data as WizardData) : data),
  start: ({ profile, skills }) => startingWizard(profile, skills),
};
