import { useEffect, useRef, useState } from 'react';
import { CV_TROUBLES, type CvReading, type CvTrouble, READABLE_CV, readCv } from '#shared/cv/cv.contract.ts';
import { cvReadingTexts } from '#shared/cv/cv.texts.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { useTexts } from '#web/lib/texts.ts';
import { upload } from '#web/lib/upload.ts';

export const MEGABYTES = READABLE_CV.maxBytes / 1024 / 1024;

type State =
  | { is: 'waiting' }
  | { is: 'working'; name: string; percent: number }
  | { is: 'failed'; problem: string }
  | { is: 'done'; name: string; fields: number; warnings: CvReading['warnings'] };

/** Sends a CV to be read, and reports the progress and failures. */
export function useCvReading(onRead: (reading: CvReading, file: File) => void) {
  const t = useTexts(cvReadingTexts);
  const [state, setState] = useState<State>({ is: 'waiting' });
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  function complaintAbout(file: File): string | null {
    const extension = file.name.split('.').pop()?.toLowerCase() ?? '';
    if (!(READABLE_CV.extensions as readonly string[]).includes(extension)) return t('cv.trouble_wrong_type');
    if (file.size > READABLE_CV.maxBytes) return t('cv.too_large', { size: MEGABYTES });
    return file.size === 0 ? t('cv.empty') : null;
  }

  async function start(file: File): Promise<void> {
    const complaint = complaintAbout(file);
    if (complaint) return setState({ is: 'failed', problem: complaint });
    const { name } = file;
    const abort = new AbortController();
    running.current = abort;
    setState({ is: 'working', name, percent: 0 });
    const onProgress = (share: number) => setState({ is: 'working', name, percent: share * 100 });
    try {
      const { cv, found, warnings } = await upload(readCv, file, { onProgress, signal: abort.signal });
      if (found.length === 0) return setState({ is: 'failed', problem: t('cv.nothing', { name }) });
      setState({ is: 'done', name, fields: found.length, warnings });
      onRead({ cv, found, warnings }, file);
    } catch (failure) {
      if (abort.signal.aborted) return;
      if (!isAppError(failure)) throw failure;
      const reason = failure.extra?.reason;
      const problem = isTrouble(reason) ? t(`cv.trouble_${reason}`) : (failure.errors?.file?.[0] ?? failure.message);
      setState({ is: 'failed', problem });
    }
  }

  function stop(): void {
    running.current?.abort();
    setState({ is: 'waiting' });
  }

  return { state, start, stop };
}

function isTrouble(reason: unknown): reason is CvTrouble {
  return (CV_TROUBLES as readonly unknown[]).includes(reason);
}
