import { Paperclip } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { cvReadingTexts } from '#shared/cv/cv.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { CV_EXTENSIONS, CV_MEGABYTES, troubleWithCv } from '#web/profiles/cvs/cv-file.ts';
import { useFormState } from '#web/profiles/form/form-context.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { ResumeField } from '../../ResumeField.tsx';
import { useWizard } from '../wizard-context.ts';

/** People who started from a CV decide whether the employer gets the file too. */
export function AttachCv() {
  const t = useTexts(cvReadingTexts);
  const { cv, attachCv } = useWizard();
  if (!cv) return null;
  return (
    <Checkbox checked={cv.isAttached} onChange={(event) => attachCv(event.target.checked)} help={t('cv.attach_help')}>
      <span dir="auto">{t('cv.attach', { name: cv.file.name })}</span>
    </Checkbox>
  );
}

/** Shown at the end of every form, so that people who did not start from a CV can send one too. */
export function AddCv() {
  const { cv, isSignedIn } = useWizard();
  if (cv) return <AttachCv />;
  return isSignedIn ? <ChooseStored /> : <ChooseCv />;
}

function ChooseStored() {
  const { stored, chooseStored, store } = useWizard();
  const refusal = useFormState(({ refused }) => refused.find(({ path }) => path === 'resume_id')?.message);
  function choose(resumeId: number | null) {
    chooseStored(resumeId);
    store.refuse(store.get().refused.filter(({ path }) => path !== 'resume_id'));
  }
  return <ResumeField stored={stored} onChange={choose} error={stored.isGone ? undefined : refusal} />;
}

function ChooseCv() {
  const t = useTexts(cvReadingTexts);
  const { addCv } = useWizard();
  const [trouble, setTrouble] = useState<string | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const id = useId();

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [chosen] = event.target.files ?? [];
    // The same file may be chosen again after a failure.
    event.target.value = '';
    if (!chosen) return;
    const found = troubleWithCv(chosen, t);
    setTrouble(found);
    if (!found) addCv(chosen);
  }

  return (
    <div className="grid gap-s3">
      <div className="flex flex-wrap items-center gap-s3">
        <Button aria-describedby={`${id}-limits`} onClick={() => file.current?.click()}>
          <Icon of={Paperclip} size="sm" />
          {t('cv.add')}
        </Button>
        <p id={`${id}-limits`} className="text-sm text-ink-2">
          {t('cv.add_help')} {t('cv.file_limits', { size: CV_MEGABYTES })}
        </p>
        <input ref={file} type="file" hidden aria-label={t('cv.add')} accept={CV_EXTENSIONS} onChange={choose} />
      </div>
      {trouble && (
        <Banner tone="danger" announce>
          {trouble}
        </Banner>
      )}
    </div>
  );
}
