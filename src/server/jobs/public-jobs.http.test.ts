import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Milk & <Co>' });
const { username } = (await employer.get('/me')).body.user.company;
const job = await publishJob(employer, admin, {
  title: 'Driver <script>alert(1)</script> ]]> & more',
  deadline: '2999-12-31',
});
const PATH = `/api/public/employers/${username}/jobs`;

describe('the open jobs of an employer, for other sites', () => {
  it('may be read by every site, and depend on nobody', async () => {
    const { status, headers, body } = await fursa.visitor().get(PATH);
    expect(status).toBe(200);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect(headers.get('access-control-allow-credentials')).toBeNull();
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('cache-control')).toBe('public, max-age=300');
    expect(body.jobs).toEqual([
      {
        title: 'Driver <script>alert(1)</script> ]]> & more',
        url: expect.stringContaining(`/job/${job.slug}`),
        place: 'Nakuru, Kenya',
        remote: false,
        type: 'Full time',
        type_text: 'Full time',
        published_at: expect.any(String),
        deadline: '2999-12-31',
      },
    ]);
    const asOwner = await employer.get(PATH);
    expect(asOwner.body).toEqual(body);
  });

  it('are sent once: whoever has them gets a 304', async () => {
    const etag = (await fursa.visitor().get(PATH)).headers.get('etag') ?? '';
    const again = await fursa.visitor().get(PATH, { headers: { 'if-none-match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
    expect(again.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('come in the language that was asked for', async () => {
    const { body } = await fursa.visitor().get(`${PATH}?language=sw`);
    expect(body.texts.until).toBe('hadi {date}');
    expect(body.texts.heading).toContain('Milk & <Co>');
    expect(body.jobs[0].type_text).not.toBe('Full time');
    expect((await fursa.visitor().get(`${PATH}?language=xx`)).status).toBe(422);
  });

  it('are missing for a company that does not exist, which other sites may know too', async () => {
    const { status, headers } = await fursa.visitor().get('/api/public/employers/nobody/jobs');
    expect([status, headers.get('access-control-allow-origin')]).toEqual([404, '*']);
  });

  it('can be tried in a page that allows nothing but the script of the list', async () => {
    const { headers, text } = await fursa.visitor().get(`/embed/preview/${username}?limit=5&language=ar&layout=cards`);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; script-src http/);
    expect(text).toContain(`<fursa-jobs company="${username}" limit="5" language="ar" layout="cards">`);
    for (const odd of ['?limit="><script>', '?language=xx', '?layout=<b>']) {
      expect((await fursa.visitor().get(`/embed/preview/${username}${odd}`)).status, odd).toBe(404);
    }
  });
});

it('has a script of at most 10 kB', async () => {
  const { outputFiles } = await build({
    entryPoints: ['src/web/jobs/embed/jobs-embed.ts'],
    bundle: true,
    minify: true,
    format: 'iife',
    write: false,
  });
  expect(gzipSync(outputFiles[0]?.contents ?? '').length).toBeLessThanOrEqual(10 * 1024);
});

/** Reads XML as strictly as job search engines do: one mistake, and the whole feed is refused. */
function readXml(xml: string): Record<string, string>[] {
  const tokens = xml.matchAll(/<\?[^>]*\?>|<!\[CDATA\[(.*?)\]\]>|<(\/?)([a-zA-Z]+)>|([^<]+)|</gs);
  const open: string[] = [];
  const jobs: Record<string, string>[] = [];
  for (const [token, data, closing, name, text] of tokens) {
    if (token === '<') throw new Error('a sign that is not escaped');
    if (text !== undefined && /&(?!#\d+;)/.test(text)) throw new Error('an entity that is not escaped');
    if (name !== undefined && closing === '') {
      open.push(name);
      if (name === 'job') jobs.push({});
    } else if (name !== undefined && open.pop() !== name) throw new Error(`${name} is closed and not open`);
    const field = open.at(-1) ?? '';
    const current = jobs.at(-1);
    if (data !== undefined && current && open.includes('job')) current[field] = (current[field] ?? '') + data;
  }
  if (open.length > 0) throw new Error(`${open} is never closed`);
  return jobs;
}

describe('the feed for job search engines', () => {
  it.each(['/jobs.xml', `/employer/${username}/jobs.xml`])(
    'is well formed and has what they ask for: %s',
    async (path) => {
      const { headers, text } = await fursa.visitor().get(path);
      expect(headers.get('content-type')).toBe('application/xml; charset=utf-8');
      expect(text).toMatch(
        /^<\?xml version="1.0" encoding="UTF-8"\?>\n<source><publisher>.+<\/publisher><publisherurl>/,
      );
      const [found] = readXml(text);
      expect(found).toMatchObject({
        title: 'Driver <script>alert(1)</script> ]]> & more',
        referencenumber: String(job.id),
        company: 'Milk & <Co>',
        city: 'Nakuru',
        country: 'Kenya',
        jobtype: 'fulltime',
        expirationdate: '2999-12-31',
        salary: '600 - 900 USD monthly',
      });
      for (const required of [
        'title',
        'date',
        'referencenumber',
        'url',
        'company',
        'city',
        'state',
        'country',
        'description',
      ]) {
        expect(found, required).toHaveProperty(required);
      }
      expect(Date.parse(found?.date ?? '')).not.toBeNaN();
    },
  );

  it('is missing for a company that does not exist', async () => {
    expect((await fursa.visitor().get('/employer/nobody/jobs.xml')).status).toBe(404);
  });

  it('no longer holds a job that was closed', async () => {
    const other = await fursa.register('company');
    const theirs = await publishJob(other, admin, { title: 'Short-lived' });
    expect((await fursa.visitor().get('/jobs.xml')).text).toContain('Short-lived');
    await other.post(`/company/jobs/${theirs.id}/close`);
    expect((await fursa.visitor().get('/jobs.xml')).text).not.toContain('Short-lived');
  });
});
