import { Readable } from 'node:stream';
import { AppError } from '#shared/kernel/errors.ts';
import { countryName } from '#shared/reference/countries.ts';
import type { Db } from '../db/database.ts';
import { xmlData, xmlText } from '../kernel/xml-text.ts';
import type { Settings } from '../reference/settings.ts';
import * as store from './jobs.store.ts';

const PORTION = 500;

type Parts = { db: Db; publicUrl: string; settings: Settings };

const TYPES = {
  'Full time': 'fulltime',
  'Part time': 'parttime',
  Contract: 'contract',
  Internship: 'internship',
  Freelance: 'contract',
} as const;

/**
 * All open jobs in the XML that job search engines read: a `source` of `job`s whose values are CDATA. It is written
 * while it is read from the database, so that it never lies in memory as a whole.
 */
export function createAggregatorFeed({ db, publicUrl, settings }: Parts) {
  function jobElement(job: store.FeedRow): string {
    const salary =
      job.salaryMode === 'custom'
        ? job.customSalary
        : [job.minSalary, job.maxSalary].filter((amount) => amount !== null).join(' - ');
    const fields: [string, string | null][] = [
      ['title', job.title],
      ['date', job.publishedAt?.toUTCString() ?? ''],
      ['referencenumber', String(job.id)],
      ['url', `${publicUrl}/job/${job.slug}?source=feed`],
      ['company', job.companyName],
      ['city', job.locality],
      ['state', job.region],
      ['country', job.countryCode && countryName(job.countryCode)],
      ['postalcode', job.postcode],
      ['streetaddress', job.fullAddress],
      ['description', job.description],
      ['salary', salary ? `${salary} ${job.currency} ${job.salaryType.toLowerCase()}` : null],
      ['education', job.educationLevel],
      ['experience', job.experienceLevel],
      ['jobtype', TYPES[job.jobType]],
      ['remotetype', job.isRemote ? 'Fully remote' : null],
      ['expirationdate', job.deadline],
    ];
    const required = new Set([
      'title',
      'date',
      'referencenumber',
      'url',
      'company',
      'city',
      'state',
      'country',
      'description',
    ]);
    const shown = fields.filter(([name, value]) => value || required.has(name));
    return `<job>${shown.map(([name, value]) => `<${name}>${xmlData(value ?? '')}</${name}>`).join('')}</job>`;
  }

  return {
    /** Opens the feed of one employer; null opens that of the whole site. */
    async open(username: string | null): Promise<Readable> {
      const company = username === null ? null : await store.findEmployer(db, username);
      if (company === undefined) throw new AppError('not_found');
      const { site_name: site } = await settings.values();
      const companyId = company?.id ?? null;
      async function* parts() {
        yield `<?xml version="1.0" encoding="UTF-8"?>\n<source><publisher>${xmlText(company?.name ?? site)}</publisher><publisherurl>${publicUrl}</publisherurl><lastBuildDate>${new Date().toUTCString()}</lastBuildDate>`;
        let after = 0;
        for (;;) {
          const rows = await store.listForFeed(db, { companyId, after, most: PORTION });
          yield rows.map(jobElement).join('');
          after = rows.at(-1)?.id ?? 0;
          if (rows.length < PORTION) break;
        }
        yield '</source>';
      }
      return Readable.from(parts());
    },
  };
}
export type AggregatorFeed = ReturnType<typeof createAggregatorFeed>;
