import { memo } from 'react';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { type FormExperience, formExperienceCard } from '#shared/profiles/sections/experience.ts';
import { RESPONSIBILITIES } from '#shared/profiles/sections/section.values.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { durationInWords, periodInWords } from '#web/profiles/entries/months.ts';
import { previewOf } from '#web/profiles/entries/preview.ts';
import { ExperienceFields } from '#web/profiles/form/ExperienceFields.tsx';
import { entrySource } from '#web/profiles/form/field-source.ts';
import { useFormParts } from '#web/profiles/form/form-context.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { ClosedCard, OpenCard } from '../parts/CardFrame.tsx';
import { useCard } from '../parts/useCard.ts';
import type { CardState } from '../parts/useCards.ts';

const PREVIEW = 120;

const NAMES = {
  title: 'designation',
  company: 'company',
  start: 'start',
  end: 'end',
  current: 'current_position',
  responsibilities: 'responsibilities',
} as const;

/** A job that somebody had, as a summary or open for editing. */
export const ExperienceCard = memo(function ExperienceCard(card: CardState<FormExperience>) {
  return card.isOpen ? <Open card={card} /> : <Closed card={card} />;
});

function Closed({ card }: { card: CardState<FormExperience> }) {
  const t = useTexts(wizardFieldsTexts);
  const time = useTexts(timeTexts);
  const { context } = useFormParts();
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
  const { context } = useFormParts();
  const card = useCard({
    card: state,
    schema: formExperienceCard(context),
    deleteQuestion: t('wizard.delete_experience'),
  });
  return (
    <OpenCard card={card} title={card.of.entry.designation || t('wizard.new_experience')}>
      <ExperienceFields
        from={entrySource(card.of)}
        names={NAMES}
        responsibilities={{ rows: 5, help: t('wizard.responsibilities_help', { min: RESPONSIBILITIES.minOnCards }) }}
        achievements={{ name: 'accomplishments', label: t('wizard.accomplishments') }}
      />
    </OpenCard>
  );
}
