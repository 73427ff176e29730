import type { Message } from '../../kernel/messages.ts';
import { z } from '../../kernel/schema.ts';
import {
  type FormEducation,
  formEducation,
  type SimpleEducation,
  simpleEducation,
  type WizardEducation,
  type WizardTraining,
  wizardEducation,
  wizardTraining,
} from '../../profiles/sections/education.ts';
import {
  type FormExperience,
  formExperience,
  type SimpleExperience,
  simpleExperience,
  type WizardExperience,
  wizardExperience,
} from '../../profiles/sections/experience.ts';
import {
  type FormLanguage,
  formLanguage,
  judgeWizardLanguages,
  WizardLanguage,
} from '../../profiles/sections/languages.ts';
import {
  formPersonal,
  formPersonalFields,
  type PersonalInfo,
  type SimplePersonalInfo,
  simplePersonal,
  wizardPersonal,
  wizardPersonalFields,
} from '../../profiles/sections/personal.ts';
import {
  eachOf,
  entriesOf,
  type Judged,
  judgedBy,
  type Rule,
  ticked,
  when,
  within,
} from '../../profiles/sections/rules.ts';
import { formSkills, type WizardSkill, wizardSkills } from '../../profiles/sections/skills.ts';
import { type AdditionalInfo, additionalInfo } from './additional-info.ts';
import type { FormRuleContext } from './form-rule-context.ts';
import {
  type Answers,
  formAnswers,
  wizardAnswerFields,
  wizardAnswers,
  wizardCoverLetter,
} from './letter-and-answers.ts';
import type { WizardForm } from './wizard.values.ts';
import { wizardRule } from './wizard-rules.texts.ts';
import type { WizardStepText } from './wizard-steps.texts.ts';

/** The data of each variant while it is filled in. */
export type WizardData = {
  personalInfo: PersonalInfo;
  educations: WizardEducation[];
  trainings: WizardTraining[];
  experiences: WizardExperience[];
  noExperience: boolean;
  skills: WizardSkill[];
  languages: WizardLanguage[];
  coverLetter: string;
  answers: Answers;
  consent: boolean;
};
export type FormData = {
  personalInfo: PersonalInfo;
  educations: FormEducation[];
  experiences: FormExperience[];
  noExperience: boolean;
  skills: string[];
  languages: FormLanguage[];
  additionalInfo: AdditionalInfo;
  answers: Answers;
};
export type SimpleData = {
  personalInfo: SimplePersonalInfo;
  educations: SimpleEducation[];
  experiences: SimpleExperience[];
  noExperience: boolean;
  answers: Answers;
};
export type DataOf = { wizard: WizardData; form: FormData; simple: SimpleData };

export const STEP_IDS = [
  'personal',
  'education',
  'experience',
  'skills',
  'languages',
  'cover_letter',
  'questions',
  'review',
] as const;
export type StepId = (typeof STEP_IDS)[number];

export type Step = {
  id: StepId;
  /** The heading of the step. */
  title: WizardStepText;
  /** The label in the list of steps. */
  label: WizardStepText;
  /** The parts of the form's data that are edited in this step; errors in them belong to it. */
  holds: readonly string[];
  /** What must be valid before the next step. */
  schema: JudgedStep;
  /** The same with the messages shown beside a field, if those differ. */
  fields?: JudgedStep;
  /** Lists whose messages carry the number of the entry: `Education #1: …`. */
  numbered?: Readonly<Record<string, 'rule.education_numbered' | 'rule.experience_numbered'>>;
  /** Shown only when the job has screening questions. */
  onlyWithQuestions?: true;
  /** Not counted in the progress. */
  uncounted?: true;
};
// biome-ignore lint/suspicious/noExplicitAny: each step knows what it holds; who walks through them does not.
type JudgedStep = ((context: FormRuleContext) => z.ZodType) & { shape: z.ZodType; rule: Rule<any, FormRuleContext> };

export const CONSENT_REQUIRED = wizardRule('rule.consent_required');
const NO_EDUCATION = wizardRule('rule.education_needed');
const NO_EXPERIENCE = wizardRule('rule.experience_needed');

/** A step without rules beyond its shape. */
const shaped = <S extends z.ZodType>(shape: S) => judgedBy(shape, () => []);

const personalBy = <S extends z.ZodType>({ shape, rule }: Judged<S>) =>
  judgedBy(z.object({ personalInfo: shape.prefault({} as never) }), ({ personalInfo }, context) =>
    within(['personalInfo'], rule(personalInfo as z.output<S>, context)),
  );

const educationsBy = <S extends z.ZodType>({ shape, rule }: Judged<S>, none: Message) =>
  judgedBy(z.object({ educations: entriesOf(shape) }), ({ educations }, context) => [
    ...when(educations.length === 0, ['educations'], none),
    ...eachOf('educations', educations as z.output<S>[], rule, context),
  ]);

/** Required unless the person says that they have none yet. */
const experiencesBy = <S extends z.ZodType>({ shape, rule }: Judged<S>, none: Message) =>
  judgedBy(z.object({ experiences: entriesOf(shape), noExperience: ticked }), (data, context) => [
    ...when(data.experiences.length === 0 && !data.noExperience, ['experiences'], none),
    ...eachOf('experiences', data.experiences as z.output<S>[], rule, context),
  ]);

const answersBy = ({ shape, rule }: Judged<typeof Answers, FormRuleContext>) =>
  judgedBy(z.object({ answers: shape }), ({ answers }, context: FormRuleContext) =>
    within(['answers'], rule(answers, context)),
  );

