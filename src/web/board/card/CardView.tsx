import { Download, EllipsisVertical, UserRoundX } from 'lucide-react';
import { memo, useRef } from 'react';
import type { ApplicationCard } from '#shared/board/board.contract.ts';
import { boardTexts } from '#shared/board/board.texts.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { EDUCATION_TEXTS, EXPERIENCE_TEXTS } from '#shared/jobs/value-texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { CvLink } from '#web/profiles/cvs/CvLink.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { ScoreLine } from '#web/ui/ScoreLine.tsx';
import { useBoardTools } from '../board-context.ts';
import { useCardDrag } from '../drag/useCardDrag.ts';
import { useStore } from '../small-store.ts';
import { BeingScored } from './BeingScored.tsx';
import { CardBadges } from './CardBadges.tsx';
import { cardName } from './card-name.ts';
import { DaysHere } from './DaysHere.tsx';
import { SelectBox } from './SelectBox.tsx';
import { ToldMark } from './ToldMark.tsx';

type CardViewProps = {
  card: ApplicationCard;
  /** Set if cards of several jobs are shown together. */
  showJob: boolean;
  /** Whether people expect a message from the company here: in every column except the first. */
  expectsWord: boolean;
  /** Tab reaches one card of a column; arrow keys move on from it. */
  isTabStop: boolean;
};

