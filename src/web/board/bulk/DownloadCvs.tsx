import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ApplicationCard } from '#shared/board/board.contract.ts';
import { bulkTexts } from '#shared/board/bulk.texts.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { fetchFile, saveFile } from '#web/lib/fetch-file.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { showToast } from '#web/ui/toasts.ts';

/** Downloads the CVs of the selected cards as one archive, and shows the progress. */
export function DownloadCvs({ cards }: { cards: readonly ApplicationCard[] }) {
  const t = useTexts(bulkTexts);
  const [percent, setPercent] = useState<number | null>(null);
  const isBusy = useRef(false);

  async function download() {
    if (isBusy.current) return;
    if (cards.every(({ candidate_resume_id: cv }) => cv === null)) {
      showToast({ type: 'info', title: t('bulk.no_cvs') });
      return;
    }
    isBusy.current = true;
    setPercent(0);
    try {
      const ids = cards.map(({ id }) => id).join(',');
      const file = await fetchFile(`/company/applications/cvs.zip?ids=${ids}`, (share) =>
        setPercent(Math.floor(share * 100)),
      );
      saveFile(file);
      showToast({ type: 'success', title: t('bulk.saved', { file: file.name }) });
    } catch (error) {
      if (!isAppError(error)) throw error;
      showToast({ type: 'error', title: t('bulk.failed'), text: error.message });
    } finally {
      isBusy.current = false;
      setPercent(null);
    }
  }

  const progress = percent === null ? '' : percent === 0 ? t('bulk.collecting') : t('bulk.downloading', { percent });
  return (
    <>
      <Button size="sm" busy={percent !== null} onClick={download}>
        {percent === null && <Icon of={Download} size="sm" />}
        {progress || t('bulk.download_cvs')}
      </Button>
      <span role="status" className="sr-only">
        {percent === null ? '' : t('bulk.collecting')}
      </span>
    </>
  );
}
