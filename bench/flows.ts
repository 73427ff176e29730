import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { SKILLS } from '#shared/reference/skills/skills.ts';
import { launchBrowser, openPage, PHONE } from '../tests/harness/browser.ts';
import { measureAnswerRules } from './answer-rules.ts';
import { measureAnswers } from './answers.ts';
import { fillForApplying, guestApplications, slugWithWizard, timeOfScreening } from './applications.ts';
import { type BenchServer, startBenchServer } from './bench-server.ts';
import { measureBoard } from './board.ts';
import { median, timesHello } from './compare.ts';
import { measureImport } from './imports.ts';
import { institutionQueries } from './institution-queries.ts';
import { measureInterviews } from './interviews.ts';
import { lighthouseScores } from './lighthouse.ts';
import { fillJobs } from './many-jobs.ts';
import { measureMessenger } from './messenger.ts';
import { PUBLIC_PAGE_FLOWS } from './public-pages.ts';
import { measureTokens } from './tokens.ts';
import { measureWebhooks } from './webhooks.ts';

/** A figure beside its bar; `atLeast` for those that must be high. */
export type Figure = { name: string; value: number; bar: number; unit: string; atLeast?: boolean };
type Servers = { small(): Promise<BenchServer>; large(): Promise<BenchServer> };
export type Flow = { name: string; measure(servers: Servers): Promise<Figure[]> };

const SMALL = 1_000;
const LARGE = 100_000;

/** Two boards, each started when the first flow needs it. */
export function benchServers(adminUrl: string) {
  const started = new Map<number, Promise<BenchServer>>();
  const get = (count: number) => {
    const found = started.get(count) ?? startBenchServer(adminUrl, (database) => fillJobs(database, count));
    started.set(count, found);
    return found;
  };
  return {
    small: () => get(SMALL),
    large: () => get(LARGE),
    stop: async () => {
      for (const server of started.values()) await (await server).stop();
    },
  };
}

async function someSlugs(server: BenchServer): Promise<string[]> {
  const slugs: string[] = [];
  for (let page = 1; page <= 20; page += 1) {
    const answer = (await (await fetch(`${server.base}/api/jobs?page=${page}`)).json()) as { jobs: { slug: string }[] };
    slugs.push(...answer.jobs.map(({ slug }) => slug));
  }
  return slugs;
}

/** Words of titles and of skills: more searches than are kept from earlier ones, so that each is computed. */
const WORDS = [
  'nurse',
  'senior engineer',
  'accountant',
  'night driver',
  'teacher',
  ...SKILLS.filter((_, at) => at % 13 === 0).map(({ name }) => name.slice(0, 60)),
];
const FILTERS = [
  'type=Full+time',
  'country=KE',
  'salary_min=900',
  'experience=Mid,Senior',
  'posted=30',
  'remote=1',
  'type=Contract,Freelance&country=SO,UG',
  'education=High+School',
  'salary_max=1500&type=Part+time',
  'sort=salary&experience=Lead',
];

function searches(): () => string {
  let turn = 0;
  return () => {
    turn += 1;
    const word = WORDS[turn % WORDS.length] as string;
    const filter = FILTERS[turn % FILTERS.length];
    return `/api/jobs?q=${encodeURIComponent(word)}&${filter}&page=${1 + (turn % 3)}`;
  };
}

