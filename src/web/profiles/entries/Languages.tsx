import { EMPTY_ENTRIES } from '#shared/applications/wizard/empty-form.ts';
import { FIRST_LOCAL_ID } from '#shared/applications/wizard/wizard.values.ts';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { type WizardLanguage, wizardLanguage } from '#shared/profiles/sections/languages.ts';
import { languageName } from '#shared/reference/language-name.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useFormParts } from '../form/form-context.ts';
import { AddButton } from './AddButton.tsx';
import { EntryCard } from './EntryCard.tsx';
import { LanguageDialog, MissingOfLanguage } from './LanguageDialog.tsx';
import { NothingYet } from './NothingYet.tsx';
import { proficiencyText } from './proficiencies.ts';
import { useEntries } from './useEntries.ts';

/** A card for each language, edited in a dialog. */
export function Languages() {
  const t = useTexts(wizardFieldsTexts);
  const tSteps = useTexts(wizardStepsTexts);
  const locale = useLocale();
  const { context } = useFormParts();
  const { entries, cardAt, add, dialog, openAt } = useEntries<WizardLanguage>({
    part: 'languages',
    firstId: FIRST_LOCAL_ID.language,
    newest: 'last',
    schemaAt: (at, all) =>
      wizardLanguage(
        context,
        all.slice(0, at).map(({ language }) => language),
      ),
  });
  return (
    <div data-path="languages" className="grid gap-s3">
      {entries.length === 0 && <NothingYet>{t('wizard.no_language_yet')}</NothingYet>}
      {entries.map((entry, at) => (
        <EntryCard
          key={entry.id}
          title={languageName(entry.language, locale)}
          when={tSteps(proficiencyText(entry.proficiency))}
          ask={(fields, path) => <MissingOfLanguage fields={fields} path={path} />}
          {...cardAt(at)}
        />
      ))}
      <AddButton
        label={t('wizard.add_language')}
        count={entries.length}
        onAdd={() => add(EMPTY_ENTRIES.wizard.language)}
      />
      {dialog && (
        <LanguageDialog {...dialog} others={entries.filter((_, at) => at !== openAt).map(({ language }) => language)} />
      )}
    </div>
  );
}
