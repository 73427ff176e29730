import type { ReactNode } from 'react';
import { APPLICATIONS_ON_DASHBOARD } from '#shared/applications/applications.values.ts';
import { mineTexts } from '#shared/applications/mine.texts.ts';
import type { MyApplication, MyApplicationList } from '#shared/applications/my-applications.contract.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Card } from '#web/ui/Card.tsx';
import { Link } from '#web/ui/Link.tsx';
import { ApplicationRow } from './ApplicationRow.tsx';

type MyApplicationsProps = {
  list: MyApplicationList;
  since: string | null;
  /** Renders an employer's message about an application. */
  message: (application: MyApplication) => ReactNode;
};

/** The first applications, shown on the dashboard, with a link to the page of all. */
export function MyApplications({ list, since, message }: MyApplicationsProps) {
  const t = useTexts(mineTexts);
  const shown = list.applications.slice(0, APPLICATIONS_ON_DASHBOARD);
  const aside = (
    <span className="flex items-center gap-s4">
      {list.in_progress > 0 && t('mine.in_progress_count', { count: list.in_progress })}
      <Link to="/user/applications" className="link inline-flex items-center pointer-coarse:min-h-11">
        {t('mine.see_all')}
      </Link>
    </span>
  );
  return (
    <Card as="section" title={t('mine.applications')} aside={aside}>
      <ul className="divide-y divide-line">
        {shown.map((application) => (
          <ApplicationRow key={application.id} application={application} since={since} message={message(application)} />
        ))}
      </ul>
    </Card>
  );
}
