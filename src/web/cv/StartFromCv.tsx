import { type ChangeEvent, type ReactNode, useId, useRef } from 'react';
import { type CvReading, READABLE_CV } from '#shared/cv/cv.contract.ts';
import { cvReadingTexts } from '#shared/cv/cv.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { ProgressBar } from '#web/ui/ProgressBar.tsx';
import { useFileDrop } from '#web/ui/useFileDrop.ts';
import { CvIntro } from './CvIntro.tsx';
import { MEGABYTES, useCvReading } from './useCvReading.ts';

const ACCEPTED = READABLE_CV.extensions.map((one) => `.${one}`).join(',');

type StartFromCvProps = {
  onRead: (reading: CvReading, file: File) => void;
  /** The promise settles when the file was read or could not be read. */
  onStart?: (reading: Promise<void>) => void;
  /** Other texts, for pages where the file does not fill in a form that is sent. */
  words?: { text: string; limits: string; done: (name: string) => string };
  /** Further options for the file. */
  children?: ReactNode;
};

/** Drops or chooses a CV file. What is read from it goes into the form, which marks it for checking. */
export function StartFromCv({ onRead, onStart, words, children }: StartFromCvProps) {
  const t = useTexts(cvReadingTexts);
  const { state, stop, ...reading } = useCvReading(onRead);
  const start = (chosen: File) => {
    const read = reading.start(chosen);
    onStart?.(read);
    return read;
  };
  const file = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const isWorking = state.is === 'working';
  const drop = useFileDrop(start, !isWorking);

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [chosen] = event.target.files ?? [];
    // Allows choosing the same file again after a failure.
    event.target.value = '';
    if (chosen) start(chosen);
  }

  function giveUp() {
    stop();
    // The button that was pressed no longer exists.
    button.current?.focus();
  }

  return (
    <section
      aria-labelledby={`${id}-title`}
      {...drop.target}
      className={cx(
        'grid gap-s4 rounded-r3 border border-dashed p-s5 transition-colors',
        drop.isOver ? 'border-accent bg-accent-soft' : 'border-control bg-surface',
      )}
    >
      <div className="grid gap-s4 sm:grid-cols-[auto_minmax(0,1fr)_auto] sm:items-center">
        <CvIntro titleId={`${id}-title`} text={words?.text}>
          <p id={`${id}-limits`} className="text-sm text-ink-2">
            {words?.limits ?? t('cv.limits', { size: MEGABYTES })}
          </p>
        </CvIntro>
        <div className="grid gap-1 text-center">
          <Button ref={button} busy={isWorking} aria-describedby={`${id}-limits`} onClick={() => file.current?.click()}>
            {t(state.is === 'done' ? 'cv.choose_again' : 'cv.choose')}
          </Button>
          {/* Phones have no drag and drop. */}
          <span className="text-sm text-ink-2 max-sm:hidden">{t('cv.or_drop')}</span>
        </div>
        <input ref={file} type="file" hidden aria-label={t('cv.choose')} accept={ACCEPTED} onChange={choose} />
      </div>
      {isWorking && (
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-s3 gap-y-s2">
          <p className="truncate text-sm text-ink-2" dir="auto">
            {workingOn(state.name, state.percent)}
          </p>
          <Button size="sm" variant="quiet" onClick={giveUp}>
            {t('cv.stop')}
          </Button>
          <ProgressBar
            percent={state.percent}
            label={t('cv.start')}
            valueText={workingOn(state.name, state.percent)}
            className="col-span-2"
          />
        </div>
      )}
      {/* Always rendered, so that screen readers notice when text is added. */}
      <div role="status" className="empty:hidden">
        {state.is === 'done' && (
          <Banner
            tone="success"
            title={
              <span dir="auto">
                {words?.done(state.name) ?? t('cv.filled', { count: state.fields, name: state.name })}
              </span>
            }
          >
            {state.warnings.length > 0 && (
              <ul className="list-disc ps-s4">
                {state.warnings.map(({ code }) => (
                  <li key={code}>{t(`cv.warning_${code}`)}</li>
                ))}
              </ul>
            )}
          </Banner>
        )}
      </div>
      {children}
      {state.is === 'failed' && (
        <Banner tone="danger" announce>
          {state.problem}
        </Banner>
      )}
    </section>
  );

  function workingOn(name: string, percent: number): string {
    return t(percent < 100 ? 'cv.uploading' : 'cv.reading', { name });
  }
}
