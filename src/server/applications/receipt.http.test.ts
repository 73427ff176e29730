import { describe, expect, it } from 'vitest';
import { apply, moveTo } from '../../../tests/harness/test-applicants.ts';
import { application, newEmail, PDF } from '../../../tests/harness/test-applications.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import { TEST_PASSWORD } from '../../../tests/harness/test-server.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Nuvemba Freight' });

const publish = (changes = {}) =>
  publishJob(employer, admin, { application_form: 'wizard', screening_mode: 'auto', pass_mark: 0, ...changes });

async function applied(changes: object = {}, jobId?: number) {
  const id = jobId ?? (await publish()).id;
  const body = { ...application('wizard'), ...changes };
  const guest = fursa.visitor();
  const answer = await guest.post(`/candidate/job/${id}/apply`, body);
  const receipt: string = answer.body.receipt ?? answer.body.redirect?.split('/').at(-1);
  return { receipt, answer, jobId: id, body, guest, email: body.personalInfo.email as string };
}
const open = async (receipt: string) => fursa.visitor().get(`/api/application/${receipt}`);

describe('the receipt', () => {
  it('shows whoever holds the link where the application stands, what was sent and what was assessed', async () => {
    const { receipt, answer, body } = await applied();
    const { status, headers, body: shown } = await open(receipt);
    expect(status).toBe(200);
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex']);
    const { application: view } = shown;
    expect(view).toMatchObject({
      job: { title: 'Dairy Technician', open: true, locality: 'Nakuru', country: 'Kenya' },
      company: { name: 'Nuvemba Freight' },
      stage: 'Received',
      outcome: 'passed',
      withdrawn_at: null,
      cv: null,
      claimable: true,
      sent: {
        personalInfo: { firstName: 'Hodan', phone: '+252 61 234 5678' },
        skills: body.skills,
        cover_letter: body.cover_letter,
      },
      assessment: { score: answer.body.score, pass_mark: 0, mode: 'auto', evaluator: { id: 'embedded' } },
    });
    expect(view.stages.map(({ name }: { name: string }) => name)).toEqual([
      'Received',
      'In review',
      'Interview',
      'Offer',
      'Hired',
    ]);
    expect(view.stages[0]).toMatchObject({ current: true, reached_at: view.applied_at });
    expect(view.timeline.map(({ event, to }: { event: string; to: string }) => [event, to])).toEqual([
      ['received', null],
      ['assessed', null],
      ['outcome', 'passed'],
    ]);
    expect(view.assessment.sections).toHaveLength(7);
    const text = JSON.stringify(body);
    for (const { comment, evidence } of view.assessment.sections) {
      expect(comment).not.toBe('');
      for (const quote of evidence) expect(text).toContain(JSON.stringify(quote).slice(1, -1));
    }
  });

  it('keeps the scores of the sections to the employer who wants that, and never shows those of people', async () => {
    const { receipt, jobId } = await applied();
    const { rows } = await fursa.database.query(`select id, company_id from applications where job_id = ${jobId}`);
    const [row] = rows as { id: number; company_id: number }[];
    await fursa.database.query(
      `insert into human_evaluations (application_id, type, score, comment) values (${row?.id}, 'overall', 12, 'too keen');
       insert into history (type, company_id, application_id, data)
         values ('scorecard.saved', ${row?.company_id}, ${row?.id}, '{"total": {"from": null, "to": 12}, "entry": null}');
       update applications set manager_score = 12 where id = ${row?.id}`,
    );
    const { body } = await employer.get('/company/profile/fields');
    await employer.request('PUT', '/company/profile', { ...body.fields, shows_section_scores: false });
    const shown = await open(receipt);
    expect(shown.body.application.assessment).toMatchObject({ score: expect.any(Number), sections: [] });
    expect(shown.text).not.toMatch(/too keen|manager/);
    await employer.request('PUT', '/company/profile', { ...body.fields, shows_section_scores: true });
    expect((await open(receipt)).body.application.assessment.sections).toHaveLength(7);
  });

  it('shows who was turned away where the card went', async () => {
    const { receipt } = await applied({}, (await publish({ pass_mark: 100 })).id);
    const { application: view } = (await open(receipt)).body;
    expect(view).toMatchObject({ outcome: 'failed', stage: 'Closed' });
    // Stages that the application never reached are not shown as passed.
    expect(view.stages).toMatchObject([
      { name: 'Received', current: false, reached_at: view.applied_at },
      { name: 'Closed', current: true },
    ]);
    expect(view.timeline.map(({ event }: { event: string }) => event)).toEqual([
      'received',
      'assessed',
      'outcome',
      'moved',
    ]);
  });

  it('is not there for anybody else, and stored only as its hash', async () => {
    const { receipt } = await applied();
    const unknown = await open('x'.repeat(43));
    expect(unknown.status).toBe(404);
    for (const odd of ['1', '%00', '..', receipt.slice(1), `${receipt}x`, 'x'.repeat(280)])
      expect((await open(odd)).text, odd).toBe(unknown.text);
    expect((await fursa.visitor().get(`/api/application/${'x'.repeat(43)}/export`)).text).toBe(unknown.text);
    const { rows } = await fursa.database.query(
      `select encode(receipt_hash, 'escape') as hash, snapshot from applications`,
    );
    expect(JSON.stringify(rows)).not.toContain(receipt);
  });
});

