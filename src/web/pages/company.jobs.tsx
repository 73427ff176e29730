import { Plus } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { listOwnJobs } from '#shared/jobs/job-editor.contract.ts';
import { jobEditorTexts } from '#shared/jobs/job-editor.texts.ts';
import { useClosing } from '#web/answers/closing/useClosing.tsx';
import { OwnJobList } from '#web/jobs/own/OwnJobList.tsx';
import { metaTexts, pageTitle } from '#web/lib/meta-texts.ts';
import { load } from '#web/lib/server-context.ts';
import { useTexts } from '#web/lib/texts.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { PageHead } from '#web/ui/PageHead.tsx';
import type { Route } from './+types/company.jobs.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: pageTitle(matches, metaTexts(matches, jobEditorTexts)('own_jobs.title')) },
];

export function loader(args: Route.LoaderArgs) {
  return load(args, listOwnJobs, {});
}

export default function OwnJobsPage({ loaderData: { jobs } }: Route.ComponentProps) {
  const t = useTexts(jobEditorTexts);
  const { revalidate } = useRevalidator();
  const closing = useClosing(revalidate);
  return (
    <main id="main" className="wrap py-s6 max-md:py-s4">
      <PageHead
        title={t('own_jobs.title')}
        actions={
          <ButtonLink to="/company/jobs/new" variant="primary">
            <Icon of={Plus} size="sm" />
            {t('own_jobs.new')}
          </ButtonLink>
        }
      />
      <OwnJobList jobs={jobs} closing={closing} onChanged={revalidate} />
      {closing.dialogs}
    </main>
  );
}
