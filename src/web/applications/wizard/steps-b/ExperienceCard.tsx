import { memo } from 'react';
import { type FormExperience, formExperienceCard } from '#shared/applications/wizard/experience.ts';
import { RESPONSIBILITIES } from '#shared/applications/wizard/wizard.values.ts';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { ClosedCard, OpenCard } from '../parts/CardFrame.tsx';
import { EntryText } from '../parts/EntryField.tsx';
import { EntryMonths } from '../parts/EntryPeriod.tsx';
import { durationInWords, periodInWords } from '../parts/months.ts';
import { previewOf } from '../parts/preview.ts';
import { useCard } from '../parts/useCard.ts';
import type { CardState } from '../parts/useCards.ts';
import { useWizard } from '../wizard-context.ts';

const PREVIEW = 120;

/** A job that somebody had: in short, or open for writing. */
export const ExperienceCard = memo(function ExperienceCard(card: CardState<FormExperience>) {
  return card.isOpen ? <Open card={card} /> : <Closed card={card} />;
});

function Closed({ card }: { card: CardState<FormExperience> }) {
  const t = useTexts(wizardFieldsTexts);
  const time = useTexts(timeTexts);
  const { context } = useWizard();
  const { entry } = card;
  const period = { start: entry.start, end: entry.end, current: entry.current_position };
  const duration = durationInWords(period, context.today, t);
  return (
    <ClosedCard
      card={card}
      title={entry.designation || t('wizard.new_experience')}
      subtitle={entry.company}
      when={periodInWords(period, t, time)}
      text={previewOf(entry.responsibilities, PREVIEW)}
      badges={
        <>
          {duration && <Badge>{duration}</Badge>}
          {entry.current_position && <Badge tone="accent">{t('wizard.current_job')}</Badge>}
        </>
      }
      deleteQuestion={t('wizard.delete_experience')}
    />
  );
}

function Open({ card: state }: { card: CardState<FormExperience> }) {
  const t = useTexts(wizardFieldsTexts);
  const { context } = useWizard();
  const card = useCard({
    card: state,
    schema: formExperienceCard(context),
    deleteQuestion: t('wizard.delete_experience'),
  });
  const { of } = card;
  return (
    <OpenCard card={card} title={of.entry.designation || t('wizard.new_experience')}>
      <EntryText of={of} name="designation" label={t('wizard.job_title')} required />
      <EntryText of={of} name="company" label={t('wizard.company')} required />
      <EntryMonths of={of} start="start" end="end" current="current_position" currentLabel={t('wizard.working_here')} />
      <EntryText
        of={of}
        name="responsibilities"
        label={t('wizard.responsibilities')}
        help={t('wizard.responsibilities_help', { min: RESPONSIBILITIES.minOnCards })}
        required
        prose={{ max: RESPONSIBILITIES.max, rows: 5 }}
        className="md:col-span-2"
      />
      <EntryText
        of={of}
        name="accomplishments"
        label={t('wizard.accomplishments')}
        optional
        prose={{ max: RESPONSIBILITIES.max, rows: 3 }}
        className="md:col-span-2"
      />
    </OpenCard>
  );
}
