import { EMPTY_ENTRIES } from '#shared/applications/wizard/empty-form.ts';
import { FIRST_LOCAL_ID } from '#shared/applications/wizard/wizard.values.ts';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { EDUCATION_TEXTS } from '#shared/jobs/value-texts.ts';
import { type WizardEducation, wizardEducation } from '#shared/profiles/sections/education.ts';
import { countryCodeOf, countryName } from '#shared/reference/countries.ts';
import type { EducationLevel } from '#shared/reference/qualifications.values.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { useFormParts, useFormState } from '../form/form-context.ts';
import { AddButton } from './AddButton.tsx';
import { EducationDialog, MissingOfEducation } from './EducationDialog.tsx';
import { EntryCard, type EntryCardActs } from './EntryCard.tsx';
import { periodInWords } from './months.ts';
import { NothingYet } from './NothingYet.tsx';
import { CARD_PREVIEW, previewOf } from './preview.ts';
import { useEntries } from './useEntries.ts';

/** Formal education: a card for each, edited in a dialog. */
export function Educations() {
  const t = useTexts(wizardFieldsTexts);
  const { context } = useFormParts();
  const { entries, cardAt, add, dialog } = useEntries<WizardEducation>({
    part: 'educations',
    firstId: FIRST_LOCAL_ID.education,
    newest: 'last',
    schemaAt: () => wizardEducation(context),
  });
  const own = useFormState<{ personalInfo?: { country?: string } }, string>(
    ({ data }) => (data.personalInfo?.country && countryCodeOf(data.personalInfo.country)) || '',
  );
  return (
    <div data-path="educations" className="grid gap-s3">
      {entries.length === 0 && <NothingYet>{t('wizard.no_education_yet')}</NothingYet>}
      {entries.map((entry, at) => (
        <EducationCard key={entry.id} entry={entry} {...cardAt(at)} />
      ))}
      <AddButton
        label={t('wizard.add_education')}
        count={entries.length}
        onAdd={() => add({ ...EMPTY_ENTRIES.wizard.education, country: own })}
      />
      {dialog && <EducationDialog {...dialog} />}
    </div>
  );
}

type EducationCardProps = EntryCardActs & { entry: WizardEducation };

function EducationCard({ entry, ...acts }: EducationCardProps) {
  const t = useTexts(wizardFieldsTexts);
  const tJobs = useTexts(jobsTexts);
  const time = useTexts(timeTexts);
  const locale = useLocale();
  const country = entry.country && countryName(entry.country, locale);
  return (
    <EntryCard
      {...acts}
      title={entry.degree || entry.institution}
      subtitle={[entry.degree && entry.institution, country].filter(Boolean).join(', ')}
      when={periodInWords({ start: entry.startDate, end: entry.endDate, current: entry.current }, t, time)}
      text={previewOf(entry.description, CARD_PREVIEW)}
      badges={
        <>
          {entry.level && <Badge>{tJobs(EDUCATION_TEXTS[entry.level as EducationLevel])}</Badge>}
          {entry.major && <Badge>{t('wizard.major_named', { major: entry.major })}</Badge>}
          {entry.current && <Badge tone="accent">{t('wizard.currently_studying')}</Badge>}
        </>
      }
      ask={(fields, path) => <MissingOfEducation fields={fields} path={path} />}
    />
  );
}
