import { memo } from 'react';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { EDUCATION_TEXTS } from '#shared/jobs/value-texts.ts';
import { type FormEducation, formEducationCard } from '#shared/profiles/sections/education.ts';
import type { EducationLevel } from '#shared/reference/qualifications.values.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { periodInWords } from '#web/profiles/entries/months.ts';
import { previewOf } from '#web/profiles/entries/preview.ts';
import { EducationFields } from '#web/profiles/form/EducationFields.tsx';
import { entrySource } from '#web/profiles/form/field-source.ts';
import { useFormParts } from '#web/profiles/form/form-context.ts';
import { TextField } from '#web/profiles/form/text-fields.tsx';
import { Badge } from '#web/ui/Badge.tsx';
import { ClosedCard, OpenCard } from '../parts/CardFrame.tsx';
import { useCard } from '../parts/useCard.ts';
import type { CardState } from '../parts/useCards.ts';

const PREVIEW = 100;

const NAMES = {
  level: 'level',
  degree: 'degree',
  major: 'major_course',
  start: 'start_date',
  end: 'end_date',
  current: 'current_study',
  description: 'description',
} as const;

/** An education, as a summary or open for editing. */
export const EducationCard = memo(function EducationCard(card: CardState<FormEducation>) {
  return card.isOpen ? <Open card={card} /> : <Closed card={card} />;
});

function Closed({ card }: { card: CardState<FormEducation> }) {
  const t = useTexts(wizardFieldsTexts);
  const tJobs = useTexts(jobsTexts);
  const time = useTexts(timeTexts);
  const { entry } = card;
  const period = { start: entry.start_date, end: entry.end_date, current: entry.current_study };
  return (
    <ClosedCard
      card={card}
      title={entry.degree || t('wizard.new_education')}
      subtitle={entry.institution_name}
      when={periodInWords(period, t, time)}
      text={previewOf(entry.description, PREVIEW)}
      badges={
        <>
          {entry.level && <Badge>{tJobs(EDUCATION_TEXTS[entry.level as EducationLevel])}</Badge>}
          {entry.major_course && <Badge>{t('wizard.major_named', { major: entry.major_course })}</Badge>}
          {entry.current_study && <Badge tone="accent">{t('wizard.currently_studying')}</Badge>}
        </>
      }
      deleteQuestion={t('wizard.delete_education')}
    />
  );
}

function Open({ card: state }: { card: CardState<FormEducation> }) {
  const t = useTexts(wizardFieldsTexts);
  const { context } = useFormParts();
  const card = useCard({
    card: state,
    schema: formEducationCard(context),
    deleteQuestion: t('wizard.delete_education'),
  });
  const from = entrySource(card.of);
  return (
    <OpenCard card={card} title={card.of.entry.degree || t('wizard.new_education')}>
      <EducationFields
        from={from}
        names={NAMES}
        degreeLabel={t('wizard.qualification')}
        currentLabel={t('wizard.studying_here_form')}
        institution={<TextField from={from} name="institution_name" label={t('wizard.institution_name')} required />}
      />
    </OpenCard>
  );
}
