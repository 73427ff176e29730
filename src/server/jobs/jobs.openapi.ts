import type { ApiDescription } from '../http/api-description.ts';
import { oneClickDescription } from '../http/one-click.ts';

export const openapi: ApiDescription = {
  tag: {
    name: 'jobs',
    description:
      'Searching and reading jobs and employers, writing and publishing jobs, approving them; saved jobs and job alerts.',
  },
  plainRoutes: [
    {
      path: '/feed.xml',
      summary: 'The newest open jobs as RSS.',
      mediaTypes: ['application/rss+xml'],
      errors: ['internal', 'unavailable'],
    },
    {
      path: '/jobs.xml',
      summary: 'All open jobs in the XML that job search engines take.',
      mediaTypes: ['application/xml'],
      errors: ['internal', 'unavailable'],
    },
    {
      path: '/employer/{username}/jobs.xml',
      summary: 'The open jobs of one employer in the XML that job search engines take.',
      parameters: [
        {
          name: 'username',
          description: 'The name of the employer in its address.',
          schema: { type: 'string', pattern: '^[a-z0-9-]+$' },
        },
      ],
      mediaTypes: ['application/xml'],
      errors: ['not_found', 'internal', 'unavailable'],
    },
    {
      path: '/embed/preview/{username}',
      summary: 'A page with the list of jobs as another site may show it, for the page where its code is copied.',
      parameters: [
        {
          name: 'username',
          description: 'The name of the employer in its address.',
          schema: { type: 'string', pattern: '^[a-z0-9-]+$' },
        },
      ],
      mediaTypes: ['text/html'],
      errors: ['not_found', 'internal', 'unavailable'],
    },
    {
      path: '/embed/preview.css',
      summary: 'The style of that page.',
      mediaTypes: ['text/css'],
      errors: ['internal', 'unavailable'],
    },
    {
      path: '/sitemap.xml',
      summary: 'The addresses of all open jobs and their employers; of many, the list of the parts.',
      mediaTypes: ['application/xml'],
      errors: ['internal', 'unavailable'],
    },
    {
      path: '/sitemap-{part}.xml',
      summary: 'One part of the sitemap.',
      parameters: [{ name: 'part', description: 'From 1 on.', schema: { type: 'string', pattern: '^\\d+$' } }],
      mediaTypes: ['application/xml'],
      errors: ['not_found', 'internal', 'unavailable'],
    },
    {
      path: '/robots.txt',
      summary: 'What search engines may read, and where the sitemap is.',
      mediaTypes: ['text/plain'],
      errors: ['internal', 'unavailable'],
    },
    ...oneClickDescription('/job-alerts', 'a job alert'),
  ],
};
