import { describe, expect, it } from 'vitest';
import { PDF } from '../../../tests/harness/test-applications.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';

const { fursa, admin, employer } = await companyForTests();

const COVER = 'I have kept things cold for many years and would like to go on doing so.';

async function questionsOf(jobId: number): Promise<{ id: number }[]> {
  return (await fursa.visitor().get(`/api/job/${jobId}/questions`)).body.questions;
}

describe('the quick application', () => {
  it('needs a cover letter and an answer to what is required, in the words of the form', async () => {
    const job = await publishJob(employer, admin, {
      questions: [
        { title: 'Why cold?', required: true },
        { title: 'Why you?', required: false },
      ],
    });
    const candidate = await fursa.register('candidate');
    const [first, second] = await questionsOf(job.id);
    const empty = await candidate.post(`/jobs/apply/${job.id}`, { coverLetter: ' ', answers: {} });
    expect(empty.status).toBe(422);
    expect(empty.body.errors.coverLetter).toEqual(['Cover letter is required.']);
    const half = await candidate.post(`/jobs/apply/${job.id}`, {
      coverLetter: COVER,
      answers: { [String(first?.id)]: ' ', [String(second?.id)]: 'I am here' },
    });
    expect(half.body.errors).toEqual({ [`answers.${first?.id}`]: ['This field is required.'] });
    const answers = { [String(first?.id)]: 'Because', [String(second?.id)]: ' ' };
    const applied = await candidate.post(`/jobs/apply/${job.id}`, { coverLetter: COVER, answers });
    expect(applied.body).toMatchObject({ success: true, message: 'Application submitted successfully!' });
    expect((await candidate.get(`/api/job/${job.id}/visit`)).body.applied).toBe(true);
    const mine = await candidate.get('/candidate/applications');
    expect(mine.body.applications).toMatchObject([{ job: { slug: job.slug, open: true }, stage: 'received' }]);
    const stranger = await fursa.register('candidate');
    expect((await stranger.get('/candidate/applications')).body.applications).toEqual([]);
    const { body } = await employer.get('/company/jobs/list');
    expect(body.jobs.find(({ id }: { id: number }) => id === job.id)).toMatchObject({
      applications: 1,
      new_applications: 1,
    });
  });

  it('stores one application when it is sent twenty times at once', async () => {
    const job = await publishJob(employer, admin);
    const candidate = await fursa.register('candidate');
    const send = () => candidate.post(`/jobs/apply/${job.id}`, { coverLetter: COVER, answers: {} });
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(19);
    expect(Number(answers.find(({ status }) => status === 429)?.headers.get('retry-after'))).toBeGreaterThan(0);
    const { rows } = await fursa.database.query(`select count(*)::int as n from applications where job_id = ${job.id}`);
    expect(rows[0]?.n).toBe(1);
  });

  it('is answered 404 for a job that waits, and 422 for one that is closed or past its deadline', async () => {
    const candidate = await fursa.register('candidate');
    const job = await publishJob(employer, admin);
    await employer.post(`/company/jobs/${job.id}/close`);
    expect((await candidate.post(`/jobs/apply/${job.id}`, { coverLetter: COVER, answers: {} })).status).toBe(422);
    const draft = await employer.post(`/company/jobs/${job.id}/duplicate`);
    await employer.post(`/company/jobs/${draft.body.job.id}/submit`);
    expect((await candidate.post(`/jobs/apply/${draft.body.job.id}`, { coverLetter: COVER, answers: {} })).status).toBe(
      404,
    );
    const expired = await publishJob(employer, admin);
    await fursa.database.query(`update jobs set deadline = '2020-01-01' where id = ${expired.id}`);
    const late = await candidate.post(`/jobs/apply/${expired.id}`, { coverLetter: COVER, answers: {} });
    expect(late.body.message).toBe('This job is no longer accepting applications.');
  });

  it('takes a CV of the own profile only', async () => {
    const job = await publishJob(employer, admin);
    const [candidate, stranger] = [await fursa.register('candidate'), await fursa.register('candidate')];
    const { body } = await stranger.upload('/candidate/resumes', 'theirs.pdf', PDF);
    const stolen = await candidate.post(`/jobs/apply/${job.id}`, {
      coverLetter: COVER,
      answers: {},
      resume_id: body.resume.id,
    });
    expect(stolen.body.errors).toEqual({ resume_id: ['Please choose one of your own CVs.'] });
    const own = await candidate.upload('/candidate/resumes', 'mine.pdf', PDF);
    expect((await candidate.get('/candidate/resumes')).body.resumes).toMatchObject([{ name: 'mine.pdf' }]);
    const applied = await candidate.post(`/jobs/apply/${job.id}`, {
      coverLetter: COVER,
      answers: {},
      resume_id: own.body.resume.id,
    });
    expect(applied.status).toBe(200);
  });
});

