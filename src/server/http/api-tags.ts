/** The tags of the API in their order, with the path prefixes that belong to them. */
const TAGS = [
  {
    name: 'identity',
    description: 'Accounts: registering, signing in and out, emails, passwords, sessions, and the CSRF token.',
    prefixes: ['/login', '/logout', '/me', '/register', '/password', '/account/email', '/account/sessions'],
  },
  {
    name: 'reference',
    description: 'Lists that forms offer, and the words and settings of the interface.',
    prefixes: [
      '/translated',
      '/language',
      '/api/map',
      '/api/countries',
      '/api/institutions',
      '/api/languages',
      '/api/skills',
      '/api/admin/settings',
      '/api/admin/translations',
      '/admin/translations',
    ],
  },
  {
    name: 'profiles',
    description: 'A company’s profile, logo and team; a candidate’s profile and CVs.',
    prefixes: [
      '/company/profile',
      '/company/team',
      '/company/invitation',
      '/candidate/profile',
      '/candidate/dashboard',
      '/candidate/resumes',
      '/files/logo',
    ],
  },
  {
    name: 'jobs',
    description:
      'Searching and reading jobs and employers, writing and publishing jobs, approving them; saved jobs and job alerts.',
    prefixes: [
      '/api/jobs',
      '/api/job/',
      '/api/job-alerts',
      '/candidate/saved-jobs',
      '/candidate/alerts',
      '/api/employers',
      '/company/jobs',
      '/api/admin/jobs',
      '/admin/jobs',
      '/job-alerts',
      '/feed.xml',
      '/robots.txt',
      '/sitemap',
    ],
  },
  {
    name: 'drafts',
    description: 'Unfinished applications, and the links that open them elsewhere.',
    prefixes: ['/api/session', '/candidate/drafts'],
  },
  {
    name: 'applications',
    description: 'Applying with or without an account, reading a CV into the form, receipts, withdrawing.',
    prefixes: [
      '/candidate/job/',
      '/candidate/applications',
      '/candidate/recommendations',
      '/jobs/apply',
      '/api/application',
      '/api/not-me',
      '/api/cv',
    ],
  },
  {
    name: 'evaluation',
    description: 'Scorecards of reviewers, who evaluates what, and how far they and the system agree.',
    prefixes: ['/api/admin/evaluations', '/admin/evaluation/'],
  },
  {
    name: 'board',
    description: 'The recruiters’ board: where applications stand.',
    prefixes: ['/company/applications', '/company/dashboard', '/candidate/application/', '/candidates/'],
  },
  {
    name: 'messenger',
    description:
      'Messages between employers and candidates; the search over everything that is yours, and what is new.',
    prefixes: [
      '/company/message',
      '/messages',
      '/api/messages',
      '/api/search',
      '/api/news',
      '/get/users',
      '/get/messages',
      '/sync/user-list',
      '/load-unread-count',
      '/send/message',
    ],
  },
  {
    name: 'audit',
    description: 'Who saw or changed what.',
    prefixes: ['/api/admin/audit', '/admin/audit'],
  },
  {
    name: 'people',
    description:
      'What admins do to accounts and companies: finding, blocking, roles, exporting, erasing. And what people do with everything of theirs.',
    prefixes: [
      '/api/admin/people',
      '/admin/people',
      '/api/admin/companies',
      '/admin/companies',
      '/account/export',
      '/account/erase',
    ],
  },
  {
    name: 'operations',
    description: 'Whether the service is up, and this description.',
    prefixes: ['/healthz', '/readyz', '/metrics', '/docs/api', '/docs/mails'],
  },
] as const;

export const API_TAGS = TAGS.map(({ name, description }) => ({ name, description }));

/** A new path prefix must be added to the list above; otherwise the document cannot be built. */
export function tagOf(path: string): string {
  const tag = TAGS.find(({ prefixes }) => prefixes.some((prefix) => path.startsWith(prefix)));
  if (!tag) throw new Error(`${path} belongs to no module of api-tags.ts`);
  return tag.name;
}
