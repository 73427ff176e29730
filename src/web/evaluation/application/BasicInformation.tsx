import { type ReactNode, useId, useState } from 'react';
import { wizardStepsTexts } from '#shared/applications/wizard/wizard-steps.texts.ts';
import { evaluationTexts } from '#shared/evaluation/evaluation.texts.ts';
import type { EducationLevel } from '#shared/reference/qualifications.values.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { useJobWords } from '#web/jobs/useJobWords.ts';
import { monthInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWritten } from '#web/lib/written.ts';
import { proficiencyText } from '#web/profiles/entries/proficiencies.ts';
import { Button } from '#web/ui/Button.tsx';
import { Chip } from '#web/ui/Chip.tsx';
import type { DetailProps } from './detail-props.ts';
import { EntryList } from './EntryList.tsx';
import { ScorePair } from './ScorePair.tsx';
import { educationName } from './useSubjectName.ts';

/** The application: the letter, education and experience, each of which can be scored, and the rest. */
export function BasicInformation({ view, ...rest }: DetailProps) {
  const t = useTexts(evaluationTexts);
  const when = usePeriod();
  const job = useJobWords();
  const steps = useTexts(wizardStepsTexts);
  const written = useWritten();
  const additional = [
    { title: t('evaluation.certifications'), text: view.additional_info.certifications },
    { title: t('evaluation.awards'), text: view.additional_info.awards },
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-s6">
      <Block title={t('evaluation.cover_letter')}>
        {view.cover_letter ? (
          <Letter key={view.application.id} text={view.cover_letter} />
        ) : (
          <p className="text-ink-2">{t('evaluation.no_cover_letter')}</p>
        )}
      </Block>
      <Block
        title={t('evaluation.education')}
        aside={<ScorePair view={view} subject={{ type: 'education', itemId: null }} />}
      >
        <EntryList
          view={view}
          {...rest}
          empty={t('evaluation.no_education')}
          entries={view.educations.map((one) => ({
            subject: { type: 'education' as const, itemId: one.id },
            when: one.award_year === null ? (one.current ? t('evaluation.studying') : '') : String(one.award_year),
            title: educationName(one),
            under: [job.education(one.level as EducationLevel), one.institution].filter(Boolean).join(' · '),
            texts: [one.notes],
          }))}
        />
      </Block>
      <Block
        title={t('evaluation.experience')}
        aside={<ScorePair view={view} subject={{ type: 'experience', itemId: null }} />}
      >
        <EntryList
          view={view}
          {...rest}
          empty={t('evaluation.no_experience')}
          entries={view.experiences.map((one) => ({
            subject: { type: 'experience' as const, itemId: one.id },
            when: when(one),
            title: one.designation,
            under: [one.company, one.department].filter(Boolean).join(' / '),
            texts: [one.responsibilities, one.accomplishments],
          }))}
        />
      </Block>
      <Block title={t('evaluation.skills')}>
        <Chips names={view.skills} empty={t('evaluation.no_skills')} />
      </Block>
      {view.trainings.length > 0 && (
        <Block title={t('evaluation.trainings')}>
          <EntryList
            view={view}
            {...rest}
            empty=""
            entries={view.trainings.map((one) => ({
              subject: null,
              when: when(one),
              title: one.name,
              under: one.organization,
              texts: [one.description],
            }))}
          />
        </Block>
      )}
      {view.languages.length > 0 && (
        <Block title={t('evaluation.languages')}>
          <Chips
            names={view.languages.map(({ name, proficiency }) => `${name} · ${steps(proficiencyText(proficiency))}`)}
            empty=""
          />
        </Block>
      )}
      {additional.map(
        ({ title, text }) =>
          text && (
            <Block key={title} title={title}>
              <p {...written(text)} data-passage="" className="max-w-measure whitespace-pre-wrap wrap-anywhere">
                {text}
              </p>
            </Block>
          ),
      )}
      {view.bio && (
        <Block title={t('evaluation.bio')}>
          <p {...written(view.bio)} data-passage="" className="max-w-measure whitespace-pre-wrap wrap-anywhere">
            {view.bio}
          </p>
        </Block>
      )}
      {view.answers.length > 0 && (
        <Block title={t('evaluation.answers')}>
          <dl className="grid max-w-measure gap-s3">
            {view.answers.map(({ question, answer }) => (
              <div key={question} data-passage="">
                <dt dir="auto" className="text-sm font-semibold">
                  {question}
                </dt>
                <dd dir="auto" className="whitespace-pre-wrap wrap-anywhere">
                  {answer || <span className="text-ink-2">{t('evaluation.no_answer')}</span>}
                </dd>
              </div>
            ))}
          </dl>
        </Block>
      )}
    </div>
  );
}

function Block({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-s3">
      <div className="flex flex-wrap items-baseline gap-x-s4 gap-y-s1 border-b border-line-strong pb-s2 text-xs text-ink-2">
        <h3 id={id} className="me-auto text-md text-ink">
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Longer letters are collapsed at first. */
const LONG_LETTER = 420;

function Letter({ text }: { text: string }) {
  const t = useTexts(evaluationTexts);
  const written = useWritten();
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > LONG_LETTER;
  const shown = isLong && !isWhole ? `${text.slice(0, text.lastIndexOf(' ', LONG_LETTER))} …` : text;
  return (
    <div className="grid justify-items-start gap-s2">
      <p {...written(text)} data-passage="" className="max-w-measure whitespace-pre-wrap wrap-anywhere">
        {shown}
      </p>
      {isLong && (
        <Button size="xs" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'evaluation.show_less' : 'evaluation.show_all')}
        </Button>
      )}
    </div>
  );
}

function Chips({ names, empty }: { names: readonly string[]; empty: string }) {
  if (names.length === 0) return <p className="text-ink-2">{empty}</p>;
  return (
    <ul className="flex flex-wrap gap-s2">
      {names.map((name) => (
        <li key={name} dir="auto" className="wrap-anywhere">
          <Chip size="sm">{name}</Chip>
        </li>
      ))}
    </ul>
  );
}

/** “Mar 2021 – now”, as far as it is known. */
function usePeriod() {
  const t = useTexts(evaluationTexts);
  const time = useTexts(timeTexts);
  return ({ start, end, current }: { start: string | null; end: string | null; current: boolean }) => {
    const from = start ? monthInWords(time, start) : '';
    const to = end ? monthInWords(time, end) : '';
    if (current && from) return t('evaluation.until_now', { from });
    return from && to ? t('evaluation.period', { from, to }) : from || to;
  };
}
