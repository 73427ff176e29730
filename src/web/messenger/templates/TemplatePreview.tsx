import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { previewTemplate } from '#shared/messenger/templates.contract.ts';
import { fillTemplate, type TemplateValues } from '#shared/messenger/templates.rules.ts';
import { templatesTexts } from '#shared/messenger/templates.texts.ts';
import { call } from '#web/lib/call.ts';
import { useSessionUser } from '#web/lib/session.ts';
import { useTexts } from '#web/lib/texts.ts';
import { usePlaceholderNames } from './usePlaceholderNames.ts';

/** Whoever types is not answered after every letter. */
const PAUSE_MS = 300;

type TemplatePreviewProps = {
  text: string;
  /** Whose card it is filled in from; the newest applicant's if none is given. */
  applicationId: number | undefined;
};

/** How a template reads for a real applicant, or for an invented one while nobody has applied. */
export function TemplatePreview({ text, applicationId }: TemplatePreviewProps) {
  const t = useTexts(templatesTexts);
  const names = usePlaceholderNames();
  const settled = useSettled(text);
  const sample = useSample();
  const { data } = useQuery({
    queryKey: [previewTemplate.path, applicationId, settled],
    queryFn: async ({ signal }) =>
      (await call(previewTemplate, { text: settled, application_id: applicationId }, { signal })).preview,
    enabled: settled.trim() !== '',
    placeholderData: (before) => before,
  });
  if (!data || text.trim() === '') {
    return <Preview label={t('templates.preview')}>{fillTemplate(text, sample)}</Preview>;
  }
  const missing = data.missing.map(names).join(', ');
  return (
    <div className="grid gap-1.5">
      <Preview label={data.name ? t('templates.preview_for', { name: data.name }) : t('templates.preview')}>
        {data.text}
      </Preview>
      {missing && (
        <p role="status" className="text-sm text-warning">
          {t('templates.no_value', { placeholders: missing })}
        </p>
      )}
    </div>
  );
}

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Invented values; the company and whoever writes are the reader's own. */
function useSample(): TemplateValues {
  const t = useTexts(templatesTexts);
  const user = useSessionUser();
  return {
    candidate: t('templates.sample_candidate'),
    job: t('templates.sample_job'),
    stage: t('templates.sample_stage'),
    company: user?.company?.name ?? '',
    recruiter: user?.name ?? '',
  };
}

/** Shows how a message will read. */
export function Preview({ label, children }: { label: string; children: ReactNode }) {
  return (
    <figure className="m-0 grid gap-1.5">
      <figcaption className="text-sm font-semibold">{label}</figcaption>
      <div
        dir="auto"
        className="max-h-60 min-h-11 overflow-y-auto rounded-r2 bg-wash px-s3 py-s2 text-sm whitespace-pre-wrap break-words"
      >
        {children}
      </div>
    </figure>
  );
}
