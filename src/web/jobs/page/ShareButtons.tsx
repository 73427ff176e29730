import { Printer, Share2 } from 'lucide-react';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { SaveButton } from '../saved/SaveButton.tsx';

type ShareButtonsProps = { job: { id: number; title: string; open: boolean }; address: string };

/** Shares the page's link with the system's share sheet, or copies it. A job that is closed is not saved any more. */
export function ShareButtons({ job, address }: ShareButtonsProps) {
  const t = useTexts(jobsTexts);

  async function copy() {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ type: 'success', title: t('jobs.link_copied') });
    } catch {
      // Without permission to copy, the address itself is shown and can be marked.
      showToast({ type: 'info', title: t('jobs.link_not_copied'), text: address, duration: 'stay' });
    }
  }
  async function share() {
    if (!navigator.share) return copy();
    try {
      await navigator.share({ title: job.title, url: address });
    } catch (error) {
      // Closing the system's sheet is a choice, not a failure.
      if ((error as Error).name !== 'AbortError') await copy();
    }
  }
  return (
    <div className="flex gap-s1 print:hidden">
      {job.open && <SaveButton job={job} size="sm" />}
      <Button variant="quiet" size="sm" onClick={share}>
        <Icon of={Share2} size="sm" />
        {t('jobs.share')}
      </Button>
      <Button variant="quiet" size="sm" onClick={() => window.print()} className="max-md:hidden">
        <Icon of={Printer} size="sm" />
        {t('jobs.print')}
      </Button>
    </div>
  );
}
