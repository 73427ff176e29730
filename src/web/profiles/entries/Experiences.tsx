import type { ReactNode } from 'react';
import { EMPTY_ENTRIES } from '#shared/applications/wizard/empty-form.ts';
import { FIRST_LOCAL_ID } from '#shared/applications/wizard/wizard.values.ts';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { newestFirst, type WizardExperience, wizardExperience } from '#shared/profiles/sections/experience.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { useFormParts } from '../form/form-context.ts';
import { AddButton } from './AddButton.tsx';
import { EntryCard, type EntryCardActs } from './EntryCard.tsx';
import { ExperienceDialog, MissingOfExperience } from './ExperienceDialog.tsx';
import { employmentTypeText } from './employment-types.ts';
import { durationInWords, periodInWords } from './months.ts';
import { CARD_PREVIEW, previewOf } from './preview.ts';
import { useEntries } from './useEntries.ts';

/** A timeline: a card for each job, edited in a dialog. `none` is shown when there is no job yet. */
export function Experiences({ none }: { none: ReactNode }) {
  const t = useTexts(wizardFieldsTexts);
  const { context } = useFormParts();
  const { entries, cardAt, add, dialog } = useEntries<WizardExperience>({
    part: 'experiences',
    firstId: FIRST_LOCAL_ID.experience,
    newest: 'first',
    inOrder: newestFirst,
    schemaAt: () => wizardExperience(context),
  });
  return (
    <div data-path="experiences" className="grid gap-s3">
      {entries.length === 0 && none}
      <ol className="grid gap-s3 empty:hidden">
        {entries.map((entry, at) => (
          <li key={entry.id}>
            <ExperienceCard entry={entry} {...cardAt(at)} />
          </li>
        ))}
      </ol>
      <AddButton
        label={t('wizard.add_experience')}
        count={entries.length}
        onAdd={() => add(EMPTY_ENTRIES.wizard.experience)}
      />
      {dialog && <ExperienceDialog {...dialog} />}
    </div>
  );
}

type ExperienceCardProps = EntryCardActs & { entry: WizardExperience };

function ExperienceCard({ entry, ...acts }: ExperienceCardProps) {
  const t = useTexts(wizardFieldsTexts);
  const time = useTexts(timeTexts);
  const { context } = useFormParts();
  const period = { start: entry.startDate, end: entry.endDate, current: entry.currentlyWorking };
  const duration = durationInWords(period, context.today, t);
  const type = employmentTypeText(entry.employmentType);
  return (
    <EntryCard
      {...acts}
      ask={(fields, path) => <MissingOfExperience fields={fields} path={path} />}
      title={entry.title || entry.company}
      subtitle={[entry.title && entry.company, entry.department, entry.location].filter(Boolean).join(', ')}
      when={periodInWords(period, t, time)}
      text={previewOf(entry.responsibilities, CARD_PREVIEW)}
      badges={
        <>
          {duration && <Badge>{duration}</Badge>}
          {type && <Badge>{t(type)}</Badge>}
          {entry.currentlyWorking && <Badge tone="accent">{t('wizard.current_job')}</Badge>}
        </>
      }
    />
  );
}
