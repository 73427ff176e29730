import { ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { evaluationTexts } from '#shared/evaluation/evaluation.texts.ts';
import {
  EVALUATION_COMMENT,
  type EvaluationType,
  MANAGER_SECTIONS,
  type ManagerSection,
} from '#shared/evaluation/evaluation.values.ts';
import { scorecardTexts } from '#shared/evaluation/scorecard.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Told } from '#web/ui/Told.tsx';
import { ScorecardProgress } from './ScorecardProgress.tsx';
import { ScoreRow } from './ScoreRow.tsx';
import type { Item, ScoredApplication } from './scorecard.ts';
import type { ScorecardForm } from './useScorecard.ts';

type ScorecardProps = {
  card: ScoredApplication;
  scorecard: ScorecardForm;
  /** The AI's score of the same section, shown beside the row once the reader may see it. */
  asideOf?: (type: EvaluationType) => ReactNode;
  /** Opens the next application after saving. */
  onNext?: (() => void) | undefined;
  titleLevel?: 2 | 3 | 4;
  /** Scrolls back up, where the scorecard is below the application. */
  onBack?: () => void;
  className?: string;
};

/** One form with one save button for all items and sections, the profile and the overall score. */
export function Scorecard({ card, scorecard, asideOf, onNext, titleLevel = 2, onBack, className }: ScorecardProps) {
  const t = useTexts(scorecardTexts);
  const names = useTexts(evaluationTexts);
  const titleId = useId();
  const Title = `h${titleLevel}` as const;
  const { totals } = scorecard;
  const itemsOf = (section: ManagerSection): readonly Item[] =>
    section === 'education' ? card.educations : section === 'experience' ? card.experiences : [];
  const save = async (isLast = false) => {
    const goesOn = isLast && onNext !== undefined;
    if ((await scorecard.save({ goesOn })) && goesOn) onNext();
  };
  const row = (type: EvaluationType, label: string, more: { help?: string; placeholder?: number | null } = {}) => (
    <ScoreRow subject={{ type, itemId: null }} label={label} aside={asideOf?.(type)} {...{ scorecard, ...more }} />
  );
  return (
    <form
      ref={scorecard.form}
      noValidate
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault();
        void save(true);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault();
          void save(true);
        } else goOn(event);
      }}
      className={cx('grid content-start gap-s4', className)}
    >
      <div className="grid gap-s1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-s3">
          <Title id={titleId} className="text-md">
            {t('scorecard.title')}
          </Title>
          <span role="status" className="text-xs text-ink-2 tabular-nums">
            <ScorecardProgress scorecard={scorecard} />
          </span>
          {onBack && (
            <Button size="sm" variant="quiet" onClick={onBack} className="-me-s3 ms-auto lg:hidden">
              <Icon of={ArrowUp} size="sm" />
              {t('scorecard.to_application')}
            </Button>
          )}
        </div>
        <p className="text-xs text-ink-2">
          {t('scorecard.help', { below: EVALUATION_COMMENT.requiredBelow })}{' '}
          <span className="pointer-coarse:hidden">{t('scorecard.keys')}</span>
        </p>
      </div>
      {scorecard.wasTyped && (
        <Banner
          tone="quiet"
          actions={
            <Button size="xs" onClick={scorecard.discard}>
              {t('scorecard.discard')}
            </Button>
          }
        >
          {t('scorecard.unsaved')}
        </Banner>
      )}
      {MANAGER_SECTIONS.map((section) => {
        const items = itemsOf(section);
        const name = names(`evaluation.${section}`);
        const mean = totals.ofSection(section);
        return (
          <fieldset key={section} className="grid min-w-0 gap-s3 border-t border-line pt-s3">
            {items.length > 0 && <legend className="sr-only">{name}</legend>}
            {items.map((item) => (
              <ScoreRow
                key={item.id}
                subject={{ type: section, itemId: item.id }}
                label={item.name}
                said={names('evaluation.subject', { section: name, item: item.name })}
                scorecard={scorecard}
              />
            ))}
            {row(section, items.length > 0 ? t('scorecard.section_whole', { section: name }) : name, {
              ...(mean !== null && { placeholder: mean, help: t('scorecard.from_items', { score: mean }) }),
            })}
          </fieldset>
        );
      })}
      <div className="grid gap-s3 border-t border-line pt-s3">{row('profile', names('evaluation.profile'))}</div>
      <div className="grid gap-s3 border-t border-line-strong pt-s3">
        {row('overall', names('evaluation.overall'), {
          placeholder: totals.ofSections,
          help:
            totals.ofSections === null
              ? t('scorecard.from_sections')
              : t('scorecard.overall_of', { score: totals.ofSections }),
        })}
      </div>
      <div data-dock="" className="sticky bottom-0 z-1 -mx-s4 grid gap-s2 border-t border-line bg-surface px-s4 py-s3">
        {scorecard.failure && (
          <Banner tone="danger" announce>
            <Told>{scorecard.failure}</Told>
          </Banner>
        )}
        <div className="flex justify-end gap-s3">
          {onNext && (
            <Button size="sm" busy={scorecard.isBusy} onClick={() => void save()}>
              {t('scorecard.save')}
            </Button>
          )}
          <Button type="submit" size="sm" variant="primary" busy={scorecard.isBusy} aria-keyshortcuts="Control+Enter">
            {t(onNext ? 'scorecard.save_next' : 'scorecard.save')}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** Enter in a score field goes to the next one, and from the last to the button. */
function goOn(event: KeyboardEvent<HTMLFormElement>) {
  const { target, currentTarget, key } = event;
  if (key !== 'Enter' || !(target instanceof HTMLInputElement)) return;
  event.preventDefault();
  const scores = [...currentTarget.querySelectorAll<HTMLElement>('[data-score], [type=submit]')];
  scores[scores.indexOf(target) + 1]?.focus();
}
