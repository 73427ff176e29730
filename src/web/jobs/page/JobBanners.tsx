import { Clock, FilePen, Lock } from 'lucide-react';
import type { JobDetails } from '#shared/jobs/jobs.contract.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';

/**
 * Explains why a job accepts no applications. Drafts and approvals are shown only to its own company, a closed job to
 * all.
 */
export function JobBanners({ job, own, hasRelated }: { job: JobDetails; own: boolean; hasRelated: boolean }) {
  const t = useTexts(jobsTexts);
  if (own && job.waiting_for_edit_approval) {
    return (
      <Banner tone="warning" icon={Clock} title={t('jobs.edit_pending')}>
        {t('jobs.edit_pending_text')}
      </Banner>
    );
  }
  if (job.status === 'pending') {
    return (
      <Banner tone="warning" icon={Clock} title={t('jobs.pending')}>
        {t('jobs.pending_text')}
      </Banner>
    );
  }
  if (job.status === 'draft' || job.status === 'rejected') {
    return (
      <Banner tone="info" icon={FilePen} title={t(`jobs.${job.status}`)}>
        {t(`jobs.${job.status}_text`)}
      </Banner>
    );
  }
  if (!job.open) {
    const isExpired = job.status === 'active';
    // The jobs that are still open stand below the whole text of this one.
    const similar = hasRelated && (
      <ButtonLink to="#related" size="sm">
        {t('jobs.see_similar')}
      </ButtonLink>
    );
    return (
      <Banner tone="info" icon={Lock} title={t(isExpired ? 'jobs.deadline_passed' : 'jobs.closed')} actions={similar}>
        {t('jobs.closed_text')}
      </Banner>
    );
  }
  return null;
}
