import { ArrowLeft } from 'lucide-react';
import { profileTexts } from '#shared/board/profile.texts.ts';
import type { OpenedKit, Scorecard } from '#shared/interviews/kits.contract.ts';
import { kitsTexts } from '#shared/interviews/kits.texts.ts';
import { TimeAgo } from '#web/jobs/TimeAgo.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Dots } from '#web/ui/Dots.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { SavedWords } from './SavedWords.tsx';
import { useInterviewTime } from './useInterviewTime.ts';
import type { ScorecardForm } from './useScorecard.ts';

type KitHeadProps = {
  opened: OpenedKit;
  /** The reader's own card; without one there is nothing to hand in. */
  mine?: Scorecard;
  card?: ScorecardForm;
  onHandIn?: () => void;
  onSaveChanges?: () => void;
};

/** The head of the page, which stays in view: whose interview it is, when, and the button that hands the card in. */
export function KitHead({ opened, mine, card, onHandIn, onSaveChanges }: KitHeadProps) {
  const t = useTexts(kitsTexts);
  const tProfile = useTexts(profileTexts);
  const when = useInterviewTime();
  const { interview, person, colleagues } = opened;
  const { starts_at: startsAt, minutes } = interview;
  const name = person.candidate_deleted ? tProfile('profile.deleted') : person.name;
  const isSaving = card?.status === 'saving';
  return (
    <header className="sticky top-13 z-3 flex min-h-16 flex-wrap items-center gap-x-s3 gap-y-s2 border-b border-line bg-paper px-s4 py-s2 max-md:px-gutter">
      <ButtonLink
        to="/company/interviews"
        variant="quiet"
        size="icon-md"
        aria-label={t('kit.back')}
        title={t('kit.back')}
      >
        <Icon of={ArrowLeft} size="sm" flip />
      </ButtonLink>
      <div className="min-w-0 flex-1 basis-52">
        <h1 className="text-lg leading-tight wrap-anywhere max-md:text-md">{t('kit.title', { name })}</h1>
        <Dots className="text-sm text-ink-2 max-md:text-xs">
          <bdi>{interview.job.title}</bdi>
          <span>
            {t(`kit.${interview.kind}`)}
            {startsAt === null ? `, ${t('kit.no_time')}` : when(startsAt, minutes) && `, ${when(startsAt, minutes)}`}
          </span>
          {colleagues.length > 0 && (
            <span>{t('kit.with', { names: colleagues.map((one) => one.name).join(', ') })}</span>
          )}
        </Dots>
      </div>
      {card && mine && (
        <div className="flex items-center gap-s3 max-md:w-full max-md:justify-between">
          <span role="status" className="text-sm text-ink-2">
            {mine.handed_in_at && !card.isChanging && card.status === 'saved' ? (
              <span className="grid justify-items-end max-md:justify-items-start">
                <TimeAgo at={mine.handed_in_at} words={(ago) => t('kit.handed_in', { ago })} />
                {mine.changed && <span className="text-xs">{t(`kit.changed_${mine.changed}`)}</span>}
              </span>
            ) : (
              <SavedWords card={card} />
            )}
          </span>
          {!card.isIn && (
            <Button variant="primary" size="sm" onClick={onHandIn}>
              {t('kit.hand_in')}
            </Button>
          )}
          {card.isIn && !card.isChanging && (
            <Button size="sm" onClick={card.startChanging}>
              {t('kit.change')}
            </Button>
          )}
          {card.isChanging && (
            <span className="flex gap-s2">
              <Button size="sm" variant="quiet" onClick={card.discardChanges}>
                {t('kit.discard_changes')}
              </Button>
              <Button size="sm" variant="primary" busy={isSaving} onClick={onSaveChanges}>
                {t('kit.save_changes')}
              </Button>
            </span>
          )}
        </div>
      )}
    </header>
  );
}
