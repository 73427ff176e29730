import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ClipboardPen } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import type { CompanyScorecard as Loaded } from '#shared/board/scoring.contract.ts';
import { scorecardTexts } from '#shared/evaluation/scorecard.texts.ts';
import { Scorecard } from '#web/evaluation/scorecard/Scorecard.tsx';
import { useScorecard } from '#web/evaluation/scorecard/useScorecard.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Bone, Skeleton } from '#web/ui/Skeleton.tsx';
import { Told } from '#web/ui/Told.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { refreshApplication, scorecardQuery } from '../profile/application-data.ts';

type CompanyScorecardProps = {
  id: number;
  /** Set when somebody followed a link to the scorecard. */
  startsOpen?: boolean;
};

/** The reader's own scorecard of an applicant, opened in place. */
export function CompanyScorecard({ id, startsOpen = false }: CompanyScorecardProps) {
  const t = useTexts(scorecardTexts);
  const panelId = useId();
  const [isOpen, setOpen] = useState(startsOpen);
  const panel = useRef<HTMLDivElement>(null);
  const { data, error, refetch } = useQuery(scorecardQuery(id));
  const isReady = isOpen && data !== undefined;
  useEffect(() => {
    if (isReady && !startsOpen) panel.current?.querySelector<HTMLInputElement>('[data-score]')?.focus();
  }, [isReady, startsOpen]);
  return (
    <section className="grid justify-items-start gap-s3">
      <Button size="sm" aria-expanded={isOpen} aria-controls={panelId} onClick={() => setOpen(!isOpen)}>
        <Icon of={ClipboardPen} size="sm" />
        {t(isOpen ? 'scorecard.hide' : data && data.mine.length > 0 ? 'scorecard.edit' : 'scorecard.add')}
      </Button>
      {/* While it is open, digits are scores, so the profile's shortcuts ignore them. */}
      <div id={panelId} ref={panel} hidden={!isOpen} data-takes-digits={isOpen || undefined} className="w-full min-w-0">
        {isOpen && data && <OpenScorecard key={id} loaded={data} />}
        {isOpen && !data && error && (
          <Banner
            tone="danger"
            title={t('scorecard.failed')}
            actions={
              <Button size="xs" onClick={() => void refetch()}>
                {t('scorecard.try_again')}
              </Button>
            }
          >
            <Told>{error.message}</Told>
          </Banner>
        )}
        {isOpen && !data && !error && (
          <Skeleton>
            <Bone height={240} />
          </Skeleton>
        )}
      </div>
    </section>
  );
}

function OpenScorecard({ loaded }: { loaded: Loaded }) {
  const t = useTexts(scorecardTexts);
  const client = useQueryClient();
  const id = loaded.application_id;
  const card = { ...loaded, applicationId: id };
  const scorecard = useScorecard({
    card,
    onSaved: ({ mine, others, means, my_state }) => {
      client.setQueryData(
        scorecardQuery(id).queryKey,
        (before) => before && { ...before, mine, others, means, my_state },
      );
      refreshApplication(client, id);
      showToast({ type: 'success', title: t('scorecard.saved') });
    },
    onStale: () => refreshApplication(client, id),
  });
  return (
    <Scorecard
      card={card}
      scorecard={scorecard}
      titleLevel={3}
      className="rounded-r2 border border-line bg-surface px-s4 pt-s4"
    />
  );
}
