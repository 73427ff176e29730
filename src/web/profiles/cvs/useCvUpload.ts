import { useState } from 'react';
import { cvFileTexts } from '#shared/cv/cv.texts.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { type Resume, uploadResume } from '#shared/profiles/resumes.contract.ts';
import { useTexts } from '#web/lib/texts.ts';
import { upload } from '#web/lib/upload.ts';
import { troubleWithCv } from './cv-file.ts';

/** Uploads a CV to the profile, and reports the progress and failures. */
export function useCvUpload(onUploaded: (resume: Resume) => void) {
  const t = useTexts(cvFileTexts);
  const [sending, setSending] = useState<{ name: string; percent: number } | null>(null);
  const [trouble, setTrouble] = useState<string | null>(null);

  async function send(file: File): Promise<void> {
    const found = troubleWithCv(file, t);
    setTrouble(found);
    if (found) return;
    const { name } = file;
    setSending({ name, percent: 0 });
    try {
      const onProgress = (share: number) => setSending({ name, percent: share * 100 });
      const { resume } = await upload(uploadResume, file, { onProgress });
      onUploaded(resume);
    } catch (failure) {
      if (!isAppError(failure)) throw failure;
      setTrouble(failure.errors?.file?.[0] ?? failure.message);
    } finally {
      setSending(null);
    }
  }

  return { sending, trouble, send };
}
