import { memo } from 'react';
import { type FormEducation, formEducationCard } from '#shared/applications/wizard/education.ts';
import { EDUCATION_DESCRIPTION } from '#shared/applications/wizard/wizard.values.ts';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { EDUCATION_LEVELS, type EducationLevel } from '#shared/jobs/jobs.values.ts';
import { EDUCATION_TEXTS } from '#shared/jobs/value-texts.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { useConfirm } from '#web/ui/confirmations.ts';
import { Field } from '#web/ui/Field.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { ClosedCard, OpenCard } from '../parts/CardFrame.tsx';
import { EntryText } from '../parts/EntryField.tsx';
import { EntryPeriod } from '../parts/EntryPeriod.tsx';
import { periodInWords } from '../parts/months.ts';
import { previewOf } from '../parts/preview.ts';
import { useCard } from '../parts/useCard.ts';
import { type CardState, linesOf } from '../parts/useCards.ts';
import { useWizard } from '../wizard-context.ts';

const PREVIEW = 100;

/** An education: in short, or open for writing. */
export const EducationCard = memo(function EducationCard(card: CardState<FormEducation>) {
  return card.isOpen ? <Open {...card} /> : <Closed {...card} />;
});

function Closed({ id, entry, at, missing, isUnchecked, acts }: CardState<FormEducation>) {
  const t = useTexts(wizardFieldsTexts);
  const tJobs = useTexts(jobsTexts);
  const locale = useLocale();
  const confirm = useConfirm();
  const period = { start: entry.start_date, end: entry.end_date, current: entry.current_study };
  return (
    <ClosedCard
      path={`educations.${at}`}
      title={entry.degree || t('wizard.new_education')}
      subtitle={entry.institution_name}
      when={periodInWords(period, t, locale)}
      text={previewOf(entry.description, PREVIEW)}
      badges={
        <>
          {entry.level && <Badge>{tJobs(EDUCATION_TEXTS[entry.level as EducationLevel])}</Badge>}
          {entry.major_course && <Badge>{t('wizard.major_named', { major: entry.major_course })}</Badge>}
          {entry.current_study && <Badge tone="accent">{t('wizard.currently_studying')}</Badge>}
        </>
      }
      missing={linesOf(missing)}
      onEdit={() => acts.edit(id)}
      onDelete={async () => {
        const question = { title: t('wizard.delete_education'), confirmLabel: t('wizard.delete'), danger: true };
        if (await confirm(question)) acts.remove(at);
      }}
      onChecked={isUnchecked ? () => acts.check(id) : undefined}
    />
  );
}

function Open({ id, entry, at, isTried, acts }: CardState<FormEducation>) {
  const t = useTexts(wizardFieldsTexts);
  const tJobs = useTexts(jobsTexts);
  const { context } = useWizard();
  const { of, save, cancel, remove } = useCard({
    part: 'educations',
    at,
    entry,
    isTried,
    schema: formEducationCard(context),
    onClose: () => acts.close(id),
    onRemove: () => acts.remove(at),
    words: {
      unsaved: t('wizard.unsaved_entry'),
      discard: t('wizard.discard_changes'),
      keep: t('wizard.keep_editing'),
      remove: t('wizard.delete_education'),
      removeLabel: t('wizard.delete'),
    },
  });
  const { change, errorOf } = of;
  return (
    <OpenCard
      path={`educations.${at}`}
      title={entry.degree || t('wizard.new_education')}
      problems={of.problems}
      box={of.box}
      onSave={save}
      onCancel={cancel}
      onDelete={remove}
    >
      <Field label={t('wizard.level')} required error={errorOf('level')}>
        <NativeSelect
          value={entry.level}
          placeholder={t('wizard.choose_level')}
          onChange={({ target }) => change('level', target.value)}
          options={EDUCATION_LEVELS.map((value) => ({ value, label: tJobs(EDUCATION_TEXTS[value]) }))}
        />
      </Field>
      <EntryText of={of} name="institution_name" label={t('wizard.institution_name')} required />
      <EntryText of={of} name="degree" label={t('wizard.qualification')} required />
      <EntryText of={of} name="major_course" label={t('wizard.major')} optional />
      <EntryPeriod
        start={entry.start_date}
        end={entry.end_date}
        current={entry.current_study}
        startError={errorOf('start_date')}
        endError={errorOf('end_date')}
        currentLabel={t('wizard.studying_here_form')}
        onStart={(start) => change('start_date', start)}
        onEnd={(end) => change('end_date', end)}
        onCurrent={(current) => {
          change('current_study', current);
          if (current) change('end_date', '');
        }}
      />
      <EntryText
        of={of}
        name="description"
        label={t('wizard.description')}
        optional
        prose={{ max: EDUCATION_DESCRIPTION.max, placeholder: t('wizard.description_hint') }}
        className="md:col-span-2"
      />
    </OpenCard>
  );
}
