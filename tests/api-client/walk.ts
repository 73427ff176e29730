import type { paths } from 'fursa-api';
import createClient, { type Middleware } from 'openapi-fetch';

/**
 * The product as somebody uses it who has nothing but its OpenAPI document: the client's types are generated from it
 * (see openapi.test.ts, which checks this file against them), and nothing of our own code is imported.
 */
export async function walk(baseUrl: string, employer: { email: string; password: string }) {
  const client = createClient<paths>({ baseUrl });
  client.use(keepCookies());

  const { data: visitor } = await client.GET('/me');
  let csrf: string | undefined = visitor?.csrf_token;
  client.use({ onRequest: ({ request }) => csrf && request.headers.set('x-csrf-token', csrf) } as Middleware);

  const registered = await client.POST('/register', {
    body: { role: 'candidate', name: 'Asha Client', email: 'asha@client.example', password: 'a sentence of my own' },
  });
  const wrong = await client.POST('/login', { body: { email: employer.email, password: 'not the password' } });
  const early = await client.GET('/company/jobs/list');
  const signedIn = await client.POST('/login', { body: employer });
  csrf = signedIn.data?.csrf_token;

  const created = await client.POST('/company/jobs', { body: aJob });
  const job = created.data?.job;
  if (!job) throw new Error(`no job: ${created.error?.message}`);
  const params = { path: { id: String(job.id) } };
  const stale = await client.PUT('/company/jobs/{id}', { params, body: { ...aJob, version: job.version + 1 } });
  const submitted = await client.POST('/company/jobs/{id}/submit', { params });
  const refused = await client.POST('/company/jobs', { body: { ...aJob, title: '' } });
  const found = await client.GET('/api/jobs', { params: { query: { q: 'beekeeper', posted: '7', sort: 'newest' } } });
  const missing = await client.GET('/api/job/{slug}/details', { params: { path: { slug: 'nothing' } } });
  const feed = await client.GET('/feed.xml', { parseAs: 'text' });

  // The types are the document's, not just any: these two lines would not compile without the notes above them.
  // @ts-expect-error There is no such call.
  const unknownCall: keyof paths = '/company/nothing';
  // @ts-expect-error A job's title is a text.
  const wrongType: number | undefined = job.fields.title;

  return {
    registered: registered.data?.user.role,
    wrong: wrong.error?.code,
    early: [early.response.status, early.error?.code],
    company: signedIn.data?.user.company?.name,
    created: [job.status, job.fields.title],
    stale: stale.error?.code,
    submitted: submitted.data?.job.status,
    refused: refused.error,
    found: found.data?.jobs.map(({ title, company }) => [title, company.name]),
    missing: missing.error,
    feed: feed.data,
    unknownCall,
    wrongType,
  };
}

/** Another system, which has an API token and nothing else: it reads jobs and applications, and moves one. */
export async function walkByToken(baseUrl: string, secret: string) {
  const client = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${secret}` } });
  const jobs = await client.GET('/company/jobs/list', { params: { query: { limit: '50' } } });
  const query = { updated_after: '2020-01-01T00:00:00Z', limit: '50' };
  const listed = await client.GET('/company/applications/list', { params: { query } });
  const [application] = listed.data?.applications ?? [];
  const board = await client.GET('/company/applications/board');
  const shortlisted = board.data?.groups.find(({ name }) => name === 'Shortlisted');
  if (!application || !shortlisted) throw new Error(`nothing to move: ${listed.error?.message}`);
  const moved = await client.POST('/company/applications/move', {
    body: {
      application_id: application.id,
      to_group_id: shortlisted.id,
      after_id: null,
      version: application.version,
    },
  });
  const team = await client.GET('/company/team/list');
  const again = await client.GET('/company/applications/list', { params: { query } });
  return {
    jobs: jobs.data?.jobs.map(({ title }) => title),
    column: application.column.name,
    moved: moved.error ?? moved.data?.success,
    team: team.error?.code,
    now: again.data?.applications.find(({ id }) => id === application.id)?.column.name,
  };
}

const aJob = {
  title: 'Beekeeper of the North',
  description: '<p>You look after forty hives and write down what the bees did, every day of the week.</p>',
  job_type: 'Full time',
  featured: false,
  salary_mode: 'range',
  min_salary: 500,
  max_salary: 700,
  currency: 'USD',
  custom_salary: null,
  salary_type: 'Monthly',
  is_remote: false,
  full_address: null,
  locality: 'Nakuru',
  region: null,
  postcode: null,
  country: 'KE',
  latitude: null,
  longitude: null,
  deadline: null,
  education: null,
  experience: 'Junior',
  vacancies: 1,
  application_form: 'quick',
  pass_mark: 50,
  screening_mode: 'advise',
  answer_days: 14,
  skills: ['Beekeeping'],
  questions: [{ title: 'Why bees?', required: true }],
} satisfies paths['/company/jobs']['post']['requestBody']['content']['application/json'];

/** Outside a browser nobody else does. */
function keepCookies(): Middleware {
  const cookies = new Map<string, string>();
  return {
    onRequest({ request }) {
      if (cookies.size > 0) request.headers.set('cookie', [...cookies].map((pair) => pair.join('=')).join('; '));
    },
    onResponse({ response }) {
      for (const line of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (name) cookies.set(name, value ?? '');
      }
    },
  };
}