export const FLOWS: Flow[] = [
  ...PUBLIC_PAGE_FLOWS,
  {
    name: 'job-search',
    async measure({ small, large }) {
      const next = searches();
      const few = await timesHello(await small(), next);
      const many = await timesHello(await large(), next);
      return [
        { name: 'job search with filters at 100,000 jobs', value: many, bar: 12, unit: '× hello' },
        { name: 'job search, 100,000 jobs over 1,000', value: many / few, bar: 3, unit: '×' },
      ];
    },
  },
  {
    name: 'institution-search',
    async measure({ small }) {
      const queries = institutionQueries();
      let turn = 0;
      const value = await timesHello(await small(), () => queries[turn++ % queries.length] as string);
      return [{ name: 'institution search over the whole list, with typos', value, bar: 6, unit: '× hello' }];
    },
  },
  {
    name: 'apply',
    async measure() {
      const screening = timeOfScreening();
      const server = await startBenchServer(process.env.BENCH_DATABASE_URL as string, fillForApplying);
      const value = await timesHello(server, await guestApplications(server), server.mailSent);
      await server.stop();
      return [
        { name: 'application submitted and screened (embedded evaluator)', value, bar: 80, unit: '× hello' },
        { name: 'screening alone', value: screening, bar: 5, unit: 'ms' },
      ];
    },
  },
  { name: 'board', measure: () => measureBoard(process.env.BENCH_DATABASE_URL as string) },
  { name: 'answers', measure: () => measureAnswers(process.env.BENCH_DATABASE_URL as string) },
  { name: 'interviews', measure: () => measureInterviews(process.env.BENCH_DATABASE_URL as string) },
  { name: 'answer-rules', measure: () => measureAnswerRules(process.env.BENCH_DATABASE_URL as string) },
  { name: 'import', measure: () => measureImport(process.env.BENCH_DATABASE_URL as string) },
  { name: 'tokens', measure: () => measureTokens(process.env.BENCH_DATABASE_URL as string) },
  { name: 'webhooks', measure: () => measureWebhooks(process.env.BENCH_DATABASE_URL as string) },
  { name: 'messenger', measure: () => measureMessenger(process.env.BENCH_DATABASE_URL as string) },
  {
    name: 'job-page-script',
    async measure({ small }) {
      const server = await small();
      const [slug] = await someSlugs(server);
      const browser = await launchBrowser();
      const sizes: number[] = [];
      for (let run = 0; run < 5; run += 1) {
        const { page, context } = await openPage(browser, { viewport: PHONE });
        let bytes = 0;
        page.on('response', (response) => {
          const { pathname } = new URL(response.url());
          if (pathname.startsWith('/assets/') && pathname.endsWith('.js'))
            bytes += gzipSync(readFileSync(`build/client${pathname}`), { level: 9 }).length;
        });
        await page.goto(`${server.base}/job/${slug}`, { waitUntil: 'networkidle' });
        sizes.push(bytes / 1000);
        await context.close();
      }
      await browser.close();
      return [
        { name: 'JavaScript on the job page before interaction', value: median(sizes), bar: 130, unit: 'kB gzip' },
      ];
    },
  },
  {
    name: 'lighthouse',
    async measure() {
      // The demo: jobs as people write them, and a form to apply with.
      const server = await startBenchServer(process.env.BENCH_DATABASE_URL as string, fillForApplying);
      const { jobs } = (await (await fetch(`${server.base}/api/jobs`)).json()) as {
        jobs: { slug: string; company: { username: string } }[];
      };
      const [job] = jobs;
      const figures: Figure[] = [];
      for (const { page, path, bar, isListed } of [
        { page: 'job page', path: `/job/${job?.slug}`, bar: 98, isListed: true },
        { page: 'home', path: '/', bar: 95, isListed: true },
        { page: 'jobs', path: '/jobs', bar: 95, isListed: true },
        { page: 'employer', path: `/employer/${job?.company.username}`, bar: 95, isListed: true },
        { page: 'sign-in', path: '/login', bar: 95, isListed: false },
        { page: 'apply page', path: `/job/${await slugWithWizard(server)}/apply`, bar: 90, isListed: false },
      ]) {
        const scores = await lighthouseScores(server.base + path);
        for (const [category, value] of Object.entries(scores)) {
          // What search engines are told to leave out is not for them to rate.
          if (category === 'seo' && !isListed) continue;
          const name = `Lighthouse, ${page}, mobile: ${category}`;
          figures.push({ name, value, bar: category === 'performance' ? bar : 100, unit: '', atLeast: true });
        }
      }
      await server.stop();
      return figures;
    },
  },
  {
    name: 'idle-memory',
    async measure({ small }) {
      // A server of its own: the others have been at work.
      await small();
      const adminUrl = process.env.BENCH_DATABASE_URL as string;
      const server = await startBenchServer(adminUrl, async () => {});
      await new Promise((resolve) => setTimeout(resolve, 5_000));
      const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]);
      await server.stop();
      return [{ name: 'memory of an idle server', value: kilobytes / 1024, bar: 160, unit: 'MB' }];
    },
  },
];
