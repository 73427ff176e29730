import type { SearchResults } from '#shared/messenger/search.contract.ts';

export type SearchRow = {
  key: string;
  to: string;
  title: string;
  detail: string[];
  picture: { kind: 'person' | 'company' | 'job'; name: string; address: string | null };
};
export type SearchGroup = { kind: 'jobs' | 'people' | 'applications' | 'conversations'; rows: SearchRow[] };

type Words = {
  isCompany: boolean;
  /** The status words shown under a company's own job. */
  statusOf: (status: SearchResults['jobs'][number]['status']) => string;
  about: (job: string) => string;
};

/** The results as rows with links; applicants and applications come first. */
export function groupsOf(found: SearchResults, { isCompany, statusOf, about }: Words): SearchGroup[] {
  const groups: SearchGroup[] = [
    {
      kind: 'people',
      rows: found.people.map(({ application_id: id, name, photo, job_id, job, stage }) => ({
        key: `person-${id}`,
        to: `/company/applications?job=${job_id}&application=${id}`,
        title: name,
        detail: [job, stage],
        picture: { kind: 'person', name, address: photo },
      })),
    },
    {
      kind: 'applications',
      rows: found.applications.map(({ id, job, company, logo_url, stage }) => ({
        key: `application-${id}`,
        to: `/application/${id}`,
        title: job,
        detail: [company, stage],
        picture: { kind: 'company', name: company, address: logo_url },
      })),
    },
    {
      kind: 'jobs',
      rows: found.jobs.map(({ id, title, slug, company, status }) => ({
        key: `job-${id}`,
        to: isCompany ? `/company/jobs/${id}` : `/job/${slug}`,
        title,
        detail: [isCompany ? statusOf(status) : company],
        picture: { kind: 'job', name: title, address: null },
      })),
    },
    {
      kind: 'conversations',
      rows: found.conversations.map(({ id, name, picture, job }) => ({
        key: `conversation-${id}`,
        to: `/user/messages/${id}`,
        title: name,
        detail: [about(job)],
        picture: { kind: isCompany ? 'person' : 'company', name, address: picture },
      })),
    },
  ];
  return groups.filter(({ rows }) => rows.length > 0);
}
