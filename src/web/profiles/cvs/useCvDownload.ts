import { useRef } from 'react';
import { isAppError } from '#shared/kernel/errors.ts';
import { cvsTexts } from '#shared/profiles/cvs.texts.ts';
import { fetchFile, saveFile } from '#web/lib/fetch-file.ts';
import { useTexts } from '#web/lib/texts.ts';
import { showToast } from '#web/ui/toasts.ts';
import { cvAddress } from './cv-address.ts';

/**
 * Downloads a CV and shows an error in words if it fails: the browser alone would save the error response as a file.
 */
export function useCvDownload(resumeId: number): () => Promise<void> {
  const t = useTexts(cvsTexts);
  const isBusy = useRef(false);
  return async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      saveFile(await fetchFile(cvAddress(resumeId)));
    } catch (error) {
      if (!isAppError(error)) throw error;
      const isSignedOut = error.code === 'unauthenticated';
      const action = { label: t('cvs.sign_in'), onAction: () => window.location.reload() };
      const title = t('cvs.download_failed');
      showToast({ type: 'error', title, text: error.message, ...(isSignedOut && { action }) });
    } finally {
      isBusy.current = false;
    }
  };
}
