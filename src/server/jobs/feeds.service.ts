import { plainText } from '#shared/kernel/rich-text.ts';
import type { Db } from '../db/database.ts';
import { xmlText } from '../kernel/xml-text.ts';
import type { Settings } from '../reference/settings.ts';
import { readNewest, readSitemap } from './jobs.store.ts';
import type { PublishedJobs } from './published-jobs.ts';
import { countBits } from './search/bits.ts';

const URLS_PER_SITEMAP = 20_000;
const FEED_ITEMS = 50;
const PRIVATE = [
  '/user/',
  '/company/',
  '/admin/',
  '/application/',
  '/interview/',
  '/reset',
  '/confirm',
  '/invitation',
  '/api/',
];

type Parts = { db: Db; published: PublishedJobs; publicUrl: string; settings: Settings };

/** The sitemaps and feeds that search engines and feed readers fetch. */
export function createFeeds({ db, published, publicUrl, settings }: Parts) {
  async function sitemap(part: number): Promise<string> {
    const rows = await readSitemap(db, URLS_PER_SITEMAP, (part - 1) * URLS_PER_SITEMAP);
    const employers = [...new Set(rows.map(({ username }) => username))];
    const urls = [
      ...(part === 1 ? [`<url><loc>${publicUrl}/</loc></url>`, `<url><loc>${publicUrl}/jobs</loc></url>`] : []),
      ...rows.map(
        ({ slug, updatedAt }) =>
          `<url><loc>${publicUrl}/job/${slug}</loc><lastmod>${updatedAt.toISOString()}</lastmod></url>`,
      ),
      ...employers.map((username) => `<url><loc>${publicUrl}/employer/${username}</loc></url>`),
    ];
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
  }

  return {
    sitemap,

    robots: (): string =>
      ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), `Sitemap: ${publicUrl}/sitemap.xml`, ''].join(
        '\n',
      ),

    /** The sitemap itself if one part is enough, otherwise the index of all parts. */
    async firstSitemap(): Promise<string> {
      const parts = Math.max(1, Math.ceil(countBits(published.index.open) / URLS_PER_SITEMAP));
      if (parts === 1) return sitemap(1);
      const entries = Array.from(
        { length: parts },
        (_part, index) => `<sitemap><loc>${publicUrl}/sitemap-${index + 1}.xml</loc></sitemap>`,
      );
      return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</sitemapindex>`;
    },

    async newest(): Promise<string> {
      const items = (await readNewest(db, FEED_ITEMS)).map(
        (job) =>
          `<item><title>${xmlText(job.title)}</title><link>${publicUrl}/job/${job.slug}</link><guid isPermaLink="true">${publicUrl}/job/${job.slug}</guid>` +
          `<pubDate>${job.publishedAt?.toUTCString() ?? ''}</pubDate><dc:creator>${xmlText(job.companyName)}</dc:creator>` +
          `<category>${xmlText(job.jobType)}</category><description>${xmlText(plainText(job.description).slice(0, 500))}</description></item>`,
      );
      const { site_name: site } = await settings.values();
      return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>${xmlText(site)}: newest jobs</title><link>${publicUrl}/jobs</link><description>The newest open jobs.</description>${items.join('')}</channel></rss>`;
    },
  };
}
export type Feeds = ReturnType<typeof createFeeds>;
