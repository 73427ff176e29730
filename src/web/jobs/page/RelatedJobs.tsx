import type { JobCard } from '#shared/jobs/jobs.contract.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Link } from '#web/ui/Link.tsx';
import { JobTile } from '../JobTile.tsx';

/** The longest text that the search accepts, in characters. */
const WORDS_MAX = 100;

export function RelatedJobs({ title, jobs }: { title: string; jobs: readonly JobCard[] }) {
  const t = useTexts(jobsTexts);
  if (jobs.length === 0) return null;
  const words = [...title].slice(0, WORDS_MAX).join('');
  return (
    <section aria-labelledby="related" className="pt-s8 print:hidden">
      <header className="mb-s5 flex flex-wrap items-baseline justify-between gap-x-s4 gap-y-s2">
        <h2 id="related" className="scroll-mt-[calc(var(--head)+var(--s5))]">
          {t('jobs.related')}
        </h2>
        <Link to={`/jobs?${new URLSearchParams({ q: words })}`} className="link">
          {t('jobs.more_like_this')}
        </Link>
      </header>
      <ul className="grid gap-s4 md:grid-cols-2 lg:grid-cols-3">
        {jobs.map((job) => (
          <li key={job.id}>
            <JobTile job={job} />
          </li>
        ))}
      </ul>
    </section>
  );
}
