import { z } from '../../kernel/schema.ts';
import { judgedBy, line, type Rule, type RuleContext, when, within } from './rules.ts';
import { LANGUAGE_NAME, PROFICIENCIES, WIZARD_PROFICIENCIES } from './section.values.ts';
import { sectionRule } from './section-rules.texts.ts';

export const LANGUAGE_ADDED = sectionRule('rule.language_added');

const proficiency = line({ max: 20 });
const isOneOf = (values: readonly string[], text: string) => values.includes(text);
export const sameLanguage = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Variant A: a language card. */
export const WizardLanguage = z.object({
  id: z.number().int().optional(),
  language: line(LANGUAGE_NAME),
  proficiency,
});
export type WizardLanguage = z.output<typeof WizardLanguage>;

const judgeWizardLanguage =
  (others: readonly string[]): Rule<WizardLanguage> =>
  (entry) => [
    ...when(!entry.language, ['language'], sectionRule('rule.language_choose')),
    ...when(
      entry.language !== '' && others.some((other) => sameLanguage(other, entry.language)),
      ['language'],
      LANGUAGE_ADDED,
    ),
    ...when(!isOneOf(WIZARD_PROFICIENCIES, entry.proficiency), ['proficiency'], sectionRule('rule.proficiency_choose')),
  ];

/** The rules of one language in its dialog, which compare it with the languages added before. */
export const wizardLanguage = (context: RuleContext, others: readonly string[] = []) =>
  judgedBy(WizardLanguage, judgeWizardLanguage(others))(context);

/** Judges all languages, comparing each with those before it. */
export const judgeWizardLanguages: Rule<WizardLanguage[]> = (entries, context) =>
  entries.flatMap((entry, at) => {
    const before = entries.slice(0, at).map(({ language }) => language);
    return within([at], judgeWizardLanguage(before)(entry, context));
  });

/** Variant B: a row of the language list. */
export const FormLanguage = z.object({ name: line(LANGUAGE_NAME), proficiency });
export type FormLanguage = z.output<typeof FormLanguage>;

const judgeFormLanguage: Rule<FormLanguage> = (entry) => [
  ...when(!entry.name, ['name'], sectionRule('rule.language_name_required')),
  ...when(!isOneOf(PROFICIENCIES, entry.proficiency), ['proficiency'], sectionRule('rule.proficiency_required')),
];
export const formLanguage = judgedBy(FormLanguage, judgeFormLanguage);
