import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import type { JobFields, OwnJob } from '#shared/jobs/job-editor.contract.ts';
import { jobEditorTexts } from '#shared/jobs/job-editor.texts.ts';
import type { CountryChoice } from '#web/lib/country-choices.ts';
import { useNow } from '#web/lib/now.ts';
import { useTexts } from '#web/lib/texts.ts';
import { BackLink } from '#web/ui/BackLink.tsx';
import { cx } from '#web/ui/cx.ts';
import type { JobClosing } from '../own/job-closing.ts';
import { OwnJobStatus } from '../own/OwnJobStatus.tsx';
import { EditorActions } from './EditorActions.tsx';
import { EditorBasics } from './EditorBasics.tsx';
import { EditorConflict } from './EditorConflict.tsx';
import { CountryContext, NEW_JOB } from './EditorFields.ts';
import { FoldContext } from './EditorFolds.ts';
import { useAskBeforeLeaving } from './EditorLeaving.ts';
import { EditorNotes } from './EditorNotes.tsx';
import { EditorPlace } from './EditorPlace.tsx';
import { EditorPreflight } from './EditorPreflight.tsx';
import { EditorPreview } from './EditorPreview.tsx';
import { EditorQuestions } from './EditorQuestions.tsx';
import { EditorRail } from './EditorRail.tsx';
import { EditorSkills } from './EditorSkills.tsx';
import { type JobEditor, useJobEditor } from './EditorState.ts';
import { EditorTerms } from './EditorTerms.tsx';
import { usePreflight } from './usePreflight.ts';

const SECTIONS = [
  { id: 'job', text: 'editor.section_job' },
  { id: 'place', text: 'editor.section_place' },
  { id: 'terms', text: 'editor.section_terms' },
  { id: 'skills', text: 'editor.section_skills' },
  { id: 'questions', text: 'editor.section_questions' },
  { id: 'applications', text: 'editor.section_applications' },
] as const;

type EditorFormProps = {
  /** Null for a new one. */
  job: OwnJob | null;
  userId: number;
  company: string;
  countries: readonly CountryChoice[];
  /** The default pass mark of a new job, from the site's settings. */
  passMark?: number;
  /** Asks before a closed job is opened again. */
  mayReopen?: JobClosing['mayReopen'];
};

/** The job editor: a new job, a draft, or the next version of a published one. */
export function EditorForm({
  job,
  userId,
  company,
  countries,
  passMark = NEW_JOB.pass_mark,
  mayReopen,
}: EditorFormProps) {
  const t = useTexts(jobEditorTexts);
  const editor = useJobEditor(job, { ...NEW_JOB, pass_mark: passMark }, userId, mayReopen);
  const [previewed, setPreviewed] = useState<JobFields | null>(null);
  useAskBeforeLeaving(editor.unsaved.isUnsaved);
  const isAwake = useNow() !== null;
  const preview = () => setPreviewed(structuredClone(editor.form.getValues()));
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey)) return;
    event.preventDefault();
    editor.save();
  };

  return (
    <FormProvider {...editor.form}>
      <Surroundings countries={countries} folds={editor.folds}>
        <main id="main" className="wrap md:pb-s6" onKeyDown={saveByKey}>
          <EditorHead editor={editor} onPreview={preview} />
          <EditorNotes editor={editor} />
          <form
            noValidate
            // Typing before the scripts have loaded would be lost.
            inert={!isAwake}
            onSubmit={(event) => event.preventDefault()}
            className="grid grid-cols-[minmax(0,1fr)] items-start gap-s6 lg:grid-cols-[minmax(0,1fr)_340px] [&_:is(input,select,textarea,[role=textbox])]:scroll-my-36"
          >
            <div className="grid min-w-0 gap-s6 max-md:contents">
              <nav
                aria-label={t('editor.sections')}
                // Below the header on a phone, however far down the form is.
                className="-mb-s3 text-sm max-md:sticky max-md:top-13 max-md:z-3 max-md:-mx-gutter max-md:bg-paper"
              >
                <div className="flex gap-x-s4 gap-y-s1 whitespace-nowrap md:flex-wrap max-md:overflow-x-auto max-md:px-gutter max-md:[scrollbar-width:none] max-md:[mask-image:linear-gradient(90deg,transparent,#000_16px,#000_calc(100%-48px),transparent)] max-md:rtl:[mask-image:linear-gradient(270deg,transparent,#000_16px,#000_calc(100%-48px),transparent)] max-md:after:w-s6 max-md:after:flex-none max-md:after:content-['']">
                  {SECTIONS.map(({ id, text }) => (
                    <a
                      key={id}
                      href={`#${id}`}
                      onClick={() => id === 'applications' && editor.folds.set('form', true)}
                      className="link inline-flex min-h-6 items-center pointer-coarse:min-h-11"
                    >
                      {t(text)}
                    </a>
                  ))}
                </div>
              </nav>
              <EditorBasics />
              <EditorPlace />
              <EditorTerms />
              <EditorSkills />
              <EditorQuestions />
            </div>
            <div className="grid gap-s5">
              <EditorPreflight onGoTo={editor.focusField} />
              <EditorRail />
            </div>
          </form>
          <EditorDock editor={editor} onPreview={preview} />
        </main>
        {previewed && <EditorPreview fields={previewed} company={company} onClose={() => setPreviewed(null)} />}
        {editor.conflict && (
          <EditorConflict
            mine={editor.form.getValues()}
            theirs={editor.conflict}
            onTake={() => editor.conflict && editor.takeTheirs(editor.conflict)}
            onKeep={() => editor.conflict && editor.keepMine(editor.conflict)}
          />
        )}
      </Surroundings>
    </FormProvider>
  );
}