const variantA: readonly Step[] = [
  {
    id: 'personal',
    title: 'wizard.personal_title',
    label: 'wizard.personal',
    holds: ['personalInfo'],
    schema: personalBy(wizardPersonal),
    fields: personalBy(wizardPersonalFields),
  },
  {
    id: 'education',
    title: 'wizard.education_title',
    label: 'wizard.education',
    holds: ['educations', 'trainings'],
    schema: judgedBy(
      z.object({
        educations: entriesOf(wizardEducation.shape),
        trainings: entriesOf(wizardTraining.shape),
      }),
      ({ educations, trainings }, context) => [
        ...when(educations.length === 0, ['educations'], wizardRule('rule.education_add')),
        ...eachOf('educations', educations, wizardEducation.rule, context),
        ...eachOf('trainings', trainings, wizardTraining.rule, context),
      ],
    ),
  },
  {
    id: 'experience',
    title: 'wizard.experience_title',
    label: 'wizard.experience',
    holds: ['experiences', 'noExperience'],
    schema: experiencesBy(wizardExperience, wizardRule('rule.experience_add')),
  },
  {
    id: 'skills',
    title: 'wizard.skills_title',
    label: 'wizard.skills',
    holds: ['skills'],
    schema: judgedBy(z.object({ skills: wizardSkills.shape }), ({ skills }, context) =>
      within(['skills'], wizardSkills.rule(skills, context)),
    ),
  },
  {
    id: 'languages',
    title: 'wizard.languages_title',
    label: 'wizard.languages',
    holds: ['languages'],
    schema: judgedBy(z.object({ languages: entriesOf(WizardLanguage) }), ({ languages }, context) => [
      ...when(languages.length === 0, ['languages'], wizardRule('rule.language_add')),
      ...within(['languages'], judgeWizardLanguages(languages, context)),
    ]),
  },
  {
    id: 'cover_letter',
    title: 'wizard.cover_letter_title',
    label: 'wizard.cover_letter',
    holds: ['coverLetter'],
    schema: judgedBy(z.object({ coverLetter: wizardCoverLetter.shape }), ({ coverLetter }, context) =>
      within(['coverLetter'], wizardCoverLetter.rule(coverLetter, context)),
    ),
  },
  {
    id: 'questions',
    title: 'wizard.questions_title',
    label: 'wizard.questions',
    holds: ['answers'],
    schema: answersBy(wizardAnswers),
    fields: answersBy(wizardAnswerFields),
  },
  {
    id: 'review',
    title: 'wizard.review_title',
    label: 'wizard.review',
    holds: ['consent'],
    schema: shaped(z.object({ consent: z.literal(true, { error: CONSENT_REQUIRED }) })),
  },
];

const variantB: readonly Step[] = [
  {
    id: 'personal',
    title: 'wizard.personal_title',
    label: 'wizard.personal_title',
    holds: ['personalInfo'],
    schema: personalBy(formPersonal),
    fields: personalBy(formPersonalFields),
  },
  {
    id: 'education',
    title: 'wizard.education_background',
    label: 'wizard.education_background',
    holds: ['educations'],
    schema: educationsBy(formEducation, NO_EDUCATION),
    numbered: { educations: 'rule.education_numbered' },
  },
  {
    id: 'experience',
    title: 'wizard.experience_title',
    label: 'wizard.experience_title',
    holds: ['experiences', 'noExperience'],
    schema: experiencesBy(formExperience, NO_EXPERIENCE),
    numbered: { experiences: 'rule.experience_numbered' },
  },
  {
    id: 'skills',
    title: 'wizard.skills_languages',
    label: 'wizard.skills_languages',
    holds: ['skills', 'languages', 'additionalInfo'],
    schema: judgedBy(
      z.object({
        skills: formSkills.shape,
        languages: entriesOf(formLanguage.shape),
        additionalInfo: additionalInfo.shape.prefault({}),
      }),
      ({ skills, languages, additionalInfo: more }, context) => [
        ...within(['skills'], formSkills.rule(skills, context)),
        ...when(languages.length === 0, ['languages'], wizardRule('rule.language_needed')),
        ...eachOf('languages', languages, formLanguage.rule, context),
        ...within(['additionalInfo'], additionalInfo.rule(more, context)),
      ],
    ),
  },
  {
    id: 'questions',
    title: 'wizard.questions_title',
    label: 'wizard.questions_title',
    holds: ['answers'],
    schema: answersBy(formAnswers),
    onlyWithQuestions: true,
    uncounted: true,
  },
];

const variantC: readonly Step[] = [
  {
    id: 'personal',
    title: 'wizard.personal_title',
    label: 'wizard.personal_title',
    holds: ['personalInfo'],
    schema: personalBy(simplePersonal),
  },
  {
    id: 'education',
    title: 'wizard.education_details',
    label: 'wizard.education_details',
    holds: ['educations'],
    schema: educationsBy(simpleEducation, NO_EDUCATION),
  },
  {
    id: 'experience',
    title: 'wizard.employment_history',
    label: 'wizard.employment_history',
    holds: ['experiences', 'noExperience'],
    schema: experiencesBy(simpleExperience, NO_EXPERIENCE),
  },
  {
    id: 'questions',
    title: 'wizard.questions_title',
    label: 'wizard.questions_title',
    holds: ['answers'],
    schema: answersBy(formAnswers),
    onlyWithQuestions: true,
  },
];

export const VARIANTS: Readonly<Record<WizardForm, readonly Step[]>> = {
  wizard: variantA,
  form: variantB,
  simple: variantC,
};

export function stepsOf(form: WizardForm, questions: FormRuleContext['questions']): readonly Step[] {
  return VARIANTS[form].filter(({ onlyWithQuestions }) => !onlyWithQuestions || questions.length > 0);
}
