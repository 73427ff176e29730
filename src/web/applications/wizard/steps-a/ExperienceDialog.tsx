import { EMPLOYMENT_TYPES } from '#shared/applications/applications.values.ts';
import { experienceWarnings, type WizardExperience, wizardExperience } from '#shared/applications/wizard/experience.ts';
import { RESPONSIBILITIES } from '#shared/applications/wizard/wizard.values.ts';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Field } from '#web/ui/Field.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { EntryDialog } from '../parts/EntryDialog.tsx';
import { EntryText } from '../parts/EntryField.tsx';
import { EntryMonths } from '../parts/EntryPeriod.tsx';
import { employmentTypeText } from '../parts/employment-types.ts';
import type { EntryDialogProps } from '../parts/useEntries.ts';
import { useEntry } from '../parts/useEntry.ts';
import { useWizard } from '../wizard-context.ts';

export function ExperienceDialog({ initial, isNew, refused, onSave, onClose }: EntryDialogProps<WizardExperience>) {
  const t = useTexts(wizardFieldsTexts);
  const { context } = useWizard();
  const of = useEntry(initial, wizardExperience(context), refused);
  const { entry, change, errorOf } = of;
  const [warning] = experienceWarnings(entry, context);
  return (
    <EntryDialog
      title={t(isNew ? 'wizard.add_experience' : 'wizard.edit_experience')}
      saveLabel={t('wizard.save_experience')}
      of={of}
      onClose={onClose}
      onSave={onSave}
    >
      <EntryText of={of} name="title" label={t('wizard.job_title')} required />
      <EntryText of={of} name="company" label={t('wizard.company')} required />
      <EntryText of={of} name="department" label={t('wizard.department')} optional />
      <EntryText of={of} name="location" label={t('wizard.location')} optional />
      <Field label={t('wizard.employment_type')} optional error={errorOf('employmentType')} className="md:col-span-2">
        <NativeSelect
          value={entry.employmentType}
          placeholder={t('wizard.choose_type')}
          onChange={({ target }) => change('employmentType', target.value)}
          options={EMPLOYMENT_TYPES.map((value) => ({
            value,
            label: t(employmentTypeText(value) ?? 'wizard.contract'),
          }))}
        />
      </Field>
      <EntryMonths
        of={of}
        start="startDate"
        end="endDate"
        current="currentlyWorking"
        currentLabel={t('wizard.working_here')}
        startWarning={warning?.message}
      />
      <EntryText
        of={of}
        name="responsibilities"
        label={t('wizard.responsibilities')}
        help={t('wizard.responsibilities_help', { min: RESPONSIBILITIES.min })}
        required
        prose={{ max: RESPONSIBILITIES.max, rows: 5 }}
        className="md:col-span-2"
      />
      <EntryText
        of={of}
        name="achievements"
        label={t('wizard.achievements')}
        optional
        prose={{ max: RESPONSIBILITIES.max, rows: 3 }}
        className="md:col-span-2"
      />
    </EntryDialog>
  );
}
