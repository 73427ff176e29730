import http from 'node:http';
import { LOCALES } from '#shared/kernel/languages.ts';
import type { BenchServer } from './bench-server.ts';
import { BROWSER_HEADERS, type NextRequest, timesHello } from './compare.ts';
import type { Figure, Flow } from './flows.ts';

const BARS = { warm: 2, unchanged: 1.5, fresh: 60, kilobytes: 25 };
/** Long enough for a page to be compressed as small as it goes, on a machine that has other things to do. */
const PATIENCE_MS = 10_000;

type Page = { name: string; path: string };

async function publicPages({ base }: BenchServer): Promise<Page[]> {
  const { jobs } = (await (await fetch(`${base}/api/jobs`)).json()) as {
    jobs: { slug: string; company: { username: string } }[];
  };
  return [
    { name: 'home', path: '/' },
    { name: 'jobs', path: '/jobs' },
    { name: 'job', path: `/job/${jobs[0]?.slug}` },
    { name: 'employer', path: `/employer/${jobs[0]?.company.username}` },
    { name: 'sign in', path: '/login?next=%2F' },
  ];
}

/** The cookies of somebody who was here before, and of somebody who is signed in. */
async function visitorCookie({ base }: BenchServer): Promise<string> {
  const [cookie = ''] = (await fetch(`${base}/me`)).headers.getSetCookie();
  return `${cookie.split(';')[0]}; fursa_locale=en`;
}

export const PUBLIC_PAGE_FLOWS: Flow[] = [
  {
    name: 'public-pages-warm',
    async measure({ small }) {
      const server = await small();
      const headers = { cookie: await visitorCookie(server) };
      return each(await publicPages(server), async ({ name, path }) => {
        const value = await timesHello(server, () => ({ path, headers }));
        return { name: `${name}, visitor, warm, compressed`, value, bar: BARS.warm, unit: '× hello' };
      });
    },
  },
  {
    name: 'public-pages-unchanged',
    async measure({ small }) {
      const server = await small();
      const cookie = await visitorCookie(server);
      return each(await publicPages(server), async ({ name, path }) => {
        // Each time the mark of the last answer, as a browser does: a page is rendered anew now and then.
        let etag = '';
        const next: NextRequest = () => ({
          path,
          headers: { cookie, 'if-none-match': etag },
          onAnswer: ({ headers }) => {
            etag = headers.etag ?? etag;
          },
        });
        const value = await timesHello(server, next);
        return { name: `${name}, unchanged since the last visit`, value, bar: BARS.unchanged, unit: '× hello' };
      });
    },
  },
  {
    name: 'public-pages-fresh',
    async measure({ small }) {
      const server = await small();
      const headers = { cookie: await server.signIn() };
      return each(await publicPages(server), async ({ name, path }) => {
        const value = await timesHello(server, () => ({ path, headers }));
        return { name: `${name}, rendered fresh, compressed`, value, bar: BARS.fresh, unit: '× hello' };
      });
    },
  },
  {
    name: 'public-pages-size',
    async measure({ small }) {
      const server = await small();
      const figures: Figure[] = [];
      for (const { name, path } of await publicPages(server))
        for (const locale of LOCALES) {
          const value = (await smallestSize(server.base + path, locale)) / 1000;
          figures.push({ name: `${name}, compressed, in ${locale}`, value, bar: BARS.kilobytes, unit: 'kB' });
        }
      return figures;
    },
  },
];

async function each(pages: Page[], measure: (page: Page) => Promise<Figure>): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const page of pages) figures.push(await measure(page));
  return figures;
}

/** What a visitor gets once the page has been asked for twice. */
async function smallestSize(url: string, locale: string): Promise<number> {
  const first = await transferredBytes(url, locale);
  const until = Date.now() + PATIENCE_MS;
  let size = first;
  while (size >= first && Date.now() < until) {
    size = await transferredBytes(url, locale);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return size;
}

/** As it travels: fetch would unpack it. */
function transferredBytes(url: string, locale: string): Promise<number> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers: { ...BROWSER_HEADERS, 'accept-language': locale } }, (response) => {
        let bytes = 0;
        response.on('data', (part: Buffer) => {
          bytes += part.length;
        });
        response.once('end', () => resolve(bytes));
      })
      .once('error', reject);
  });
}
