import { z } from 'zod';
import { codePoints } from '../../kernel/code-points.ts';
import { EMPLOYMENT_TYPES } from '../applications.values.ts';
import { isShorterThanMonth, judgePeriod, SHORT_DURATION, START_FAR_AHEAD, startsFarAhead } from './entry-dates.ts';
import { judgedBy, line, prose, type Rule, type RuleContext, ticked, when } from './rules.ts';
import { ENTRY_LINE, RESPONSIBILITIES } from './wizard.values.ts';

const date = line({ max: 10 });
const longProse = prose(RESPONSIBILITIES);
const isEmploymentType = (text: string) => text === '' || (EMPLOYMENT_TYPES as readonly string[]).includes(text);

/** Variant A: an entry of the timeline, as its dialog holds it. */
export const WizardExperience = z.object({
  id: z.number().int().optional(),
  title: line(ENTRY_LINE),
  company: line(ENTRY_LINE),
  department: line(ENTRY_LINE),
  location: line(ENTRY_LINE),
  employmentType: line(ENTRY_LINE),
  startDate: date,
  endDate: date,
  currentlyWorking: ticked,
  responsibilities: longProse,
  achievements: longProse,
});
export type WizardExperience = z.output<typeof WizardExperience>;

const judgeWizardExperience: Rule<WizardExperience> = (entry, { today }) => {
  const period = { start: entry.startDate, end: entry.endDate, current: entry.currentlyWorking };
  const dates = judgePeriod(
    period,
    {
      start: 'startDate',
      end: 'endDate',
      startRequired: 'Start date is required',
      endRequired: 'End date is required',
    },
    { today, futureStart: 'when current', futureEnd: 'never' },
  );
  return [
    ...when(!entry.title, ['title'], 'Job title is required'),
    ...when(!entry.company, ['company'], 'Company name is required'),
    ...when(!isEmploymentType(entry.employmentType), ['employmentType'], 'This is not one of the possible values.'),
    ...dates,
    ...when(dates.length === 0 && isShorterThanMonth(period), ['endDate'], SHORT_DURATION),
    ...when(
      codePoints(entry.responsibilities) < RESPONSIBILITIES.min,
      ['responsibilities'],
      `Please provide detailed responsibilities (minimum ${RESPONSIBILITIES.min} characters)`,
    ),
  ];
};
export const wizardExperience = judgedBy(WizardExperience, judgeWizardExperience);

/** What the dialog points out without standing in the way. */
export function experienceWarnings({ startDate }: Pick<WizardExperience, 'startDate'>, { today }: RuleContext) {
  return when(startsFarAhead(startDate, today), ['startDate'], START_FAR_AHEAD);
}

/** Variant B: an experience card. */
export const FormExperience = z.object({
  tempId: z.union([z.string().max(60), z.number()]).optional(),
  designation: line(ENTRY_LINE),
  company: line(ENTRY_LINE),
  start: date,
  end: date,
  current_position: ticked,
  // The words say "less than"; the limit itself is still within.
  responsibilities: prose(RESPONSIBILITIES, `Responsibilities must be less than ${RESPONSIBILITIES.max} characters`),
  accomplishments: longProse,
});
export type FormExperience = z.output<typeof FormExperience>;

type FormWords = { designation: string; company: string; end: string; responsibilities: string };
const judgeFormExperience =
  (words: FormWords): Rule<FormExperience> =>
  (entry, { today }) => [
    ...when(!entry.designation, ['designation'], words.designation),
    ...when(!entry.company, ['company'], words.company),
    ...judgePeriod(
      { start: entry.start, end: entry.end, current: entry.current_position },
      {
        start: 'start',
        end: 'end',
        startRequired: 'Start date is required',
        endRequired: words.end,
        endAfterStart: 'End date must be after start date',
      },
      { today, futureStart: 'allowed', futureEnd: 'within years' },
    ),
    ...when(!entry.responsibilities, ['responsibilities'], words.responsibilities),
    ...when(
      entry.responsibilities !== '' && codePoints(entry.responsibilities) < RESPONSIBILITIES.minOnCards,
      ['responsibilities'],
      `Responsibilities must be at least ${RESPONSIBILITIES.minOnCards} characters`,
    ),
  ];

/** Variant B, on Next and in the Incomplete lists. */
export const formExperience = judgedBy(
  FormExperience,
  judgeFormExperience({
    designation: 'Designation is required',
    company: 'Company is required',
    end: 'End date is required (or mark as current)',
    responsibilities: 'Responsibilities are required',
  }),
);

/** Variant B, under "Please fix the following:" when a card is saved. */
export const formExperienceCard = judgedBy(
  FormExperience,
  judgeFormExperience({
    designation: 'Job title is required',
    company: 'Company name is required',
    end: 'End date is required (or check "I currently work here")',
    responsibilities: 'Responsibilities description is required',
  }),
);

/** Variant C. */
export const SimpleExperience = z.object({
  jobTitle: line(ENTRY_LINE),
  company: line(ENTRY_LINE),
  startDate: date,
  endDate: date,
  isCurrent: ticked,
  responsibilities: longProse,
});
export type SimpleExperience = z.output<typeof SimpleExperience>;

const judgeSimpleExperience: Rule<SimpleExperience> = (entry, { today }) => [
  ...when(!entry.jobTitle, ['jobTitle'], 'Job title is required.'),
  ...when(!entry.company, ['company'], 'Company is required.'),
  ...judgePeriod(
    { start: entry.startDate, end: entry.endDate, current: entry.isCurrent },
    {
      start: 'startDate',
      end: 'endDate',
      startRequired: 'Start date is required.',
      endRequired: 'End date is required if not currently working here.',
    },
    { today, futureStart: 'allowed', futureEnd: 'within years' },
  ),
  ...when(!entry.responsibilities, ['responsibilities'], 'Responsibilities are required.'),
];
export const simpleExperience = judgedBy(SimpleExperience, judgeSimpleExperience);
