import { type MouseEvent, useEffect, useState } from 'react';
import { employerPage } from '#shared/jobs/employers.contract.ts';
import type { JobFields } from '#shared/jobs/job-editor.contract.ts';
import { jobEditorTexts } from '#shared/jobs/job-editor.texts.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { plainText } from '#shared/kernel/rich-text.ts';
import { type MapSetting, mapSetting } from '#shared/reference/reference.contract.ts';
import { call } from '#web/lib/call.ts';
import { useSessionUser } from '#web/lib/session.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { JobBody } from '../page/JobBody.tsx';
import { useCountries } from './EditorFields.ts';
import { type PreviewedEmployer, previewedJob } from './previewed-job.ts';

type EditorPreviewProps = { fields: JobFields; company: string; onClose: () => void };

/** The job page as candidates will see it, from the current content of the form. */
export function EditorPreview({ fields, company, onClose }: EditorPreviewProps) {
  const t = useTexts(jobEditorTexts);
  const tJobs = useTexts(jobsTexts);
  const countries = useCountries();
  const { employer, map } = useSurroundings(company);
  const title = fields.title.trim() || t('editor.preview_untitled');
  const description = plainText(fields.description) ? fields.description : t('editor.preview_no_description');
  const job = previewedJob({ ...fields, title, description }, employer, countries);
  return (
    <Dialog
      open
      onClose={onClose}
      size="full"
      title={t('editor.preview_title', { title })}
      footer={
        <>
          <span className="me-auto text-sm text-ink-2">{t('editor.preview_note')}</span>
          <Button onClick={onClose}>{t('editor.preview_close')}</Button>
        </>
      }
    >
      {/* Its links do not work here, because they would lead away from the form. There is no page header above it. */}
      <div onClickCapture={stayHere} className="[--head:0px]">
        <JobBody
          job={job}
          map={map}
          actions={
            <Button variant="primary" size="lg" disabled className="w-full">
              {tJobs('jobs.apply_now')}
            </Button>
          }
        />
      </div>
    </Dialog>
  );
}

function stayHere(event: MouseEvent): void {
  if (!(event.target instanceof Element) || !event.target.closest('a')) return;
  event.preventDefault();
  event.stopPropagation();
}

/** A map setting without tiles or a key: the map shows its drawing instead. */
const NO_MAP: MapSetting = { provider: 'google', tiles: '', google_key: null };

/** What the job page shows besides the job. Whatever fails to load is left out of the preview. */
function useSurroundings(name: string): { employer: PreviewedEmployer; map: MapSetting } {
  const username = useSessionUser()?.company?.username ?? '';
  const nothing = { name, username, logo_url: null, about: '', website: null, openJobs: 0 };
  const [employer, setEmployer] = useState<PreviewedEmployer>(nothing);
  const [map, setMap] = useState(NO_MAP);
  useEffect(() => {
    let isWanted = true;
    call(employerPage, { username })
      .then(({ employer: found, jobs }) => isWanted && setEmployer({ ...found, openJobs: jobs.length }))
      .catch(() => {});
    call(mapSetting, {})
      .then(({ map: found }) => isWanted && setMap(found))
      .catch(() => {});
    return () => {
      isWanted = false;
    };
  }, [username]);
  return { employer, map };
}
