import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { JobCard, JobFilters } from '#shared/jobs/jobs.contract.ts';
import type { MeasuredAnswers } from '#shared/jobs/measured-answers.ts';
import { today } from '#shared/kernel/dates.ts';
import { AppError } from '#shared/kernel/errors.ts';
import { countryName } from '#shared/reference/countries.ts';
import { suggestSkills } from '#shared/reference/skills/skills.ts';
import type { Db } from '../db/database.ts';
import { createCache } from '../kernel/cache.ts';
import type { Settings } from '../reference/settings.ts';
import * as store from './jobs.store.ts';
import { measureAnswers } from './measured-answers.store.ts';
import { createPopularSkills } from './popular-skills.ts';
import type { PublishedJobs } from './published-jobs.ts';
import { countAnd } from './search/bits.ts';
import { relatedJobs } from './search/related.ts';
import { type SearchResult, search } from './search/search.ts';
import { logoUrl, showCard, showDetails } from './show-job.ts';

const DAY_MS = 86_400_000;
const RELATED = 3;
const MOST_SEARCHES = 500;
const MOST_RELATED = 2_000;
const MOST_ROWS = 1_000;
const SHOWN_SUGGESTIONS = 10;

/** The public part of jobs, which everybody may read. */
export function createJobsService(db: Db, published: PublishedJobs, settings: Settings) {
  const findJob = store.prepareFindJob(db);
  // Cached until a published job changes or the hour ends, because people repeat their searches.
  const version = () => published.index.version;
  const searches = createCache<SearchResult>({ max: MOST_SEARCHES, version });
  const relatedTo = createCache<JobCard[]>({ max: MOST_RELATED, version });
  const rows = createCache<store.JobRow>({ max: MOST_ROWS, version });
  const popularSkills = createPopularSkills(db);

  const isOwn = (job: { companyId: number }, user: SessionUser | null) =>
    user?.role === 'admin' || user?.role === 'reviewer' || user?.company?.id === job.companyId;

  /**
   * Jobs that were never published, or whose company is blocked, can be read only by their own company, reviewers and
   * admins. For everybody else they do not exist.
   */
  function assertReadable({ job, companyBlockedAt }: store.JobRow, user: SessionUser | null): boolean {
    const own = isOwn(job, user);
    // A closed job stays readable at its address, with its last approved version and a note that it is closed.
    const wasPublished = job.status === 'active' || (job.status === 'closed' && job.publishedAt !== null);
    if ((!wasPublished || companyBlockedAt !== null) && !own) throw new AppError('not_found');
    return own;
  }

  /** Visitors and candidates get published jobs from the cache. Everybody else reads them from the database. */
  async function findShown(slug: string, user: SessionUser | null): Promise<store.JobRow | undefined> {
    const isReader = user === null || user.role === 'candidate';
    const cached = isReader ? rows.get(slug) : undefined;
    if (cached) return cached;
    const before = version();
    const row = await findJob({ slug });
    // Not cached if a job changed during the read, because the row may lack that change.
    const isPublic = row?.job.status === 'active' && row.companyBlockedAt === null;
    return isPublic && before === version() ? rows.set(slug, row) : row;
  }

  function relatedOf({
    job: { id, slug, title, locality, experienceLevel: experience },
    skills,
  }: store.JobRow): JobCard[] {
    const named = skills.map(({ name }) => name);
    return relatedTo.getOr(slug, () =>
      relatedJobs(published.index, { id, title, skills: named, locality, experience }, RELATED),
    );
  }

  return {
    search(filters: JobFilters): SearchResult {
      return searches.getOr(JSON.stringify(filters), () => search(published.index, filters, Date.now()));
    },

    async details(slug: string, user: SessionUser | null) {
      const row = await findShown(slug, user);
      if (!row) throw new AppError('not_found');
      const own = assertReadable(row, user);
      const openJobs = published.index.countOpenJobsOf(row.companyUsername);
      const { default_country: defaultCountry } = await settings.values();
      return {
        job: showDetails(row, { openJobs, defaultCountry }),
        related: relatedOf(row),
        own,
        map: await settings.map(),
      };
    },

    /** Open jobs similar to a given one, which may itself be closed. */
    async similarTo(slug: string): Promise<JobCard[]> {
      const row = await findShown(slug, null);
      return row ? relatedOf(row) : [];
    },

    /** Whether the person has applied to the job, and when they may apply again. */
    async visit(jobId: number, user: SessionUser | null) {
      const last = user?.role === 'candidate' ? await store.findLastApplication(db, jobId, user.id) : undefined;
      if (!last) return { applied: false, reapply_on: null };
      if (last.outcome !== 'failed') return { applied: true, reapply_on: null };
      const { cooldown_days: days } = await settings.values();
      const end = new Date(last.appliedAt.getTime() + days * DAY_MS);
      return { applied: false, reapply_on: end.getTime() > Date.now() ? today(end) : null };
    },

    async questions(jobId: number, user: SessionUser | null) {
      const row = await findJob({ id: jobId });
      // The questions of a closed job are not shown, because nobody can apply to it.
      const isPublic = row?.job.status === 'active' && row.companyBlockedAt === null;
      if (!row || (!isPublic && !isOwn(row.job, user))) throw new AppError('not_found');
      return { message: '', job_id: jobId, questions: row.questions };
    },

    async overview() {
      const newest = this.search({});
      const featured = this.search({ featured: true });
      const places = busiestPlaces();
      return {
        jobs: newest.total,
        employers: await store.countOpenEmployers(db),
        featured: featured.jobs.slice(0, 4),
        newest: newest.jobs.slice(0, 5),
        places: [...places, { name: '', remote: true, count: newest.facets.remote }],
      };
    },

    async employer(username: string) {
      const row = await store.findEmployer(db, username);
      if (!row) throw new AppError('not_found');
      return {
        employer: {
          name: row.name,
          username: row.username,
          logo_url: logoUrl(row.logoFileId),
          about: row.about,
          industry: row.industry,
          team_size: row.teamSize,
          founded_year: row.foundedYear,
          website: row.website,
          locality: row.locality,
          country: row.countryCode === null ? null : { code: row.countryCode, name: countryName(row.countryCode) },
          address: row.address,
          social_info: row.socialInfo,
          answers: row.showsAnswers ? publicAnswers(await measureAnswers(db, row.id)) : null,
        },
        jobs: (await store.employerJobs(db, row.id)).map(showCard),
      };
    },

    /** The popular ones, as long as nothing is typed. */
    async skills({ q, beside }: { q: string; beside: string }): Promise<{ name: string }[]> {
      if (q === '') return (await popularSkills(beside.split(','))).map((name) => ({ name }));
      return suggestSkills(q, SHOWN_SUGGESTIONS).map(({ name }) => ({ name }));
    },
  };

  function busiestPlaces() {
    const { index } = published;
    return [...index.localities]
      .map(([name, bits]) => ({ name, remote: false, count: countAnd(bits, index.open) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
      .slice(0, 5);
  }
}
/** Too few answers say nothing to a visitor either. */
function publicAnswers(measured: MeasuredAnswers): MeasuredAnswers | null {
  return measured.in_time_percent === null ? null : measured;
}
export type JobsService = ReturnType<typeof createJobsService>;