/** The card of an application. A click anywhere opens the profile; a click on a score opens its details. */
export const CardView = memo(function CardView({ card, showJob, expectsWord, isTabStop }: CardViewProps) {
  const t = useTexts(boardTexts);
  const tJobs = useTexts(jobsTexts);
  const { ui, press, openScoring } = useBoardTools();
  const isSelected = useStore(ui, ({ selected }) => selected.has(card.id));
  const isHeld = useStore(ui, ({ drag }) => drag?.ids.includes(card.id) ?? false);
  const hasMenu = useStore(ui, ({ menu }) => menu?.card.id === card.id);
  const box = useRef<HTMLElement>(null);
  useCardDrag(box, card);

  const { candidate, ai_evaluation: ai, human_evaluation: human } = card;
  const { image_url: photo } = candidate.user;
  const name = cardName(card, t);
  const tabIndex = isTabStop ? 0 : -1;
  const facts = [
    candidate.experience && tJobs(EXPERIENCE_TEXTS[candidate.experience.name]),
    candidate.education && tJobs(EDUCATION_TEXTS[candidate.education.name]),
  ].filter(Boolean);
  const hasCv = card.candidate_resume_id !== null;
  const standing = (
    <span className="ms-auto flex flex-none items-center gap-s2 text-xs">
      {expectsWord && <ToldMark card={card} />}
      <DaysHere since={card.stage_since} />
    </span>
  );
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button at the top of the card does the same for the keyboard.
    <article
      ref={box}
      data-card={card.id}
      data-held={isHeld || undefined}
      onClick={(event) => {
        if (!(event.target as Element).closest('a, button, input')) press(card, event);
      }}
      className={cx(
        'group/card relative grid cursor-pointer select-none grid-cols-[minmax(0,1fr)] gap-2.5 rounded-r2 border p-s3 transition-[border-color,box-shadow] [-webkit-touch-callout:none]',
        'has-[[data-card-top]:focus-visible]:outline-2 has-[[data-card-top]:focus-visible]:outline-offset-1 has-[[data-card-top]:focus-visible]:outline-accent has-[[data-card-top]:focus-visible]:outline-solid',
        'data-held:border-dashed data-held:border-line-strong data-held:bg-sunken data-held:shadow-none data-held:*:invisible',
        card.candidate_deleted
          ? 'border-dashed border-line-strong'
          : 'border-line bg-surface shadow-1 hover:border-line-strong hover:shadow-2',
        isSelected && 'border-accent! bg-accent-soft! shadow-[0_0_0_1px_var(--accent)]!',
      )}
    >
      <SelectBox card={card} name={name} isSelected={isSelected} tabIndex={tabIndex} />
      <button
        type="button"
        data-card-top=""
        tabIndex={tabIndex}
        onClick={(event) => press(card, event)}
        className={cx(
          'flex min-w-0 gap-2.5 text-start focus-visible:shadow-none!',
          // The checkbox stands in place of the picture, which must not be lower beside a text of several lines.
          card.candidate_deleted ? 'items-start' : 'items-center',
        )}
      >
        {card.candidate_deleted ? (
          <span className="grid size-9 flex-none place-items-center rounded-round border border-dashed border-control text-ink-2">
            <Icon of={UserRoundX} size="sm" />
          </span>
        ) : (
          <Avatar name={name} photo={photo} size={36} />
        )}
        <span className="min-w-0 flex-1 text-sm leading-[1.35]">
          <strong className={cx('block pe-5.5 text-card leading-[1.3]', !card.candidate_deleted && 'truncate')}>
            <bdi>{name}</bdi>
          </strong>
          <span className="flex items-baseline gap-s2 text-ink-2">
            <span className={cx('min-w-0', !card.candidate_deleted && 'truncate')}>
              {card.candidate_deleted ? t('board.deleted_text') : <bdi>{candidate.profession?.name}</bdi>}
            </span>
            {!showJob && standing}
          </span>
        </span>
        {isSelected && <span className="sr-only">{t('board.selected')}</span>}
      </button>
      <button
        type="button"
        tabIndex={tabIndex}
        aria-label={t('board.card_menu', { name })}
        aria-haspopup="menu"
        aria-expanded={hasMenu}
        onClick={(event) => ui.set({ menu: { card, button: event.currentTarget }, activeId: card.id })}
        className="absolute end-1.5 top-1.5 grid size-6.5 place-items-center rounded-r1 text-ink-3 hover:bg-ink/7 hover:text-ink aria-expanded:bg-accent-soft aria-expanded:text-accent-strong pointer-coarse:end-0 pointer-coarse:top-0 pointer-coarse:size-11"
      >
        <Icon of={EllipsisVertical} size="sm" />
      </button>
      {showJob && (
        <p className="-my-1 flex items-baseline gap-s2 text-xs text-ink-2">
          <span className="min-w-0 truncate">
            <bdi>{t('board.for_job', { job: card.job.title })}</bdi>
          </span>
          {standing}
        </p>
      )}
      {(facts.length > 0 || hasCv) && (
        <div className="-mb-0.5 flex items-center gap-s2 text-xs text-ink-2">
          <span className="min-w-0 truncate">{facts.join(' · ')}</span>
          {card.candidate_resume_id !== null && (
            <CvLink
              resumeId={card.candidate_resume_id}
              draggable={false}
              tabIndex={tabIndex}
              aria-label={t('board.download_cv', { name })}
              className="ms-auto flex flex-none items-center gap-1 font-semibold text-accent hover:underline pointer-coarse:-my-3 pointer-coarse:py-3"
            >
              <Icon of={Download} size="xs" />
              {t('board.cv')}
            </CvLink>
          )}
        </div>
      )}
      <CardBadges card={card} />
      {human && (
        <ScoreLine
          label={t('board.manager_score')}
          percent={human.manager_overall_score}
          category={human.manager_overall_category}
          onOpen={() => openScoring(card, 'hiring_manager')}
          isOneLine
          tabIndex={tabIndex}
          className="pointer-coarse:-my-1.5"
        />
      )}
      {card.being_scored && (
        <BeingScored
          onOpen={() => openScoring(card, 'hiring_manager')}
          tabIndex={tabIndex}
          className="pointer-coarse:-my-1.5"
        />
      )}
      {ai && (
        <ScoreLine
          label={t('board.system_score')}
          percent={ai.ai_score_percentage}
          category={ai.ai_overall_category}
          onOpen={() => openScoring(card, 'system')}
          isOneLine
          tabIndex={tabIndex}
          className="pointer-coarse:-my-1.5"
        />
      )}
    </article>
  );
});
