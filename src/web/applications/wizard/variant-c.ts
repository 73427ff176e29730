import { progressByPosition } from '#shared/applications/wizard/validate.ts';
import { useSessionDrafts } from './drafts/useSessionDrafts.tsx';
import { PlainFrame } from './frames/PlainFrame.tsx';
import { EducationStep } from './steps-c/EducationStep.tsx';
import { ExperienceStep } from './steps-c/ExperienceStep.tsx';
import { PersonalStep } from './steps-c/PersonalStep.tsx';
import { QuestionsStep } from './steps-c/QuestionsStep.tsx';
import type { Variant } from './variant.ts';

/** Three steps, and one more if the employer asks questions. */
export const variantC: Variant = {
  form: 'simple',
  Frame: PlainFrame,
  stepViews: { personal: PersonalStep, education: EducationStep, experience: ExperienceStep, questions: QuestionsStep },
  words: {
    back: 'wizard.back',
    next: (steps, at) => (at === steps.length - 1 ? 'wizard.submit_short' : 'wizard.next'),
  },
  progress: (at, _data, context) => progressByPosition('simple', at, context),
  refusal: 'field',
  namedList: true,
  useDrafts: useSessionDrafts,
};
