import type { ReactNode } from 'react';
import { boardTexts } from '#shared/board/board.texts.ts';
import type { CandidateProfile } from '#shared/board/profile.contract.ts';
import { profileTexts } from '#shared/board/profile.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { dayInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';

/** Events that limit what can be done with the application, also those that happen while it is open. */
export function ProfileNotices({ profile, children }: { profile: CandidateProfile; children: ReactNode }) {
  const t = useTexts(profileTexts);
  const time = useTexts(timeTexts);
  const tBoard = useTexts(boardTexts);
  const { application } = profile;
  return (
    <div role="status" className="grid gap-s2 not-empty:pt-s5">
      {profile.candidate_deleted && (
        <Banner tone="warning" title={t('profile.deleted')}>
          {t('profile.deleted_text')}
        </Banner>
      )}
      {profile.blind && (
        <Banner tone="info" title={t('profile.blind')}>
          {t('profile.blind_text')}
        </Banner>
      )}
      {application?.outcome === 'withdrawn' && (
        <Banner tone="warning">
          {t('profile.withdrawn', { day: dayInWords(time, application.withdrawn_at ?? application.stage_since) })}
        </Banner>
      )}
      {application?.imported && (
        <Banner tone="quiet">
          {tBoard('board.imported_from', {
            file: application.imported.from,
            date: dayInWords(time, application.imported.at),
          })}
        </Banner>
      )}
      {application?.disputed_at && <Banner tone="warning">{t('profile.disputed')}</Banner>}
      {children}
      {application && !application.job.open && <Banner tone="quiet">{t('profile.job_closed')}</Banner>}
    </div>
  );
}