/** Reads the receipt in another language. */
const openIn = async (locale: string, receipt: string) =>
  (await fetch(`${fursa.baseUrl}/api/application/${receipt}`, { headers: { 'accept-language': locale } })).json();

describe('what the receipt says', () => {
  type Shown = { section: string; score: number | null; category: string | null; weight: number; comment: string };

  it('speaks to the reader, with what each section counts, so that the total can be followed', async () => {
    const { receipt } = await applied();
    const { assessment } = (await open(receipt)).body.application;
    const sections: Shown[] = assessment.sections;
    expect(sections.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1, 6);
    const together = sections.reduce((sum, { weight, score }) => sum + weight * (score ?? 0), 0);
    expect(assessment.together).toBe(Math.round(together));
    expect(assessment.score).toBeLessThanOrEqual(assessment.together + 1);
    for (const { comment } of sections)
      expect(comment).not.toMatch(/assessed\.\w|\b(they|their|applicant|candidate)\b/i);
    expect(sections.find(({ section }) => section === 'education')?.comment).toMatch(/\byou(r)?\b/i);
  });

  it('does not hold against anybody what the simple form never asked', async () => {
    const { id } = await publish({ application_form: 'simple' });
    const { body } = await fursa.visitor().post(`/candidate/job/${id}/apply`, application('simple'));
    const { assessment } = (await open(body.receipt)).body.application;
    const of = (name: string) => assessment.sections.find(({ section }: Shown) => section === name);
    for (const name of ['certification', 'bio', 'language']) {
      expect(of(name)).toMatchObject({ score: null, category: null, weight: 0, evidence: [] });
      expect(of(name).comment).toMatch(/^Not assessed/);
    }
    expect(JSON.stringify(assessment)).not.toMatch(/Not filled in|Not found|"Other"/);
  });

  it.each([
    ['so', 'Kenya', 'La helay', 'Lama qiimayn'],
    ['sw', 'Kenya', 'Limepokelewa', 'Haikutathminiwa'],
    ['ar', 'كينيا', 'مستلَم', 'لم يُقيَّم'],
  ])('is in the language of the reader: %s', async (locale, country, stage, notAssessed) => {
    const { receipt } = await applied({ trainings: [] });
    const { application: view } = await openIn(locale, receipt);
    expect(view.job.country).toBe(country);
    expect([view.stage, view.stages[0].name]).toEqual([stage, stage]);
    const sections: Shown[] = view.assessment.sections;
    expect(sections.find(({ section }) => section === 'certification')?.comment).toContain(notAssessed);
    for (const { comment } of sections) expect(comment).not.toMatch(/assessed\.|\b(the|your|job)\b/);
    if (locale === 'ar') expect(view.sent.personalInfo.country).toBe('الصومال');
  });

  it('never names a column, and says where a card was moved in the language of the reader', async () => {
    const { receipt } = await applied({}, (await publish({ pass_mark: 100 })).id);
    const { application: view } = await openIn('sw', receipt);
    expect(view.stage).toBe('Limefungwa');
    expect(view.timeline.at(-1)).toMatchObject({ event: 'moved', to: 'Limefungwa' });
    const { receipt: underReview } = await applied();
    await fursa.database.query(`update application_groups set name = 'Trial day' where name = 'Interview'`);
    const names = (await openIn('sw', underReview)).application.stages.map(({ name }: { name: string }) => name);
    await fursa.database.query(`update application_groups set name = 'Interview' where name = 'Trial day'`);
    expect(names).not.toContain('Trial day');
    expect(names).toContain('Usaili');
  });

  it('leaves an evaluation of an earlier version as it was written', async () => {
    const { receipt, jobId } = await applied();
    const earlier = { score: 50, comment: 'No training or certification is given.', evidence: [] };
    await fursa.database.query(
      `update ai_evaluations e set sections = '${JSON.stringify({ certification: earlier })}'::jsonb
       from applications a where a.id = e.application_id and a.job_id = ${jobId}`,
    );
    const { assessment } = (await openIn('ar', receipt)).application;
    expect(assessment.sections).toEqual([{ section: 'certification', category: 'Good', weight: null, ...earlier }]);
    expect(assessment.together).toBeNull();
  });

  it('says after a fail when to apply again, and shows jobs like it', async () => {
    const { id, slug } = await publish({ pass_mark: 100 });
    const other = await publish({ title: 'Dairy Technician on nights' });
    const { receipt } = await applied({}, id);
    const { application: view } = (await open(receipt)).body;
    const days = (Date.parse(view.apply_again_from) - Date.parse(view.applied_at)) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    const similar = view.similar.map((job: { slug: string }) => job.slug);
    expect(similar).toContain(other.slug);
    expect(similar).not.toContain(slug);
    const passed = (await open((await applied()).receipt)).body.application;
    expect([passed.apply_again_from, passed.similar]).toEqual([null, []]);
    await fursa.database.query(`update jobs set status = 'closed' where id = ${id}`);
    expect((await open(receipt)).body.application).toMatchObject({ apply_again_from: null });
  });
});

