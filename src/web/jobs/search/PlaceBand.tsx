import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { homeTexts } from '#shared/reference/home.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Link } from '#web/ui/Link.tsx';
import { searchAddress } from './search-address.ts';

type Place = { name: string; remote: boolean; count: number };

/** The places with the most jobs, and remote work as the last of them. */
export function PlaceBand({ places }: { places: readonly Place[] }) {
  const t = useTexts(homeTexts);
  const tJobs = useTexts(jobsTexts);
  const shown = places.filter(({ count }) => count > 0);
  if (shown.length === 0) return null;
  return (
    <nav aria-label={t('home.by_place')} className="border-y border-line bg-surface">
      <ul className="wrap grid grid-cols-2 md:grid-cols-3 max-lg:-mt-px lg:grid-flow-col lg:auto-cols-fr lg:grid-cols-none">
        {shown.map(({ name, remote, count }) => (
          <li
            key={remote ? 'remote' : name}
            className="border-s border-line max-lg:border-t max-md:odd:border-s-0 lg:last:border-e"
          >
            <Link
              to={remote ? '/jobs?remote=1' : searchAddress({ place: name })}
              className="grid h-full content-start gap-0.5 px-s4 py-s5 font-semibold hover:bg-accent-soft hover:text-accent-strong focus-visible:shadow-focus-inset!"
            >
              <span>
                <bdi>{remote ? tJobs('jobs.remote') : name}</bdi>
              </span>
              <span className="text-sm font-normal text-ink-2 tabular-nums">{t('home.jobs_here', { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