describe('an uploaded CV', () => {
  it('is judged by its content, not by its name', async () => {
    const candidate = await fursa.register('candidate');
    const refused: [string, Buffer][] = [
      ['program.pdf', Buffer.from('MZ\x90\0\x03\0\0\0\x04\0\0\0\xff\xff\0\0', 'latin1')],
      ['page.pdf', Buffer.from('<html><script>alert(1)</script></html>')],
      ['picture.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ['wrong-name.docx', PDF],
      ['archive.docx', zip([{ name: 'a.txt', bytes: 10 }])],
      [
        'bomb.docx',
        zip([
          { name: '[Content_Types].xml', bytes: 10 },
          { name: 'word/document.xml', bytes: 4_000_000_000 },
        ]),
      ],
      [
        'nested.docx',
        zip([
          { name: '[Content_Types].xml', bytes: 10 },
          { name: 'word/document.xml', bytes: 10 },
          { name: 'word/inner.zip', bytes: 10 },
        ]),
      ],
    ];
    for (const [name, content] of refused) {
      const { status, body } = await candidate.upload('/candidate/resumes', name, content);
      expect(status, name).toBe(422);
      expect(body.errors.file, name).toEqual(['The CV must be a PDF, DOC or DOCX file.']);
    }
    expect((await candidate.upload('/candidate/resumes', 'empty.pdf', Buffer.alloc(0))).body.errors.file).toEqual([
      'The file is empty.',
    ]);
    const large = Buffer.concat([PDF, Buffer.alloc(5 * 1024 * 1024)]);
    expect((await candidate.upload('/candidate/resumes', 'large.pdf', large)).status).toBe(413);
    expect((await candidate.get('/candidate/resumes')).body.resumes).toEqual([]);
  });

  it('keeps a name that people gave it, without what would hurt', async () => {
    const candidate = await fursa.register('candidate');
    for (const name of ['../../etc/passwd.pdf', 'سيرة ذاتية.pdf', `${'x'.repeat(300)}.pdf`, 'a\u202efdp.pdf']) {
      expect((await candidate.upload('/candidate/resumes', name, PDF)).status, name).toBe(200);
    }
    const { body } = await candidate.get('/candidate/resumes');
    const names = body.resumes.map(({ name }: { name: string }) => name);
    expect(names).toContain('passwd.pdf');
    expect(names).toContain('سيرة ذاتية.pdf');
    expect(names.every((name: string) => [...name].length <= 255 && name.endsWith('.pdf'))).toBe(true);
  });
});

/** A ZIP file whose directory lists arbitrary entries; it contains no data. */
function zip(entries: { name: string; bytes: number }[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const local = Buffer.alloc(30 + name.length);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(name.length, 26);
    local.write(name, 30);
    const central = Buffer.alloc(46 + name.length);
    central.writeUInt32LE(0x02014b50, 0);
    central.writeUInt32LE(bytes, 24);
    central.writeUInt16LE(name.length, 28);
    central.writeUInt32LE(offset, 42);
    central.write(name, 46);
    locals.push(local);
    directory.push(central);
    offset += local.length;
  }
  const table = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(table.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, table, end]);
}
