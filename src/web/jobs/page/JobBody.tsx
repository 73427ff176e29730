import type { ReactNode } from 'react';
import type { JobDetails } from '#shared/jobs/jobs.contract.ts';
import { WhoDecides } from '../WhoDecides.tsx';
import { EmployerCard } from './EmployerCard.tsx';
import { JobDescription, RequiredSkills } from './JobDescription.tsx';
import { JobHead } from './JobHead.tsx';
import { JobMap, type MapSettings } from './JobMap.tsx';
import { Overview } from './Overview.tsx';
import { SalaryCard } from './SalaryCard.tsx';

type JobBodyProps = {
  job: JobDetails;
  map: MapSettings;
  /** The buttons for the job. */
  actions: ReactNode;
};

/** A job as candidates read it, on its page and in the editor's preview. */
export function JobBody({ job, map, actions }: JobBodyProps) {
  // How applications are decided is of interest before one is sent, also in the preview of a job that is not open yet.
  const isOver = !job.open && (job.status === 'closed' || job.status === 'active');
  return (
    <article className="grid items-start gap-s4 pt-s5 lg:grid-cols-[minmax(0,1fr)_352px] lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:gap-y-s6">
      <JobHead job={job} />
      <div className="order-1 grid min-w-0 gap-s7 py-s5 lg:order-none lg:py-0">
        <JobDescription job={job} />
        <RequiredSkills skills={job.skills} />
        <JobMap job={job} map={map} />
      </div>
      <aside className="contents print:static! lg:sticky lg:top-[calc(var(--head)+var(--s5))] lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:grid lg:gap-s4">
        <SalaryCard job={job}>{actions}</SalaryCard>
        <Overview job={job} />
        <div className="order-2 grid gap-s4 print:hidden">
          <EmployerCard company={job.company} />
          {!isOver && <WhoDecides job={job} />}
        </div>
      </aside>
    </article>
  );
}
