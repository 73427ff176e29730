import { FileText, Upload } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { cvFileTexts } from '#shared/cv/cv.texts.ts';
import { cvsTexts } from '#shared/profiles/cvs.texts.ts';
import { RESUME } from '#shared/profiles/profiles.values.ts';
import type { Resume } from '#shared/profiles/resumes.contract.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { showToast } from '#web/ui/toasts.ts';
import { useFileDrop } from '#web/ui/useFileDrop.ts';
import { CvPreview } from './CvPreview.tsx';
import { CvRow } from './CvRow.tsx';
import { CV_EXTENSIONS, CV_MEGABYTES } from './cv-file.ts';
import { RenameCv } from './RenameCv.tsx';
import { useCvUpload } from './useCvUpload.ts';

type Opened = { cv: Resume; as: 'preview' | 'rename' } | null;

/** The CVs of the person's own profile: here they are added, opened, renamed, made the default and deleted. */
export function CvList({ resumes }: { resumes: readonly Resume[] }) {
  const t = useTexts(cvsTexts);
  const tFile = useTexts(cvFileTexts);
  const { revalidate } = useRevalidator();
  const file = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<Opened>(null);
  const { sending, trouble, send } = useCvUpload(({ name }) => {
    showToast({ type: 'success', title: t('cvs.uploaded', { name }) });
    revalidate();
  });
  const isFull = resumes.length >= RESUME.most;
  const drop = useFileDrop(send, sending === null);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [chosen] = event.target.files ?? [];
    // The same file may be chosen again after a failure.
    event.target.value = '';
    if (chosen) send(chosen);
  }
  const close = () => setOpened(null);

  return (
    <Card
      as="section"
      title={t('cvs.title')}
      className="min-w-0"
      aside={resumes.length > 0 && t('cvs.count', { count: resumes.length, max: RESUME.most })}
    >
      <div {...drop.target} className={cx('transition-colors', drop.isOver && 'bg-accent-soft')}>
        {resumes.length === 0 ? (
          <div className="grid justify-items-center gap-s2 px-s4 pt-s5 text-center">
            <Icon of={FileText} size="lg" className="text-accent" />
            <p className="font-semibold">{t('cvs.none')}</p>
            <p className="max-w-[44ch] text-ink-2">{t('cvs.none_text')}</p>
          </div>
        ) : (
          <>
            <p className="px-s4 pt-s3 text-sm text-ink-2">{t('cvs.lead')}</p>
            <ul className="divide-y divide-line">
              {resumes.map((cv) => (
                <CvRow
                  key={cv.id}
                  cv={cv}
                  onPreview={() => setOpened({ cv, as: 'preview' })}
                  onRename={() => setOpened({ cv, as: 'rename' })}
                  onChanged={revalidate}
                  onDeleted={() => {
                    button.current?.focus();
                    revalidate();
                  }}
                />
              ))}
            </ul>
          </>
        )}
        <div className={cx('grid gap-s3 p-s4', resumes.length > 0 && 'border-t border-line')}>
          {trouble && (
            <Banner tone="danger" announce>
              {trouble}
            </Banner>
          )}
          {isFull ? (
            <p className="text-sm text-ink-2">{t('cvs.full', { max: RESUME.most })}</p>
          ) : (
            <div
              className={cx('flex flex-wrap items-center gap-x-s3 gap-y-s2', resumes.length === 0 && 'justify-center')}
            >
              <Button
                ref={button}
                busy={sending !== null}
                aria-describedby="cv-limits"
                onClick={() => file.current?.click()}
              >
                <Icon of={Upload} size="sm" />
                {t('cvs.upload')}
              </Button>
              <p id="cv-limits" className="text-sm text-ink-2">
                {tFile('cv.file_limits', { size: CV_MEGABYTES })}
              </p>
            </div>
          )}
          <input ref={file} type="file" hidden aria-label={t('cvs.upload')} accept={CV_EXTENSIONS} onChange={choose} />
          {sending && <ProgressBar label={tFile('cv.uploading', { name: sending.name })} percent={sending.percent} />}
        </div>
      </div>
      {opened?.as === 'preview' && <CvPreview cv={opened.cv} onClose={close} />}
      {opened?.as === 'rename' && (
        <RenameCv
          cv={opened.cv}
          onClose={close}
          onRenamed={() => {
            close();
            revalidate();
          }}
        />
      )}
    </Card>
  );
}
