import { Upload } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { applyTexts } from '#shared/jobs/apply.texts.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { listResumes, type Resume, uploadResume } from '#shared/profiles/resumes.contract.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { upload } from '#web/lib/upload.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { CV_EXTENSIONS, CV_MEGABYTES, troubleWithCv } from '../cv-file.ts';

type ResumeFieldProps = {
  /** undefined: nothing chosen yet; the newest CV is proposed. */
  value: number | null | undefined;
  onChange: (resumeId: number | null) => void;
  error?: string | undefined;
};

/** A CV of the profile, or a new one, which the profile keeps too. */
export function ResumeField({ value, onChange, error }: ResumeFieldProps) {
  const t = useTexts(applyTexts);
  const [resumes, setResumes] = useState<Resume[]>([]);
  const [trouble, setTrouble] = useState<string | null>(null);
  const [sending, setSending] = useState<{ name: string; percent: number } | null>(null);
  const [note, setNote] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const latest = useRef({ value, onChange });
  useEffect(() => {
    latest.current = { value, onChange };
  });

  useEffect(() => {
    call(listResumes, {})
      .then(({ resumes: found }) => {
        setResumes(found);
        const { value: chosen, onChange: propose } = latest.current;
        const isKnown = chosen === null || found.some(({ id }) => id === chosen);
        if (!isKnown) propose(found[0]?.id ?? null);
      })
      .catch(() => setTrouble(t('jobs.cv_list_failed')));
  }, [t]);

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.target.files?.[0];
    // The same file may be chosen again after a failure.
    event.target.value = '';
    if (!chosen) return;
    setNote('');
    const found = troubleWithCv(chosen, t);
    setTrouble(found);
    if (found) return;
    setSending({ name: chosen.name, percent: 0 });
    try {
      const onProgress = (share: number) => setSending({ name: chosen.name, percent: share * 100 });
      const { resume } = await upload(uploadResume, chosen, { onProgress });
      setResumes((before) => [resume, ...before]);
      onChange(resume.id);
      setNote(t('jobs.cv_uploaded', { name: resume.name }));
    } catch (failure) {
      if (!isAppError(failure)) throw failure;
      setTrouble(failure.errors?.file?.[0] ?? failure.message);
    } finally {
      setSending(null);
    }
  }

  return (
    <div className="grid gap-s3">
      <Field label={t('jobs.cv')} optional help={t('jobs.cv_help', { size: CV_MEGABYTES })} error={trouble ?? error}>
        <div className="grid items-center gap-s3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <NativeSelect
            value={value ?? ''}
            onChange={({ target }) => onChange(target.value ? Number(target.value) : null)}
            placeholder={t('jobs.cv_none')}
            options={resumes.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
          <Button busy={sending !== null} onClick={() => file.current?.click()}>
            <Icon of={Upload} size="sm" />
            {t('jobs.cv_upload')}
          </Button>
        </div>
      </Field>
      <input ref={file} type="file" hidden aria-label={t('jobs.cv_upload')} accept={CV_EXTENSIONS} onChange={choose} />
      {sending && <ProgressBar label={t('jobs.cv_uploading', { name: sending.name })} percent={sending.percent} thin />}
      <p role="status" className="text-sm text-success empty:hidden" dir="auto">
        {note}
      </p>
    </div>
  );
}
