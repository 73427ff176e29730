import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import { readConfig } from '../config.ts';
import { jobs } from '../db/schema/jobs.ts';
import { createServer } from '../server.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

const { fursa, admin, employer } = await companyForTests({ company: 'Milk & Co' });
afterEach(() => {
  vi.useRealTimers();
});

/** Sets the server's clock to this time. */
const setClock = (at: number) => vi.useFakeTimers({ toFake: ['Date'], now: at });
/** Noon of today, so that no test runs across midnight. */
const noon = Math.floor(Date.now() / DAY) * DAY + DAY / 2;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

type Published = Awaited<ReturnType<typeof publishJob>>;
type Found = { total: number; jobs: { slug: string; title: string }[]; facets: { posted: { count: number }[] } };

const find = async (query = ''): Promise<Found> => (await fursa.visitor().get(`/api/jobs?${query}`)).body;
const slugs = async (query = '') => (await find(query)).jobs.map(({ slug }) => slug);
const act = async (job: Published, name: 'close' | 'reopen') => {
  const { status, text } = await employer.post(`/company/jobs/${job.id}/${name}`);
  expect(status, text).toBe(200);
};

/** Makes a job look as if it had been published some days ago, before the server started. */
async function publishedDaysAgo(job: Published, days: number): Promise<void> {
  await act(job, 'close');
  await fursa.db
    .update(jobs)
    .set({ publishedAt: new Date(Date.now() - days * DAY) })
    .where(eq(jobs.id, job.id));
  await act(job, 'reopen');
}

/** The responses of another server that starts now on the same database. */
async function startedAnew(paths: string[]): Promise<unknown[]> {
  const config = readConfig({ DATA_DIR: fursa.dataDir, LOG_LEVEL: 'silent' });
  const { app } = await createServer({ config, database: fursa.database, withPages: false });
  const answers = await Promise.all(paths.map(async (url) => (await app.inject({ url })).json()));
  await app.close();
  return answers;
}

describe('a job that was closed and reopened', () => {
  it('stands where its publication date puts it, and was not posted lately', async () => {
    const [old, middle, young] = [
      await publishJob(employer, admin, { title: 'Goat Herder' }),
      await publishJob(employer, admin, { title: 'Goat Milker' }),
      await publishJob(employer, admin, { title: 'Goat Doctor' }),
    ];
    await publishedDaysAgo(old, 40);
    await publishedDaysAgo(middle, 10);
    const byDate = [young.slug, middle.slug, old.slug];
    expect(await slugs()).toEqual(byDate);
    await act(old, 'close');
    expect(await slugs()).toEqual([young.slug, middle.slug]);
    await act(old, 'reopen');
    await act(middle, 'close');
    await act(middle, 'reopen');
    expect(await slugs('sort=newest')).toEqual(byDate);
    expect(await slugs('q=goat')).toEqual(byDate);
    expect(await slugs('posted=7')).toEqual([young.slug]);
    expect(await slugs('posted=30')).toEqual([young.slug, middle.slug]);
    expect((await find()).facets.posted.map(({ count }) => count)).toEqual([1, 1, 2]);
    const { body } = await fursa.visitor().get('/api/jobs/overview');
    expect(body.newest.map(({ slug }: { slug: string }) => slug)).toEqual(byDate);
  });
});

