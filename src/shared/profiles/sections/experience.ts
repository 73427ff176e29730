import { codePoints } from '../../kernel/code-points.ts';
import type { Message } from '../../kernel/messages.ts';
import { z } from '../../kernel/schema.ts';
import { rule } from '../../kernel/validation.texts.ts';
import { judgePeriod, START_FAR_AHEAD, startsFarAhead } from './entry-dates.ts';
import { judgedBy, line, prose, type Rule, type RuleContext, ticked, when } from './rules.ts';
import { EMPLOYMENT_TYPES, ENTRY_LINE, RESPONSIBILITIES } from './section.values.ts';
import { sectionRule } from './section-rules.texts.ts';

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

const judgeWizardExperience: Rule<WizardExperience> = (entry, { today }) => [
  ...when(!entry.title, ['title'], sectionRule('rule.job_title_required')),
  ...when(!entry.company, ['company'], sectionRule('rule.company_name_required')),
  ...when(!isEmploymentType(entry.employmentType), ['employmentType'], rule('rule.unknown_value')),
  ...judgePeriod(
    { start: entry.startDate, end: entry.endDate, current: entry.currentlyWorking },
    {
      start: 'startDate',
      end: 'endDate',
      startRequired: sectionRule('rule.start_required'),
      endRequired: sectionRule('rule.end_required'),
    },
    { today, futureStart: 'when current', futureEnd: 'never' },
  ),
  ...when(
    codePoints(entry.responsibilities) < RESPONSIBILITIES.min,
    ['responsibilities'],
    sectionRule('rule.responsibilities_detailed', { min: RESPONSIBILITIES.min }),
  ),
];
export const wizardExperience = judgedBy(WizardExperience, judgeWizardExperience);

/** Current entries first, then by end date; if two ended together, the one that began later comes first. */
export function newestFirst<T extends Pick<WizardExperience, 'startDate' | 'endDate' | 'currentlyWorking'>>(
  entries: readonly T[],
): T[] {
  const end = ({ currentlyWorking, endDate, startDate }: T) => (currentlyWorking ? '9999' : endDate || startDate);
  const later = (one: string, other: string) => (one === other ? 0 : one > other ? -1 : 1);
  return entries.toSorted((a, b) => later(end(a), end(b)) || later(a.startDate, b.startDate));
}

/** Warnings of the dialog that do not block saving. */
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
  // The text says "less than", but the limit itself is allowed.
  responsibilities: prose(RESPONSIBILITIES, sectionRule('rule.responsibilities_long', { max: RESPONSIBILITIES.max })),
  accomplishments: longProse,
});
export type FormExperience = z.output<typeof FormExperience>;

type FormWords = { designation: Message; company: Message; end: Message; responsibilities: Message };
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
        startRequired: sectionRule('rule.start_required'),
        endRequired: words.end,
        endAfterStart: sectionRule('rule.end_after_start_on_card'),
      },
      { today, futureStart: 'allowed', futureEnd: 'within years' },
    ),
    ...when(!entry.responsibilities, ['responsibilities'], words.responsibilities),
    ...when(
      entry.responsibilities !== '' && codePoints(entry.responsibilities) < RESPONSIBILITIES.minOnCards,
      ['responsibilities'],
      sectionRule('rule.responsibilities_short', { min: RESPONSIBILITIES.minOnCards }),
    ),
  ];

/** Variant B, on Next and in the Incomplete lists. */
export const formExperience = judgedBy(
  FormExperience,
  judgeFormExperience({
    designation: sectionRule('rule.designation_required'),
    company: sectionRule('rule.company_required'),
    end: sectionRule('rule.end_required_or_current'),
    responsibilities: sectionRule('rule.responsibilities_required'),
  }),
);

/** Variant B, under "Please fix the following:" when a card is saved. */
export const formExperienceCard = judgedBy(
  FormExperience,
  judgeFormExperience({
    designation: sectionRule('rule.job_title_required'),
    company: sectionRule('rule.company_name_required'),
    end: sectionRule('rule.end_required_or_working'),
    responsibilities: sectionRule('rule.responsibilities_description_required'),
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
  ...when(!entry.jobTitle, ['jobTitle'], sectionRule('rule.simple_job_title_required')),
  ...when(!entry.company, ['company'], sectionRule('rule.simple_company_required')),
  ...judgePeriod(
    { start: entry.startDate, end: entry.endDate, current: entry.isCurrent },
    {
      start: 'startDate',
      end: 'endDate',
      startRequired: sectionRule('rule.simple_start_required'),
      endRequired: sectionRule('rule.simple_end_required'),
    },
    { today, futureStart: 'allowed', futureEnd: 'within years' },
  ),
  ...when(!entry.responsibilities, ['responsibilities'], sectionRule('rule.simple_responsibilities_required')),
];
export const simpleExperience = judgedBy(SimpleExperience, judgeSimpleExperience);