describe('withdrawing', () => {
  it('is told once, keeps the card, and lets the person apply again', async () => {
    const { receipt, jobId, email } = await applied();
    const visitor = fursa.visitor();
    expect((await visitor.post(`/api/application/${receipt}/withdraw`, {}, { csrf: null })).status).toBe(403);
    const twice = await Promise.all([1, 2].map(() => visitor.post(`/api/application/${receipt}/withdraw`)));
    for (const { status, body } of twice) expect([status, body.application.outcome]).toEqual([200, 'withdrawn']);
    const { application: view } = (await open(receipt)).body;
    expect(view.withdrawn_at).not.toBeNull();
    expect(view.timeline.filter(({ event }: { event: string }) => event === 'withdrawn')).toHaveLength(1);
    const { rows } = await fursa.database.query(
      `select a.outcome, g.name from applications a join application_groups g on g.id = a.group_id where a.job_id = ${jobId}`,
    );
    expect(rows).toEqual([{ outcome: 'withdrawn', name: 'New' }]);
    expect((await applied({ ...application('wizard', email) }, jobId)).answer.status).toBe(200);
  });

  it.each([
    ['Not selected', 'closed'],
    ['Hired', 'hired'],
  ])('is refused once the employer has decided: %s', async (column, stage) => {
    const { id, receipt } = await apply(fursa, (await publish()).id);
    expect((await open(receipt)).body.application).toMatchObject({ public_stage: 'received', state: 'in_progress' });
    await moveTo(fursa, employer, id, column);
    expect((await open(receipt)).body.application).toMatchObject({ public_stage: stage, state: 'ended' });
    const { status, body } = await fursa.visitor().post(`/api/application/${receipt}/withdraw`);
    expect([status, body.message]).toEqual([422, expect.stringContaining('A decision has been made')]);
    expect((await open(receipt)).body.application).toMatchObject({ outcome: 'passed', withdrawn_at: null });
  });

  it('does not wipe out the wait after a fail', async () => {
    const { receipt, jobId, email } = await applied({}, (await publish({ pass_mark: 100 })).id);
    const { status, body } = await fursa.visitor().post(`/api/application/${receipt}/withdraw`);
    expect([status, body.code]).toEqual([422, 'invalid']);
    expect((await applied({ ...application('wizard', email) }, jobId)).answer.status).toBe(429);
    expect((await fursa.visitor().post('/api/application/made-up/withdraw')).status).toBe(404);
  });
});

