import { embedText } from '#shared/jobs/embed.texts.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { TYPE_TEXTS } from '#shared/jobs/value-texts.ts';
import type { Locale } from '#shared/kernel/languages.ts';
import { messagesOf, type Words } from '#shared/kernel/messages.ts';
import { countryName } from '#shared/reference/countries.ts';
import type { JobsService } from './jobs.service.ts';

const jobsText = messagesOf(jobsTexts);

type Parts = { jobs: JobsService; publicUrl: string; wordsIn: (locale: Locale) => Words };

/** The open jobs of one employer, as other sites show them. */
export function createPublicJobs({ jobs, publicUrl, wordsIn }: Parts) {
  return {
    async ofEmployer(username: string, locale: Locale) {
      const words = wordsIn(locale);
      const { employer, jobs: open } = await jobs.employer(username);
      const company = employer.name;
      return {
        employer: { name: company, url: `${publicUrl}/employer/${employer.username}` },
        jobs: open.map((job) => ({
          title: job.title,
          url: `${publicUrl}/job/${job.slug}`,
          place: [job.locality, job.country && countryName(job.country.code, locale)].filter(Boolean).join(', '),
          remote: job.is_remote,
          type: job.job_type.name,
          type_text: words(jobsText(TYPE_TEXTS[job.job_type.name] as 'jobs.type_contract')),
          published_at: job.published_at,
          deadline: job.deadline,
        })),
        texts: {
          heading: words(embedText('embed.heading', { company })),
          none: words(embedText('embed.none')),
          all: words(embedText('embed.all', { company })),
          remote: words(embedText('embed.remote')),
          // The date is written by the page that shows it.
          until: words(embedText('embed.until', { date: '{date}' })),
        },
      };
    },
  };
}
export type PublicJobs = ReturnType<typeof createPublicJobs>;
