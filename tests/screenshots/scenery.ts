import { setTimeout } from 'node:timers/promises';
import { filledForm, filledSimple, filledWizard } from '#shared/applications/wizard/filled-forms.fixtures.ts';
import type { Board } from '#shared/board/board.contract.ts';
import type { RegistrableRole } from '#shared/identity/identity.values.ts';
import type { ApplicationForm } from '#shared/jobs/jobs.values.ts';
import { DEMO_PASSWORD } from '../harness/browser.ts';
import type { FursaProcess } from '../harness/fursa-process.ts';
import { readOutbox } from '../harness/outbox.ts';
import { application } from '../harness/test-applications.ts';
import { type Answer, TestClient } from '../harness/test-client.ts';

type Job = { id: number; slug: string; status: string; application_form: ApplicationForm; questions: { id: number }[] };

const GUEST = 'guest@mail.example';
const INVITED = 'invited@mail.example';
const ANSWER = 'Yes. I have done it every week for four years, and I could start next month.';
const STEPS: Record<'form' | 'simple', readonly string[]> = {
  form: ['personal', 'education', 'experience', 'skills', 'questions'],
  simple: ['personal', 'education', 'experience'],
};

/** What the scenes need beside the demo: sessions, an application, drafts, mailed links. */
export async function prepareScenery({ url, dataDir }: FursaProcess) {
  const mailbox = openMailbox(dataDir);
  const [candidate, company, reviewer, admin] = [
    await signedIn(url, 'candidate@fursa.example'),
    await signedIn(url, 'employer@fursa.example'),
    await signedIn(url, 'reviewer@fursa.example'),
    await signedIn(url, 'admin@fursa.example'),
  ];
  const guest = new TestClient(url);
  const jobs = await openJobs(guest);
  const own = await must(company.get('/company/jobs/list'));
  const questions = Object.fromEntries(jobs.wizard.questions.map(({ id }) => [id, ANSWER]));
  const sent = await must(
    guest.post(`/candidate/job/${jobs.wizard.id}/apply`, { ...application('wizard', GUEST), questions }),
  );
  await must(company.post('/company/team/invitations', { email: INVITED, role: 'recruiter' }));
  await must(guest.post('/password/forgot', { email: 'candidate2@fursa.example' }));
  const wish = { filters: { q: 'nurse', country: 'KE' }, frequency: 'weekly', email: GUEST };
  await must(guest.post('/api/job-alerts', wish));
  const unconfirmed = newAccount('unconfirmed', 'candidate');
  await must(guest.post('/register', unconfirmed));
  for (const step of ['experience', 'education']) {
    await must(candidate.post('/api/session/store', draftOf(step === 'experience' ? jobs.form : jobs.simple, step)));
  }
  const [beginner, founder] = [
    await registered(url, mailbox, newAccount('beginner', 'candidate')),
    await registered(url, mailbox, newAccount('founder', 'company')),
  ];
  const changing = { email: 'idil.new@mail.example', current_password: newAccount('', 'candidate').password };
  await must(beginner.post('/account/email', changing));
  const drafts = new Map<string, string>();
  for (const form of ['form', 'simple'] as const) {
    for (const step of STEPS[form]) {
      const { body } = await must(new TestClient(url).post('/api/session/store', draftOf(jobs[form], step)));
      drafts.set(`${form} ${step}`, body.token);
    }
  }
  // To a guest, who gets it by mail, with a link that stops such mails.
  const elsewhere = await signedIn(url, 'employer2@fursa.example');
  const application_id = await newestOf(elsewhere, jobs.wizard.id);
  await must(elsewhere.post('/company/message/candidate', { message: ANSWER, application_id }));
  await saveViews(company, await signedIn(url, 'recruiter@fursa.example'));
  await makeTokens(company);
  const table = new TextEncoder().encode(
    'name;email;phone\nHodan Warsame;hodan.warsame@mail.example;+252 61 555 0148\nRuth Wambugu;ruth.w@mail;\n',
  );
  const uploaded = await must(company.upload('/company/imports', 'people-2024.csv', table));
  await makeWebhooks(company);
  await makeRules(company);
  const applicants = await scoredByBoth(company);
  const { user } = (await must(reviewer.get('/me'))).body;
  const asked = { application_ids: applicants.ids.slice(0, 2), reviewer_id: user.id };
  // In the demo somebody may be asked already, who would not be told again.
  await must(admin.post('/api/admin/evaluations/assign', { ...asked, remove: true }));
  await must(admin.post('/api/admin/evaluations/assign', asked));
  return {
    importId: uploaded.body.id as number,
    applicants,
    /** A beginner and a founder have an account, and nothing in it yet. */
    viewers: { candidate, company, reviewer, admin, beginner, founder },
    jobs,
    /** Of an account and a company, for the admins' pages about them. */
    ids: await idsOf(company),
    receipt: sent.body.receipt as string,
    /** Of the demo's company and candidate. */
    chat: await chatOf(candidate),
    ownJob: own.body.jobs.find(({ status }: Job) => status === 'active') as Job,
    links: {
      notMe: await mailbox.linkTo(GUEST, '/not-me'),
      invitation: await mailbox.linkTo(INVITED, '/invitation'),
      reset: await mailbox.linkTo('candidate2@fursa.example', '/reset'),
      confirm: await mailbox.linkTo(unconfirmed.email, '/confirm'),
      confirmEmail: await mailbox.linkTo(changing.email, '/confirm-email'),
      notMyChange: await mailbox.linkTo(newAccount('beginner', 'candidate').email, '/not-my-change'),
      stopMails: await mailbox.linkTo(GUEST, '/stop-mails'),
      jobAlert: await mailbox.linkTo(GUEST, '/job-alert'),
    },
    /** The address of a form with everything filled in, at one of its steps. */
    draftAddress: (form: 'form' | 'simple', step: string) =>
      `/job/${jobs[form].slug}/apply?token=${drafts.get(`${form} ${step}`)}`,
    /** What the browser keeps of variant A. */
    localDraft: (stepIndex: number): [string, string] => [
      `fursa:wizard:${jobs.wizard.id}:guest`,
      JSON.stringify({
        version: 1,
        value: { form: filledWizard(), stepIndex, timestamp: Date.now(), jobId: jobs.wizard.id },
      }),
    ],
  };
}