describe('claiming by registering', () => {
  /** Registers with the receipt and opens the mailed link. */
  async function register(receipt: string, email: string, role = 'candidate') {
    const client = fursa.visitor();
    await client.post('/register', {
      role,
      name: 'Hodan Warsame',
      email,
      password: TEST_PASSWORD,
      application: receipt,
    });
    const confirmed = await client.post('/register/confirm', { token: await fursa.tokenFor(email) });
    expect(confirmed.status).toBe(200);
    return client;
  }
  async function profileOf(email: string) {
    const { rows } = await fursa.database.query(
      `select c.id, c.username, c.bio, c.phone, c.birth_date::text as born, c.country_code as country, c.city,
        (select json_agg(e.institution) from candidate_educations e where e.candidate_id = c.id) as educations,
        (select json_agg(e.designation) from candidate_experiences e where e.candidate_id = c.id) as experiences,
        (select json_agg(t.name) from candidate_trainings t where t.candidate_id = c.id) as trainings,
        (select json_agg(s.name order by s.position) from candidate_skills s where s.candidate_id = c.id) as skills,
        (select json_agg(l.name) from candidate_languages l where l.candidate_id = c.id) as languages
       from candidates c join users u on u.id = c.user_id where u.email = '${email}'`,
    );
    return rows;
  }

  it('gives the application to the new account, and fills its profile', async () => {
    const { id } = await publish();
    const uploaded = await fursa.visitor().upload(`/candidate/job/${id}/cv`, 'hodan.pdf', PDF);
    const { receipt, email } = await applied({ cv: uploaded.body.cv }, id);
    // Without an account the CV has no address of its own; it is in the archive only.
    expect((await open(receipt)).body.application.cv).toEqual({ name: 'hodan.pdf', url: null });
    const client = await register(receipt, email);
    expect(await profileOf(email)).toMatchObject([
      {
        phone: '+252612345678',
        born: '1994-03-08',
        country: 'SO',
        city: 'Marka',
        educations: ['Coastal University of Marka'],
        experiences: ['Cold Chain Coordinator'],
        trainings: ['Good Distribution Practice'],
        skills: ['Cold chain handling', 'Milk testing', 'Dispatch'],
        languages: ['Somali'],
      },
    ]);
    const mine = await client.get('/candidate/applications');
    expect(mine.body.applications).toMatchObject([{ job: { title: 'Dairy Technician' }, outcome: 'passed' }]);
    expect((await client.get('/candidate/resumes')).body.resumes).toMatchObject([{ name: 'hodan.pdf' }]);
    const { cv } = (await client.get(`/api/application/${mine.body.applications[0].id}`)).body.application;
    expect((await client.get(cv.url)).status).toBe(200);
    // The profile was filled from the application, so the next form need not be typed again.
    const { profile } = (await client.get('/candidate/profile/form')).body;
    expect(profile).toMatchObject({
      personalInfo: {
        firstName: 'Hodan',
        lastName: 'Warsame',
        email,
        phone: '+252612345678',
        dateOfBirth: '1994-03-08',
        country: 'Somalia',
        city: 'Marka',
      },
      educations: [
        { institution_name: 'Coastal University of Marka', start_date: expect.stringMatching(/^\d{4}-\d\d$/) },
      ],
      experiences: [{ designation: 'Cold Chain Coordinator' }],
    });
    const someoneElse = await fursa.register('candidate');
    expect((await someoneElse.get('/candidate/profile/form')).text).not.toContain('Marka');
    const { rows } = await fursa.database.query(`select count(*)::int as n from candidates where email = '${email}'`);
    expect(rows[0]?.n).toBe(1);
  });

  it('ends the links of the guest, and gives the account one of its own', async () => {
    const { receipt, jobId, email, body, guest } = await applied();
    const client = await register(receipt, email);
    const missing = await open('x'.repeat(43));
    expect(missing.status).toBe(404);
    for (const answer of [
      await open(receipt),
      await guest.post(`/api/application/${receipt}/withdraw`),
      await guest.get(`/api/application/${receipt}/export`),
    ])
      expect([answer.status, answer.text]).toEqual([404, missing.text]);
    const mail = await fursa.lastMailTo(email);
    expect(mail).toContain('belongs to your account');
    const renewed = /\/application\/([\w-]{43})/.exec(mail)?.[1] as string;
    expect(renewed).not.toBe(receipt);
    const shown = await open(renewed);
    expect(shown.body.application).toMatchObject({
      outcome: 'passed',
      claimable: false,
      sent: { skills: body.skills },
    });
    // The guest's browser still has the key from which its receipt was made, so it can repeat the request.
    const again = await guest.post(`/candidate/job/${jobId}/apply`, body);
    expect(again.status).toBe(200);
    expect((await open(again.body.receipt)).body.application).toMatchObject({ claimable: true });
    expect((await client.get('/candidate/applications')).body.applications).toHaveLength(1);
    expect((await client.post(`/api/application/${renewed}/withdraw`)).body.application.outcome).toBe('withdrawn');
  });

  it('happens once, and nobody claims it a second time with the earlier link', async () => {
    const { receipt, email } = await applied();
    await register(receipt, email);
    const second = await register(receipt, newEmail());
    expect((await second.get('/candidate/applications')).body.applications).toEqual([]);
  });

  it.each([
    ['with the receipt of another e-mail', async () => (await applied()).receipt],
    ['with a receipt that does not exist', async () => 'made-up'],
  ])('changes nothing %s', async (_, receiptOf) => {
    const receipt = await receiptOf();
    const email = newEmail();
    const client = await register(receipt, email);
    expect((await client.get('/candidate/applications')).body.applications).toEqual([]);
    expect(await profileOf(email)).toMatchObject([{ educations: null, bio: '' }]);
    if (receipt !== 'made-up') expect((await open(receipt)).body.application.claimable).toBe(true);
  });

  it('gives nothing to a company, and nothing twice', async () => {
    const { receipt, email } = await applied();
    await register(receipt, email, 'company');
    expect((await open(receipt)).body.application.claimable).toBe(true);
    const candidate = await fursa.register('candidate');
    const own = await candidate.post(`/candidate/job/${(await publish()).id}/apply`, application('wizard'));
    await register(own.body.receipt, newEmail());
    expect((await candidate.get('/candidate/applications')).body.applications).toHaveLength(1);
  });
});
