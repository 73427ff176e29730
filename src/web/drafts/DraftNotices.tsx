import { CloudOff } from 'lucide-react';
import { useState } from 'react';
import { draftsTexts } from '#shared/drafts/drafts.texts.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useIsOffline } from '#web/lib/ErrorPage.tsx';
import { useTexts } from '#web/lib/texts.ts';
import { useWords } from '#web/lib/words.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { DraftConflict } from './DraftConflict.tsx';
import type { DraftSession } from './useDraftSession.ts';

type DraftNoticesProps = {
  draft: Pick<
    DraftSession,
    | 'status'
    | 'message'
    | 'notice'
    | 'storageFails'
    | 'hasAside'
    | 'retry'
    | 'startAnew'
    | 'bringBack'
    | 'dismissNotice'
    | 'conflict'
    | 'keepMine'
    | 'takeTheirs'
  >;
  /** Set where the page around it says already that the browser is offline. */
  pageSaysOffline?: boolean;
};

/** Explains whatever prevents saving, with a way to go on. Renders nothing if all is well. */
export function DraftNotices({ draft, pageSaysOffline = false }: DraftNoticesProps) {
  const t = useTexts(draftsTexts);
  const words = useWords();
  const tUi = useTexts(uiTexts);
  /** Identifies the conflict whose choice was postponed. */
  const [putOff, setPutOff] = useState<string | null>(null);
  const { conflict } = draft;
  const isSaid = useIsOffline() && pageSaysOffline;
  const dismiss = (
    <Button size="sm" variant="quiet" onClick={draft.dismissNotice}>
      {tUi('ui.dismiss')}
    </Button>
  );
  const retry = (
    <Button size="sm" onClick={draft.retry}>
      {t('drafts.try_again')}
    </Button>
  );
  return (
    <>
      {draft.notice === 'not_opened' && (
        <Banner tone="warning" announce title={t('drafts.not_opened_title')} actions={dismiss}>
          {t('drafts.not_opened_text')}
        </Banner>
      )}
      {draft.notice === 'foreign' && (
        <Banner tone="info" announce title={t('drafts.foreign_title')} actions={dismiss}>
          {t('drafts.foreign_text')}
        </Banner>
      )}
      {draft.hasAside && (
        <Banner
          tone="info"
          announce
          actions={
            <>
              <Button size="sm" onClick={draft.bringBack}>
                {t('drafts.bring_back')}
              </Button>
              {draft.notice === null && dismiss}
            </>
          }
        >
          {t('drafts.aside_text')}
        </Banner>
      )}
      {draft.status === 'offline' && !isSaid && (
        <Banner tone="warning" announce icon={CloudOff} actions={retry}>
          {t('drafts.offline_text')}
        </Banner>
      )}
      {draft.status === 'failed' && (
        <Banner tone="danger" announce title={t('drafts.failed_title')} actions={retry}>
          {t('drafts.failed_text', { reason: words(draft.message ?? '') })}
        </Banner>
      )}
      {draft.status === 'conflict' && (
        <Banner
          tone="warning"
          announce
          actions={
            <Button size="sm" onClick={() => setPutOff(null)}>
              {t('drafts.choose')}
            </Button>
          }
        >
          {t('drafts.conflict_banner')}
        </Banner>
      )}
      {draft.status === 'gone' && (
        <Banner
          tone="warning"
          announce
          title={t('drafts.gone_title')}
          actions={
            <Button size="sm" onClick={draft.startAnew}>
              {t('drafts.save_anew')}
            </Button>
          }
        >
          {t('drafts.gone_text')}
        </Banner>
      )}
      <DraftConflict
        draft={draft}
        open={conflict !== null && putOff !== conflict.savedAt}
        onClose={() => setPutOff(conflict?.savedAt ?? null)}
      />
      {draft.storageFails && (
        <Banner tone="warning" announce>
          {t('drafts.storage_text')}
        </Banner>
      )}
    </>
  );
}
