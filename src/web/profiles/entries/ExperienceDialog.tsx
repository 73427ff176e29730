import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { experienceWarnings, type WizardExperience, wizardExperience } from '#shared/profiles/sections/experience.ts';
import { EMPLOYMENT_TYPES, RESPONSIBILITIES } from '#shared/profiles/sections/section.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { BoundField } from '../form/BoundField.tsx';
import { ExperienceFields } from '../form/ExperienceFields.tsx';
import { entrySource, type FieldSource, formSource } from '../form/field-source.ts';
import { useFormParts } from '../form/form-context.ts';
import { PeriodField } from '../form/PeriodField.tsx';
import { ProseField, TextField } from '../form/text-fields.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { employmentTypeText } from './employment-types.ts';
import type { EntryDialogProps } from './useEntries.ts';
import { useEntry } from './useEntry.ts';

const NAMES = {
  title: 'title',
  company: 'company',
  start: 'startDate',
  end: 'endDate',
  current: 'currentlyWorking',
  responsibilities: 'responsibilities',
} as const;

export function ExperienceDialog({ isNew, onSave, onClose, ...rest }: EntryDialogProps<WizardExperience>) {
  const t = useTexts(wizardFieldsTexts);
  const { context } = useFormParts();
  const of = useEntry(rest, wizardExperience(context));
  const from = entrySource(of);
  const [warning] = experienceWarnings(of.entry, context);
  return (
    <EntryDialog
      title={t(isNew ? 'wizard.add_experience' : 'wizard.edit_experience')}
      saveLabel={t('wizard.save_experience')}
      of={of}
      onClose={onClose}
      onSave={onSave}
    >
      <ExperienceFields
        from={from}
        names={NAMES}
        responsibilities={{ rows: 5, help: t('wizard.responsibilities_help', { min: RESPONSIBILITIES.min }) }}
        achievements={{ name: 'achievements', label: t('wizard.achievements') }}
        startWarning={warning?.message}
      >
        <TextField from={from} name="department" label={t('wizard.department')} optional />
        <TextField from={from} name="location" label={t('wizard.location')} optional />
        <EmploymentType from={from} />
      </ExperienceFields>
    </EntryDialog>
  );
}

/** The missing fields of a job, on its card. */
export function MissingOfExperience({ fields, path }: { fields: readonly string[]; path: string }) {
  const t = useTexts(wizardFieldsTexts);
  const from = formSource<WizardExperience>(path);
  const lacks = (name: keyof WizardExperience) => fields.includes(name);
  return (
    <>
      {lacks('title') && <TextField from={from} name="title" label={t('wizard.job_title')} required />}
      {lacks('company') && <TextField from={from} name="company" label={t('wizard.company')} required />}
      {(lacks('startDate') || lacks('endDate')) && (
        <PeriodField from={from} names={NAMES} currentLabel={t('wizard.working_here')} />
      )}
      {lacks('responsibilities') && (
        <ProseField
          from={from}
          name="responsibilities"
          label={t('wizard.responsibilities')}
          required
          help={t('wizard.responsibilities_help', { min: RESPONSIBILITIES.min })}
          counter={{ max: RESPONSIBILITIES.max }}
          rows={4}
          className="md:col-span-2"
        />
      )}
    </>
  );
}

function EmploymentType({ from }: { from: FieldSource<WizardExperience> }) {
  const t = useTexts(wizardFieldsTexts);
  const type = from.useText('employmentType');
  return (
    <BoundField of={type} label={t('wizard.employment_type')} optional className="md:col-span-2">
      <NativeSelect
        value={type.value}
        placeholder={t('wizard.choose_type')}
        onChange={({ target }) => type.change(target.value)}
        options={EMPLOYMENT_TYPES.map((value) => ({
          value,
          label: t(employmentTypeText(value) ?? 'wizard.contract'),
        }))}
      />
    </BoundField>
  );
}