describe('what the search has computed', () => {
  const titles = async (query: string) => (await find(query)).jobs.map(({ title }) => title);

  it('is void at midnight: a job whose last day is over is gone everywhere', async () => {
    setClock(noon);
    const last = await publishJob(employer, admin, {
      title: 'Sheep Shearer',
      locality: 'Marsabit',
      deadline: dayOf(noon),
    });
    const stays = await publishJob(employer, admin, { title: 'Sheep Counter' });
    const seen = async () => {
      const { body } = await fursa.visitor().get(`/api/job/${stays.slug}/details`);
      const overview = await fursa.visitor().get('/api/jobs/overview');
      return {
        found: await titles('q=sheep'),
        closing: (await titles('sort=closing'))[0],
        related: body.related.map(({ title }: { title: string }) => title).includes('Sheep Shearer'),
        places: overview.text.includes('Marsabit'),
      };
    };
    const openJobs = async () =>
      (await fursa.visitor().get(`/api/job/${stays.slug}/details`)).body.job.company.open_jobs as number;
    const before = await openJobs();
    expect(await seen()).toEqual({
      found: ['Sheep Counter', 'Sheep Shearer'],
      closing: 'Sheep Shearer',
      related: true,
      places: true,
    });
    setClock(Date.parse(dayOf(noon)) + DAY - 1);
    expect((await seen()).found).toContain('Sheep Shearer');
    setClock(Date.parse(dayOf(noon)) + DAY);
    expect(await openJobs()).toBe(before - 1);
    expect(await seen()).toEqual({
      found: ['Sheep Counter'],
      closing: expect.not.stringMatching('Sheep Shearer'),
      related: false,
      places: false,
    });
    expect((await fursa.visitor().get(`/api/job/${last.slug}/details`)).body.job.open).toBe(false);
  });

  it('is void when the hour is over: what was posted in the last 24 hours is not shown for longer', async () => {
    setClock(noon);
    await publishJob(employer, admin, { title: 'Camel Rider' });
    const count = async () => (await find('q=camel')).facets.posted.map(({ count }) => count);
    expect([await titles('q=camel&posted=1'), await count()]).toEqual([['Camel Rider'], [1, 1, 1]]);
    setClock(noon + 23 * HOUR);
    expect([await titles('q=camel&posted=1'), await count()]).toEqual([['Camel Rider'], [1, 1, 1]]);
    setClock(noon + 25 * HOUR);
    expect([await titles('q=camel&posted=1'), await count()]).toEqual([[], [0, 1, 1]]);
    setClock(noon + 8 * DAY);
    expect([await titles('q=camel&posted=7'), await count()]).toEqual([[], [0, 0, 1]]);
  });
});

describe('after any series of changes', () => {
  const QUESTIONS = [
    '/api/jobs',
    '/api/jobs?page=2',
    '/api/jobs?sort=closing',
    '/api/jobs?sort=salary',
    '/api/jobs?q=keeper',
    '/api/jobs?q=keepr+number',
    '/api/jobs?posted=1',
    '/api/jobs?posted=7&sort=newest',
    '/api/jobs?posted=30',
    '/api/jobs/overview',
  ];

  it('the running server answers like one that has just been started', async () => {
    const herd: Published[] = [];
    for (let number = 1; number <= 12; number += 1) {
      const deadline = number % 3 === 0 ? dayOf(Date.now() + number * DAY) : null;
      herd.push(
        await publishJob(employer, admin, { title: `Bee Keeper number ${number}`, deadline, min_salary: number }),
      );
    }
    const closed = new Set<Published>();
    /** Closes an open job; reopens a closed one, published on the given day. */
    async function toggle(job: Published, publishedAt: Date): Promise<void> {
      if (!closed.delete(job)) {
        await act(job, 'close');
        closed.add(job);
        return;
      }
      await fursa.db.update(jobs).set({ publishedAt }).where(eq(jobs.id, job.id));
      await act(job, 'reopen');
    }
    // Some of the days are equal, because two jobs may be published at the same moment.
    const change = fc.record({ job: fc.nat(herd.length - 1), daysAgo: fc.constantFrom(0.5, 3, 3, 20, 60) });
    await fc.assert(
      fc.asyncProperty(fc.array(change, { minLength: 3, maxLength: 15 }), async (changes) => {
        const now = Date.now();
        // Several jobs at once, as several employers would.
        await Promise.all(
          herd.map(async (job, number) => {
            for (const one of changes.filter((change) => change.job === number))
              await toggle(job, new Date(now - one.daysAgo * DAY));
          }),
        );
        const running = await Promise.all(QUESTIONS.map(async (path) => (await fursa.visitor().get(path)).body));
        expect(running).toEqual(await startedAnew(QUESTIONS));
      }),
      { numRuns: 6 },
    );
  });
});
