import { Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { cvFileTexts } from '#shared/cv/cv.texts.ts';
import { applyTexts } from '#shared/jobs/apply.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { CV_EXTENSIONS, CV_MEGABYTES } from '#web/profiles/cvs/cv-file.ts';
import { useCvUpload } from '#web/profiles/cvs/useCvUpload.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { NativeSelect } from '#web/ui/NativeSelect.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import type { StoredCvs } from './useStoredCvs.ts';

type ResumeFieldProps = { stored: StoredCvs; onChange: (resumeId: number | null) => void; error?: string | undefined };

/**
 * Offers the CVs of the profile, with the default one chosen at first, and the upload of a new one, which the profile
 * keeps too.
 */
export function ResumeField({ stored, onChange, error }: ResumeFieldProps) {
  const t = useTexts(applyTexts);
  const tFile = useTexts(cvFileTexts);
  const [note, setNote] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const { sending, trouble, send } = useCvUpload((resume) => {
    stored.add(resume);
    onChange(resume.id);
    setNote(t('jobs.cv_uploaded', { name: resume.name }));
  });

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [chosen] = event.target.files ?? [];
    // The same file may be chosen again after a failure.
    event.target.value = '';
    if (!chosen) return;
    setNote('');
    send(chosen);
  }

  const said = trouble ?? error ?? (stored.isGone ? t('jobs.cv_gone') : null);
  const options = stored.resumes.map(({ id, name, is_default }) => ({
    value: String(id),
    label: is_default ? t('jobs.cv_default', { name }) : name,
  }));
  return (
    <div className="grid gap-s3">
      <Field
        label={t('jobs.cv')}
        optional
        help={tFile('cv.file_limits', { size: CV_MEGABYTES })}
        error={said ?? (stored.hasFailed ? t('jobs.cv_list_failed') : undefined)}
      >
        <div className="grid items-center gap-s3 sm:grid-cols-[minmax(0,1fr)_auto]">
          <NativeSelect
            value={stored.value ?? ''}
            disabled={stored.isLoading}
            onChange={({ target }) => onChange(target.value ? Number(target.value) : null)}
            placeholder={t('jobs.cv_none')}
            options={options}
          />
          <Button busy={sending !== null} onClick={() => file.current?.click()}>
            <Icon of={Upload} size="sm" />
            {t('jobs.cv_upload')}
          </Button>
        </div>
      </Field>
      <input ref={file} type="file" hidden aria-label={t('jobs.cv_upload')} accept={CV_EXTENSIONS} onChange={choose} />
      {sending && <ProgressBar label={tFile('cv.uploading', { name: sending.name })} percent={sending.percent} thin />}
      <p role="status" className="text-sm text-success empty:hidden" dir="auto">
        {note}
      </p>
    </div>
  );
}
