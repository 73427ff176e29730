import type { JobDetails } from '#shared/jobs/jobs.contract.ts';
import { jobsTexts } from '#shared/jobs/jobs.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useWritten } from '#web/lib/written.ts';

export function JobDescription({ job }: { job: JobDetails }) {
  const t = useTexts(jobsTexts);
  return (
    <section aria-labelledby="description" className="grid gap-s4">
      <h2 id="description" className="text-lg">
        {t('jobs.description')}
      </h2>
      <RichContent html={job.description} />
    </section>
  );
}

/** The number of characters that suffice to detect the language, and are few enough to keep the job page fast. */
const LOOKED_AT = 1_200;

/** HTML that an employer wrote with the rich-text editor. */
export function RichContent({ html }: { html: string }) {
  const written = useWritten();
  return (
    <div
      {...written(html.slice(0, LOOKED_AT).replace(/<[^>]*>/g, ' '))}
      className="prose text-lg"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is HTML by contract; the server let only a few harmless tags through, and the content policy runs no script.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

export function RequiredSkills({ skills }: { skills: JobDetails['skills'] }) {
  const written = useWritten();
  const t = useTexts(jobsTexts);
  if (skills.length === 0) return null;
  return (
    <section aria-labelledby="skills" className="grid gap-s4">
      <h2 id="skills" className="text-lg">
        {t('jobs.required_skills')}
      </h2>
      <ul className="flex flex-wrap gap-s2">
        {skills.map(({ id, name }) => (
          <li
            key={id}
            {...written(name)}
            className="flex min-h-8.5 max-w-full items-center rounded-round border border-line-strong bg-surface px-3.5 text-sm font-medium wrap-anywhere"
          >
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
