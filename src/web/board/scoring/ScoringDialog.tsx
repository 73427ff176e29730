import { useEffect } from 'react';
import { profileTexts } from '#shared/board/profile.texts.ts';
import { scoringTexts } from '#shared/board/scoring.texts.ts';
import { SCORERS, type Scorer } from '#shared/board/scoring.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Avatar } from '#web/ui/Avatar.tsx';
import { Banner } from '#web/ui/Banner.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { Bone, Skeleton } from '#web/ui/Skeleton.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { useScoring } from '../profile/application-data.ts';
import { CompanyScorecard } from './CompanyScorecard.tsx';
import { HumanDetails } from './HumanDetails.tsx';
import { SystemDetails } from './SystemDetails.tsx';

type ScoringDialogProps = {
  id: number;
  scorer: Scorer;
  onSwitch: (scorer: Scorer) => void;
  onClose: () => void;
};

/** The reasons for a score, section by section, with a switch to the other scorer. */
export function ScoringDialog({ id, scorer, onSwitch, onClose }: ScoringDialogProps) {
  const t = useTexts(scoringTexts);
  const profile = useTexts(profileTexts);
  const { data, error } = useScoring(id);
  const isMissing = data !== undefined && !(scorer === 'system' ? data.ai_evaluation : data.human_evaluation);
  const isGone = error?.code === 'not_found';
  useEffect(() => {
    if (isGone) showToast({ type: 'error', title: t('scoring.no_application') });
  }, [isGone, t]);

  const name = data?.candidate_deleted ? profile('profile.deleted') : (data?.name ?? '');
  return (
    <Dialog
      open
      isText
      onClose={onClose}
      size="xl"
      title={
        <span className="flex items-center gap-s3">
          {data && <Avatar name={name} photo={data.photo} size={40} />}
          <span className="grid min-w-0">
            <span>{t(`scoring.${scorer}_title`)}</span>
            {data && (
              <span dir="auto" className="truncate text-sm font-normal text-ink-2">
                {name} · {data.job.title}
              </span>
            )}
          </span>
        </span>
      }
      headerAside={
        <Segmented
          label={t('scoring.switch')}
          options={SCORERS.map((value) => ({ value, label: t(`scoring.${value}`) }))}
          value={scorer}
          onChange={onSwitch}
          className="w-64 max-md:hidden"
        />
      }
    >
      <Segmented
        label={t('scoring.switch')}
        options={SCORERS.map((value) => ({ value, label: t(`scoring.${value}`) }))}
        value={scorer}
        onChange={onSwitch}
        className="mb-s4 md:hidden"
      />
      {error && !data && <Banner tone="danger">{isGone ? t('scoring.no_application') : error.message}</Banner>}
      {!error && !data && (
        <Skeleton>
          <Bone height={320} />
        </Skeleton>
      )}
      {isMissing && <p className="py-s6 text-center text-ink-2">{t(`scoring.${scorer}_none`)}</p>}
      {data && scorer === 'hiring_manager' && !data.candidate_deleted && (
        <div className="mb-s4">
          <CompanyScorecard key={id} id={id} />
        </div>
      )}
      {data && !isMissing && (scorer === 'system' ? <SystemDetails scoring={data} /> : <HumanDetails scoring={data} />)}
    </Dialog>
  );
}
