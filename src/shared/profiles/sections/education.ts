import type { Message } from '../../kernel/messages.ts';
import { z } from '../../kernel/schema.ts';
import { isCountryCode } from '../../reference/countries.ts';
import { EDUCATION_LEVELS } from '../../reference/qualifications.values.ts';
import { isMonthOrDay, judgePeriod, NOT_A_DATE } from './entry-dates.ts';
import { type Issue, judgedBy, line, prose, type Rule, type RuleContext, ticked, when } from './rules.ts';
import { EDUCATION_DESCRIPTION, ENTRY_LINE } from './section.values.ts';
import { sectionRule } from './section-rules.texts.ts';

const date = line({ max: 10 });
const localId = z.number().int().optional();
const isLevel = (text: string) => (EDUCATION_LEVELS as readonly string[]).includes(text);
// The text says "less than", but the limit itself is allowed.
const DESCRIPTION_TOO_LONG = sectionRule('rule.description_long', { max: EDUCATION_DESCRIPTION.max });
const description = prose(EDUCATION_DESCRIPTION, DESCRIPTION_TOO_LONG);

/** Variant A: an entry of Formal Education, as its dialog holds it. */
export const WizardEducation = z.object({
  id: localId,
  level: line(ENTRY_LINE),
  country: line({ max: 2 }),
  institution: line(ENTRY_LINE),
  degree: line(ENTRY_LINE),
  major: line(ENTRY_LINE),
  startDate: date,
  endDate: date,
  current: ticked,
  description,
});
export type WizardEducation = z.output<typeof WizardEducation>;

const WIZARD_DATES = {
  start: 'startDate',
  end: 'endDate',
  startRequired: sectionRule('rule.start_required'),
  endRequired: sectionRule('rule.end_required'),
};
type Dates = { startDate: string; endDate: string; current: boolean };
const studied = ({ startDate, endDate, current }: Dates, { today }: RuleContext) =>
  judgePeriod({ start: startDate, end: endDate, current }, WIZARD_DATES, {
    today,
    futureStart: 'never',
    futureEnd: 'within years',
  });

const judgeWizardEducation: Rule<WizardEducation> = (entry, context) => [
  ...when(!isLevel(entry.level), ['level'], sectionRule('rule.level_choose')),
  ...when(
    !isCountryCode(entry.country) && !(context.mayLackCountry && entry.country === ''),
    ['country'],
    sectionRule('rule.country_choose'),
  ),
  ...when(!entry.institution, ['institution'], sectionRule('rule.institution_required')),
  ...when(!entry.degree, ['degree'], sectionRule('rule.field_of_study_required')),
  ...studied(entry, context),
];
export const wizardEducation = judgedBy(WizardEducation, judgeWizardEducation);

/** Variant A: an entry of Training & Certifications. */
export const WizardTraining = z.object({
  id: localId,
  name: line(ENTRY_LINE),
  organization: line(ENTRY_LINE),
  credentialId: line(ENTRY_LINE),
  startDate: date,
  endDate: date,
  current: ticked,
  description,
});
export type WizardTraining = z.output<typeof WizardTraining>;

const judgeWizardTraining: Rule<WizardTraining> = (entry, context) => [
  ...when(!entry.name, ['name'], sectionRule('rule.training_required')),
  ...when(!entry.organization, ['organization'], sectionRule('rule.organization_required')),
  ...studied(entry, context),
];
export const wizardTraining = judgedBy(WizardTraining, judgeWizardTraining);

/** Variant B: an education card. */
export const FormEducation = z.object({
  tempId: z.union([z.string().max(60), z.number()]).optional(),
  level: line(ENTRY_LINE),
  institution_name: line(ENTRY_LINE),
  degree: line(ENTRY_LINE),
  major_course: line(ENTRY_LINE),
  start_date: date,
  end_date: date,
  current_study: ticked,
  description,
});
export type FormEducation = z.output<typeof FormEducation>;

type FormWords = { level: Message; institution: Message; degree: Message; end: Message };
const judgeFormEducation =
  (words: FormWords): Rule<FormEducation> =>
  (entry, { today }) => [
    ...when(!isLevel(entry.level), ['level'], words.level),
    ...when(!entry.institution_name, ['institution_name'], words.institution),
    ...when(!entry.degree, ['degree'], words.degree),
    ...judgePeriod(
      { start: entry.start_date, end: entry.end_date, current: entry.current_study },
      {
        start: 'start_date',
        end: 'end_date',
        startRequired: sectionRule('rule.start_required'),
        endRequired: words.end,
        endAfterStart: sectionRule('rule.end_after_start_on_card'),
      },
      { today, futureStart: 'allowed', futureEnd: 'within years' },
    ),
  ];

/** Variant B, on Next and in the Incomplete lists; lists put the number of the entry in front. */
export const formEducation = judgedBy(
  FormEducation,
  judgeFormEducation({
    level: sectionRule('rule.level_required'),
    institution: sectionRule('rule.institution_required'),
    degree: sectionRule('rule.degree_required'),
    end: sectionRule('rule.end_required_or_current'),
  }),
);

/** Variant B, under "Please fix the following:" when a card is saved. */
export const formEducationCard = judgedBy(
  FormEducation,
  judgeFormEducation({
    level: sectionRule('rule.degree_level_required'),
    institution: sectionRule('rule.institution_required'),
    degree: sectionRule('rule.qualification_required'),
    end: sectionRule('rule.end_required_or_studying'),
  }),
);

/** Variant C. */
export const SimpleEducation = z.object({
  courseName: line(ENTRY_LINE),
  institution: line(ENTRY_LINE),
  dateGraduated: date,
  degreeObtained: line(ENTRY_LINE),
});
export type SimpleEducation = z.output<typeof SimpleEducation>;

const judgeSimpleEducation: Rule<SimpleEducation> = (entry, { today }): Issue[] => [
  ...when(!entry.courseName, ['courseName'], sectionRule('rule.simple_course_required')),
  ...when(!entry.institution, ['institution'], sectionRule('rule.simple_institution_required')),
  ...(entry.dateGraduated && isMonthOrDay(entry.dateGraduated)
    ? judgePeriod(
        { start: '', end: entry.dateGraduated, current: false },
        { ...WIZARD_DATES, end: 'dateGraduated' },
        { today, futureStart: 'allowed', futureEnd: 'within years' },
      ).filter(({ path }) => path[0] === 'dateGraduated')
    : when(entry.dateGraduated !== '', ['dateGraduated'], NOT_A_DATE)),
];
export const simpleEducation = judgedBy(SimpleEducation, judgeSimpleEducation);