type SurroundingsProps = { countries: readonly CountryChoice[]; folds: JobEditor['folds']; children: ReactNode };

function Surroundings({ countries, folds, children }: SurroundingsProps) {
  return (
    <CountryContext value={countries}>
      <FoldContext value={folds}>{children}</FoldContext>
    </CountryContext>
  );
}

type EditorBarProps = { editor: JobEditor; onPreview: () => void };

/** The bar at the bottom of a phone: the job's title, what has to be fixed, whether it is saved, and the actions. */
function EditorDock({ editor, onPreview }: EditorBarProps) {
  const t = useTexts(jobEditorTexts);
  const { job, busy, unsaved } = editor;
  const { toFix } = usePreflight();
  const saved = busy ? t('editor.saving') : unsaved.isDirty ? t('editor.unsaved') : job ? t('editor.saved') : '';
  return (
    <div
      data-dock="alone"
      className="sticky bottom-0 z-3 -mx-gutter mt-s6 flex items-center gap-s3 border-t border-line bg-paper px-gutter pt-s2 pb-[max(var(--s2),env(safe-area-inset-bottom))] md:hidden"
    >
      <div className="min-w-0 flex-1">
        {/* Hidden from screen readers, because the heading says the same. */}
        <p aria-hidden="true" dir="auto" className="truncate text-sm leading-tight font-semibold">
          {job?.fields.title ?? t('editor.new_title')}
        </p>
        <p className="flex flex-wrap gap-x-s2 text-xs leading-tight text-ink-2">
          {toFix > 0 && (
            // Nothing is wrong with a job that nobody has begun to write.
            <span className={cx('font-semibold', (job || unsaved.isDirty) && 'text-danger')}>
              {t('editor.to_fix', { count: toFix })}
            </span>
          )}
          <span role="status">{saved}</span>
        </p>
      </div>
      <EditorActions editor={editor} onPreview={onPreview} />
    </div>
  );
}

/** Stays in view on wide screens; on phones the state and the buttons are in the dock. */
function EditorHead({ editor, onPreview }: EditorBarProps) {
  const t = useTexts(jobEditorTexts);
  const { job, busy, unsaved } = editor;
  const saved = busy ? t('editor.saving') : unsaved.isDirty ? t('editor.unsaved') : job ? t('editor.all_saved') : '';
  return (
    <>
      <BackLink to="/company/jobs" className="mt-s5 max-md:mt-s1">
        {t('editor.back')}
      </BackLink>
      <header className="z-3 mb-s4 flex flex-wrap items-center gap-x-s4 gap-y-s2 bg-paper py-s3 max-md:mb-s2 max-md:py-s1 md:sticky md:top-13">
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-s3 gap-y-s1">
          <h1 className="min-w-0 truncate max-md:text-xl max-md:whitespace-normal" dir="auto">
            {job?.fields.title ?? t('editor.new_title')}
          </h1>
          {job && <OwnJobStatus job={job} />}
        </div>
        <p role="status" className="text-sm text-ink-2 empty:hidden max-md:hidden">
          {saved}
        </p>
        <EditorActions editor={editor} onPreview={onPreview} className="max-md:hidden" />
      </header>
    </>
  );
}