/** Of their own, shared by them, and shared by a colleague. */
async function saveViews(company: TestClient, colleague: TestClient): Promise<void> {
  const save = (client: TestClient, view: object) => must(client.post('/company/board-views', view));
  await save(company, { name: 'Best of the week', shared: true, filters: { score: 'Excellent,Good' } });
  await save(company, { name: 'Waiting longest', filters: { order: 'longest' } });
  await save(colleague, { name: 'Drivers', shared: true, filters: { q: 'driver', order: 'newest' } });
}

async function makeTokens(company: TestClient): Promise<void> {
  const make = (token: object) => must(company.post('/api-tokens', { expires_in_days: 365, ...token }));
  const { secret } = (await make({ name: 'Payroll hand-over', scopes: ['jobs:read', 'applications:read'] })).body;
  const headers = { authorization: `Bearer ${secret}` };
  await must(company.get('/company/jobs/list', { headers }));
  await make({ name: 'Careers page', scopes: ['jobs:read'], expires_in_days: 30 });
}

/** Three columns write by themselves: two messages are on their way, and one cannot go out. */
async function makeRules(company: TestClient): Promise<void> {
  const { templates, columns } = (await must(company.get('/company/message-templates'))).body;
  const columnOf = (name: string) => columns.find((one: { name: string }) => one.name === name).id as number;
  const shipped = (standard: string) => templates.find((one: { standard: string }) => one.standard === standard).id;
  const body = 'Dear {candidate},\n\nyou are shortlisted for {job}. You hear from us by {promised_day}.\n\n{recruiter}';
  const fields = { name: 'You are shortlisted', body, locale: 'en', group_id: columnOf('Shortlisted') };
  const own = (await must(company.post('/company/message-templates', fields))).body.template.id;
  const save = (column: string, rule: object) =>
    must(company.request('PUT', `/company/answers/rules/${columnOf(column)}`, { hours: 2, on: true, ...rule }));
  await save('New', { template_id: shipped('received'), hours: 0 });
  await save('Shortlisted', { template_id: own });
  await save('Not selected', { template_id: shipped('not_selected'), hours: 48, for_machine: true });
  await save('Offer', { template_id: shipped('offer'), on: false });
  const { groups } = (await must(company.get('/company/applications/board'))).body as Board;
  const cards = groups.find(({ name }) => name === 'New')?.applications.slice(0, 3) ?? [];
  for (const [index, { id, version }] of cards.entries()) {
    const to_group_id = columnOf(index === 2 ? 'Not selected' : 'Shortlisted');
    await must(
      company.post('/company/applications/move', { application_id: id, to_group_id, after_id: null, version }),
    );
  }
}

/** One that is told of something and cannot be reached, and one that is off. No machine answers at these addresses. */
async function makeWebhooks(company: TestClient): Promise<void> {
  const make = (webhook: object) => must(company.post('/webhooks', { with_text: false, ...webhook }));
  const events = ['application.submitted', 'application.moved', 'message.received'];
  const failing = (await make({ address: 'https://hr.tsehayon.invalid/hooks/fursa', events })).body.webhook;
  await must(company.post(`/webhooks/${failing.id}/test`));
  const off = (await make({ address: 'https://chat.tsehayon.invalid/in/hiring', events: ['application.submitted'] }))
    .body;
  await must(company.post(`/webhooks/${off.webhook.id}/switch`, { on: false }));
}

