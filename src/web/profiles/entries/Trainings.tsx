import { EMPTY_ENTRIES } from '#shared/applications/wizard/empty-form.ts';
import { FIRST_LOCAL_ID } from '#shared/applications/wizard/wizard.values.ts';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { type WizardTraining, wizardTraining } from '#shared/profiles/sections/education.ts';
import { EDUCATION_DESCRIPTION } from '#shared/profiles/sections/section.values.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { entrySource, formSource } from '../form/field-source.ts';
import { useFormParts } from '../form/form-context.ts';
import { PeriodField } from '../form/PeriodField.tsx';
import { ProseField, TextField } from '../form/text-fields.tsx';
import { AddButton } from './AddButton.tsx';
import { EntryCard } from './EntryCard.tsx';
import { EntryDialog } from './EntryDialog.tsx';
import { periodInWords } from './months.ts';
import { NothingYet } from './NothingYet.tsx';
import { CARD_PREVIEW, previewOf } from './preview.ts';
import { type EntryDialogProps, useEntries } from './useEntries.ts';
import { useEntry } from './useEntry.ts';

/** Training & Certifications: the second tab of the education step. */
export function Trainings() {
  const t = useTexts(wizardFieldsTexts);
  const time = useTexts(timeTexts);
  const { context } = useFormParts();
  const { entries, cardAt, add, dialog } = useEntries<WizardTraining>({
    part: 'trainings',
    firstId: FIRST_LOCAL_ID.education,
    newest: 'last',
    schemaAt: () => wizardTraining(context),
  });
  return (
    <div data-path="trainings" className="grid gap-s3">
      {entries.length === 0 && <NothingYet>{t('wizard.no_training_yet')}</NothingYet>}
      {entries.map((entry, at) => (
        <EntryCard
          key={entry.id}
          title={entry.name}
          subtitle={entry.organization}
          when={periodInWords({ start: entry.startDate, end: entry.endDate, current: entry.current }, t, time)}
          text={previewOf(entry.description, CARD_PREVIEW)}
          badges={
            <>
              {entry.credentialId && <Badge>{t('wizard.credential_named', { id: entry.credentialId })}</Badge>}
              {entry.current && <Badge tone="accent">{t('wizard.ongoing')}</Badge>}
            </>
          }
          ask={(fields, path) => <MissingOfTraining fields={fields} path={path} />}
          {...cardAt(at)}
        />
      ))}
      <AddButton
        label={t('wizard.add_training')}
        count={entries.length}
        onAdd={() => add(EMPTY_ENTRIES.wizard.training)}
      />
      {dialog && <TrainingDialog {...dialog} />}
    </div>
  );
}

const PERIOD = { start: 'startDate', end: 'endDate', current: 'current' } as const;

/** The missing fields of a training, on its card. */
function MissingOfTraining({ fields, path }: { fields: readonly string[]; path: string }) {
  const t = useTexts(wizardFieldsTexts);
  const from = formSource<WizardTraining>(path);
  const lacks = (name: keyof WizardTraining) => fields.includes(name);
  return (
    <>
      {lacks('name') && <TextField from={from} name="name" label={t('wizard.training_name')} required />}
      {lacks('organization') && <TextField from={from} name="organization" label={t('wizard.organization')} required />}
      {(lacks('startDate') || lacks('endDate')) && (
        <PeriodField from={from} names={PERIOD} currentLabel={t('wizard.training_current')} />
      )}
    </>
  );
}

function TrainingDialog({ isNew, onSave, onClose, ...rest }: EntryDialogProps<WizardTraining>) {
  const t = useTexts(wizardFieldsTexts);
  const { context } = useFormParts();
  const of = useEntry(rest, wizardTraining(context));
  const from = entrySource(of);
  return (
    <EntryDialog
      title={t(isNew ? 'wizard.add_training' : 'wizard.edit_training')}
      saveLabel={t('wizard.save_training')}
      of={of}
      onClose={onClose}
      onSave={onSave}
    >
      <TextField from={from} name="name" label={t('wizard.training_name')} required className="md:col-span-2" />
      <TextField from={from} name="organization" label={t('wizard.organization')} required />
      <TextField from={from} name="credentialId" label={t('wizard.credential_id')} optional />
      <PeriodField from={from} names={PERIOD} currentLabel={t('wizard.training_current')} />
      <ProseField
        from={from}
        name="description"
        label={t('wizard.description')}
        optional
        counter={{ max: EDUCATION_DESCRIPTION.max }}
        className="md:col-span-2"
      />
    </EntryDialog>
  );
}
