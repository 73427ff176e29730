import { Plus } from 'lucide-react';
import { memo, useCallback } from 'react';
import { EMPTY_ENTRIES } from '#shared/applications/wizard/empty-form.ts';
import { incompleteEntry } from '#shared/applications/wizard/validate.ts';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { type FormLanguage, formLanguage } from '#shared/profiles/sections/languages.ts';
import { ENTRIES, PROFICIENCIES } from '#shared/profiles/sections/section.values.ts';
import { languageName } from '#shared/reference/language-name.ts';
import { SPOKEN_LANGUAGES } from '#shared/reference/spoken-languages.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { useWords } from '#web/lib/words.ts';
import { proficiencyText } from '#web/profiles/entries/proficiencies.ts';
import { CheckThis } from '#web/profiles/form/BoundField.tsx';
import { useField, useFormParts, useFormState } from '#web/profiles/form/form-context.ts';
import { lastOf } from '#web/profiles/form/last-of.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { showToast } from '#web/ui/toasts.ts';

/** The languages of variant B, one row each. */
export function LanguageRows() {
  const t = useTexts(wizardFieldsTexts);
  const tSteps = useTexts(wizardStepsTexts);
  const { context, store } = useFormParts();
  const words = useWords();
  const { value: languages, change, isUnchecked, confirm } = useField<FormLanguage[]>('languages');
  function add() {
    const last = languages.at(-1);
    const incomplete = last && incompleteEntry('language', formLanguage(context), last);
    if (incomplete)
      showToast({ type: 'warning', title: incomplete.message, text: incomplete.missing.map(words).join(', ') });
    else change([...languages, { ...EMPTY_ENTRIES.form.language }]);
  }
  const remove = useCallback(
    (at: number) => {
      const { languages: rows } = store.get().data as { languages: FormLanguage[] };
      store.change('languages', rows.toSpliced(at, 1));
    },
    [store],
  );
  return (
    <Card as="section" pad data-path="languages" className="grid gap-s4" aria-labelledby="wizard-languages">
      <header className="flex items-center justify-between gap-s3">
        <h3 id="wizard-languages" className="text-md">
          {tSteps('wizard.languages')}
        </h3>
        {isUnchecked && <CheckThis name={tSteps('wizard.languages')} onChecked={confirm} />}
      </header>
      {languages.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is what stands at its place; its values come from the form.
        <LanguageRow key={at} at={at} onRemove={remove} />
      ))}
      {languages.length < ENTRIES.max && (
        <Button variant="soft" onClick={add} className="justify-self-start">
          <Icon of={Plus} size="sm" />
          {t('wizard.add_language')}
        </Button>
      )}
    </Card>
  );
}

const languagesIn = lastOf((locale: string) =>
  SPOKEN_LANGUAGES.map(({ name }) => ({ value: name, label: languageName(name, locale) })),
);

/** Has two hundred options, so it is memoised. */
const LanguageRow = memo(function LanguageRow({ at, onRemove }: { at: number; onRemove: (at: number) => void }) {
  const t = useTexts(wizardFieldsTexts);
  const tSteps = useTexts(wizardStepsTexts);
  const { store, errorsOf } = useFormParts();
  const locale = useLocale();
  const languages = languagesIn(locale);
  const row = useFormState<{ languages: FormLanguage[] }, FormLanguage | undefined>(({ data }) => data.languages[at]);
  const nameError = useFormState((state) => errorsOf(state)[`languages.${at}.name`]);
  const levelError = useFormState((state) => errorsOf(state)[`languages.${at}.proficiency`]);
  if (!row) return null;
  // A draft may contain a language that is not in the list.
  const isListed = row.name === '' || languages.some(({ value }) => value === row.name);
  return (
    <div className="grid grid-cols-2 items-start gap-s3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]">
      <div data-path={`languages.${at}.name`}>
        <Field label={t('wizard.language')} required error={nameError}>
          <NativeSelect
            value={row.name}
            placeholder={t('wizard.choose_language')}
            options={isListed ? languages : [{ value: row.name, label: row.name }, ...languages]}
            onChange={({ target }) => store.change(`languages.${at}.name`, target.value)}
          />
        </Field>
      </div>
      <div data-path={`languages.${at}.proficiency`}>
        <Field label={t('wizard.proficiency')} required error={levelError}>
          <NativeSelect
            value={row.proficiency}
            placeholder={t('wizard.choose_proficiency')}
            options={PROFICIENCIES.map((value) => ({ value, label: tSteps(proficiencyText(value)) }))}
            onChange={({ target }) => store.change(`languages.${at}.proficiency`, target.value)}
          />
        </Field>
      </div>
      <Button
        variant="quiet"
        aria-label={
          row.name
            ? t('wizard.remove_language', { name: languageName(row.name, locale) })
            : t('wizard.remove_language_row', { number: at + 1 })
        }
        onClick={() => onRemove(at)}
        className="min-h-11 max-md:col-span-2 max-md:-ms-s4 max-md:justify-self-start md:mt-6"
      >
        {t('wizard.remove')}
      </Button>
    </div>
  );
});