async function idsOf(company: TestClient): Promise<{ user: number; company: number }> {
  const { user } = (await must(company.get('/me'))).body;
  return { user: user.id, company: user.company.id };
}

async function newestOf(company: TestClient, job: number): Promise<number> {
  const { groups } = (await must(company.get(`/company/applications/board?job=${job}`))).body as Board;
  return Math.max(...groups.flatMap(({ applications }) => applications.map(({ id }) => id)));
}

/** A job, and those of its applications that the system and people have scored: two at least. */
async function scoredByBoth(company: TestClient): Promise<{ job: number; ids: number[] }> {
  const { groups } = (await must(company.get('/company/applications/board'))).body as Board;
  const scored = groups
    .flatMap(({ applications }) => applications)
    .filter((card) => card.ai_evaluation && card.human_evaluation);
  const ofOneJob = (job: number) => ({ job, ids: scored.filter((card) => card.job.id === job).map(({ id }) => id) });
  const found = scored.map(({ job }) => ofOneJob(job.id)).find(({ ids }) => ids.length > 1);
  if (!found) throw new Error('the demo has no two scored applications to one job');
  return found;
}

export type Scenery = Awaited<ReturnType<typeof prepareScenery>>;
export type Viewer = keyof Scenery['viewers'];

async function signedIn(url: string, email: string): Promise<TestClient> {
  const client = new TestClient(url);
  await must(client.post('/login', { email, password: DEMO_PASSWORD }));
  return client;
}

async function registered(url: string, mailbox: Mailbox, account: ReturnType<typeof newAccount>): Promise<TestClient> {
  const client = new TestClient(url);
  await must(client.post('/register', account));
  const link = await mailbox.linkTo(account.email, '/confirm');
  await must(client.post('/register/confirm', { token: link.split('token=')[1] }));
  return client;
}

/** One of each form; with screening questions where there are any, so that their step is seen. */
async function openJobs(guest: TestClient): Promise<Record<ApplicationForm, Job>> {
  const found = new Map<ApplicationForm, Job>();
  const pages = await Promise.all([1, 2].map((page) => must(guest.get(`/api/jobs?page=${page}`))));
  for (const { slug } of pages.flatMap(({ body }) => body.jobs as Job[])) {
    const { job } = (await must(guest.get(`/api/job/${slug}/details`))).body as { job: Job };
    const better = found.get(job.application_form);
    if (!better || (better.questions.length === 0 && job.questions.length > 0)) found.set(job.application_form, job);
  }
  return Object.fromEntries(found) as Record<ApplicationForm, Job>;
}

function draftOf({ id, application_form: form }: Job, currentStep: string) {
  const { answers: _, ...filled } = form === 'simple' ? filledSimple() : filledForm();
  const steps = form === 'simple' ? STEPS.simple : STEPS.form;
  const completedSteps = steps.slice(0, steps.indexOf(currentStep));
  return { jobId: id, form, formVersion: 1, ...filled, currentStep, completedSteps };
}

function newAccount(name: string, role: RegistrableRole) {
  const company = role === 'company' && { company_name: 'Hirsi & Daughters' };
  return { role, name: 'Idil Hirsi', email: `${name}@new.example`, password: 'a sentence to remember', ...company };
}

/** Mails leave by the queue: whoever waits for one looks again. */
function openMailbox(dataDir: string) {
  return {
    async linkTo(email: string, page: string): Promise<string> {
      const pattern = new RegExp(`${page}[/?][\\w=-]+`);
      for (let round = 0; round < 300; round += 1) {
        for (const { headers, text } of await readOutbox(dataDir)) {
          const link = headers.to === email ? pattern.exec(text)?.[0] : undefined;
          if (link) return link;
        }
        await setTimeout(100);
      }
      throw new Error(`no mail to ${email} with a link to ${page}`);
    },
  };
}

type Mailbox = ReturnType<typeof openMailbox>;

async function must(answering: Promise<Answer>): Promise<Answer> {
  const answer = await answering;
  if (answer.status !== 200) throw new Error(`The scenery does not stand: ${answer.text}`);
  return answer;
}

async function chatOf(candidate: TestClient): Promise<number> {
  const { body } = await must(candidate.get('/get/users'));
  const known = body.conversations as { id: number; company: { user: { username: string } } }[];
  return known.find(({ company }) => company.user.username === 'qaboobe-cold-chain')?.id as number;
}
