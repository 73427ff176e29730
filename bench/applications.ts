import type { Database } from '#server/db/database.ts';
import { fillDemo } from '#server/demo/fill-demo.ts';
import { inventMarket } from '#server/demo/market.ts';
import { embeddedEvaluator } from '#server/screening/embedded/embedded-evaluator.ts';
import { redact } from '#server/screening/redact.ts';
import { readPayload } from '#shared/applications/wizard/read-payload.ts';
import { today } from '#shared/kernel/dates.ts';
import { plainText } from '#shared/kernel/rich-text.ts';
import { ScreeningApplication, ScreeningJob } from '#shared/screening/screening.contract.ts';
import type { BenchServer } from './bench-server.ts';
import { median, type NextRequest } from './compare.ts';

const { applications } = inventMarket(new Date());
const ANSWER = 'I have done this for years, and gladly.';

/** The demo's jobs and companies. None of them turns anybody away, so that every answer is a 200. */
export async function fillForApplying({ db, query }: Database): Promise<void> {
  await fillDemo(db, { passwordHash: '', now: new Date() });
  await query(`update jobs set screening_mode = 'advise'`);
}

type Job = { id: number; slug: string; application_form: string; questions: { id: number }[] };

async function openJobs({ base }: BenchServer): Promise<Map<string, Job>> {
  const found = new Map<string, Job>();
  for (let page = 1, last = 1; page <= last; page += 1) {
    const { jobs, pages } = await read<{ jobs: { slug: string }[]; pages: number }>(`${base}/api/jobs?page=${page}`);
    last = pages;
    for (const { slug } of jobs) {
      const { job } = await read<{ job: Job }>(`${base}/api/job/${slug}/details`);
      if (job.application_form === 'wizard' || job.application_form === 'quick') found.set(slug, job);
    }
  }
  return found;
}

async function read<T>(url: string): Promise<T> {
  return (await (await fetch(url)).json()) as T;
}

/** A job of the demo that is applied for with the long form. */
export async function slugWithWizard(server: BenchServer): Promise<string> {
  for (const [slug, { application_form }] of await openJobs(server)) if (application_form === 'wizard') return slug;
  throw new Error('the demo has no open job with the long form');
}

/** People of the demo apply to its jobs as guests, each time under another e-mail and from another address. */
export async function guestApplications(server: BenchServer): Promise<NextRequest> {
  const jobs = await openJobs(server);
  const forms = applications.flatMap(({ job, snapshot }) => {
    const open = jobs.get(job.slug);
    if (!open) return [];
    const personalInfo = { ...snapshot.personalInfo, phone: '+252612345678' };
    const form = {
      ...snapshot,
      personalInfo,
      questions: Object.fromEntries(open.questions.map(({ id }) => [id, ANSWER])),
    };
    const questions = open.questions.map(({ id }) => ({ id, title: '', required: false }));
    const { errors } = readPayload('wizard', form, { today: today(), questions });
    return errors ? [] : [{ open, form }];
  });
  const me = await fetch(`${server.base}/me`);
  const { csrf_token: token } = (await me.json()) as { csrf_token: string };
  const cookie = me.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  let turn = 0;
  return () => {
    turn += 1;
    const { open, form } = forms[turn % forms.length] as (typeof forms)[number];
    const personalInfo = { ...form.personalInfo, email: `bench${turn}@bench.example` };
    const address = `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;
    return {
      method: 'POST',
      path: `/candidate/job/${open.id}/apply`,
      headers: { 'content-type': 'application/json', 'x-csrf-token': token, cookie, 'x-forwarded-for': address },
      body: JSON.stringify({ ...form, personalInfo, client_id: `bench-application-${turn}`, open_ms: 240_000 }),
    };
  };
}

const RUNS = 600;

/** Milliseconds from what was stored to its evaluation; the median over the applications of the demo. */
export function timeOfScreening(): number {
  const evaluator = embeddedEvaluator();
  const times = Array.from({ length: RUNS }, (_, run) => {
    const { job, snapshot } = applications[run % applications.length] as (typeof applications)[number];
    const started = performance.now();
    const asked = ScreeningJob.parse({
      title: job.title,
      description: plainText(job.description),
      skills: job.skills,
      education: job.education && { name: job.education },
      experience: { name: job.experience },
    });
    evaluator.evaluate(asked, redact(ScreeningApplication.parse({ ...snapshot, as_of: today().slice(0, 7) })));
    return performance.now() - started;
  });
  return median(times);
}
