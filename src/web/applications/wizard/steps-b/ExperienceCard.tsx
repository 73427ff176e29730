import { memo } from 'react';
import { type FormExperience, formExperienceCard } from '#shared/applications/wizard/experience.ts';
import { RESPONSIBILITIES } from '#shared/applications/wizard/wizard.values.ts';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { useConfirm } from '#web/ui/confirmations.ts';
import { ClosedCard, OpenCard } from '../parts/CardFrame.tsx';
import { EntryText } from '../parts/EntryField.tsx';
import { EntryPeriod } from '../parts/EntryPeriod.tsx';
import { durationInWords, periodInWords } from '../parts/months.ts';
import { previewOf } from '../parts/preview.ts';
import { useCard } from '../parts/useCard.ts';
import { type CardState, linesOf } from '../parts/useCards.ts';
import { useWizard } from '../wizard-context.ts';

const PREVIEW = 120;

/** A job that somebody had: in short, or open for writing. */
export const ExperienceCard = memo(function ExperienceCard(card: CardState<FormExperience>) {
  return card.isOpen ? <Open {...card} /> : <Closed {...card} />;
});

function Closed({ id, entry, at, missing, isUnchecked, acts }: CardState<FormExperience>) {
  const t = useTexts(wizardFieldsTexts);
  const locale = useLocale();
  const confirm = useConfirm();
  const { context } = useWizard();
  const period = { start: entry.start, end: entry.end, current: entry.current_position };
  const duration = durationInWords(period, context.today, t);
  return (
    <ClosedCard
      path={`experiences.${at}`}
      title={entry.designation || t('wizard.new_experience')}
      subtitle={entry.company}
      when={periodInWords(period, t, locale)}
      text={previewOf(entry.responsibilities, PREVIEW)}
      badges={
        <>
          {duration && <Badge>{duration}</Badge>}
          {entry.current_position && <Badge tone="accent">{t('wizard.current_job')}</Badge>}
        </>
      }
      missing={linesOf(missing)}
      onEdit={() => acts.edit(id)}
      onDelete={async () => {
        const question = { title: t('wizard.delete_experience'), confirmLabel: t('wizard.delete'), danger: true };
        if (await confirm(question)) acts.remove(at);
      }}
      onChecked={isUnchecked ? () => acts.check(id) : undefined}
    />
  );
}

function Open({ id, entry, at, isTried, acts }: CardState<FormExperience>) {
  const t = useTexts(wizardFieldsTexts);
  const { context } = useWizard();
  const { of, save, cancel, remove } = useCard({
    part: 'experiences',
    at,
    entry,
    isTried,
    schema: formExperienceCard(context),
    onClose: () => acts.close(id),
    onRemove: () => acts.remove(at),
    words: {
      unsaved: t('wizard.unsaved_entry'),
      discard: t('wizard.discard_changes'),
      keep: t('wizard.keep_editing'),
      remove: t('wizard.delete_experience'),
      removeLabel: t('wizard.delete'),
    },
  });
  const { change, errorOf } = of;
  return (
    <OpenCard
      path={`experiences.${at}`}
      title={entry.designation || t('wizard.new_experience')}
      problems={of.problems}
      box={of.box}
      onSave={save}
      onCancel={cancel}
      onDelete={remove}
    >
      <EntryText of={of} name="designation" label={t('wizard.job_title')} required />
      <EntryText of={of} name="company" label={t('wizard.company')} required />
      <EntryPeriod
        start={entry.start}
        end={entry.end}
        current={entry.current_position}
        startError={errorOf('start')}
        endError={errorOf('end')}
        currentLabel={t('wizard.working_here')}
        onStart={(start) => change('start', start)}
        onEnd={(end) => change('end', end)}
        onCurrent={(current) => {
          change('current_position', current);
          if (current) change('end', '');
        }}
      />
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
