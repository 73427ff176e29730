import { describe, expect, it, vi } from 'vitest';
import { apply } from '../../../tests/harness/test-applicants.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { interviewOf, linkTo, planFields, workdays } from '../../../tests/harness/test-interviews.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import { listen } from '../../../tests/harness/test-listener.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Board Foods', runningParts: true });
const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });
const me = (await employer.get('/me')).body.user as { id: number; name: string };
let plans = 0;
const minutesAfter = (at: string, minutes: number) => new Date(Date.parse(at) + minutes * 60_000).toISOString();

async function asked() {
  plans += 1;
  const email = `board${plans}@mail.example`;
  const { id } = await apply(fursa, job.id, { person: { email } });
  const starts = workdays(plans * 2).slice(-2);
  const fields = { ...planFields([me.id]), starts, application_ids: [id], place: 'Room 1', despite_warnings: true };
  const { body, text } = await employer.post('/company/interviews', fields);
  expect(body.results?.[0]?.result, text).toBe('invited');
  return { id, email, starts };
}
async function cardOf(id: number) {
  const { groups } = (await employer.get('/company/applications/board')).body;
  const cards = groups.flatMap((group: { applications: { id: number }[] }) => group.applications);
  return cards.find((card: { id: number }) => card.id === id);
}
const timelineOf = async (id: number) =>
  (await employer.get(`/company/applications/${id}/timeline`)).body.events
    .filter(({ event }: { event: string }) => event.startsWith('interview_'))
    .reverse()
    .map(({ event, from, to, actor, by_candidate }: Record<string, unknown>) => ({
      event,
      from,
      to,
      by: by_candidate ? 'candidate' : (actor as { name: string } | null)?.name,
    }));

describe('the card and the timeline of an applicant', () => {
  it('show the next interview from asking to cancelling, and who did what', async () => {
    const { id, email, starts } = await asked();
    const [first, second] = starts as [string, string];
    expect((await cardOf(id)).interview).toEqual({ state: 'asked', starts_at: null, ends_at: null });
    const link = await linkTo(fursa, email);
    await fursa.visitor().post(`/api/interview/${link}/choose`, { starts_at: first, zone: 'Africa/Kigali' });
    expect((await cardOf(id)).interview).toEqual({
      state: 'booked',
      starts_at: first,
      ends_at: minutesAfter(first, 45),
    });
    const interview = await interviewOf(employer, id);
    await employer.post(`/company/interviews/${interview.id}/move`, { starts_at: second });
    expect((await cardOf(id)).interview).toEqual({
      state: 'booked',
      starts_at: second,
      ends_at: minutesAfter(second, 45),
    });
    await fursa.visitor().post(`/api/interview/${await linkTo(fursa, email)}/cancel`, { word: 'I am ill.' });
    expect((await cardOf(id)).interview).toBeNull();
    expect(await timelineOf(id)).toEqual([
      { event: 'interview_offered', from: null, to: '2', by: me.name },
      { event: 'interview_booked', from: null, to: first, by: 'candidate' },
      { event: 'interview_moved', from: first, to: second, by: me.name },
      { event: 'interview_cancelled', from: second, to: null, by: 'candidate' },
    ]);
  });

  it('say that no time suits, and nothing of an interview that is over', async () => {
    const { id, email } = await asked();
    const link = await linkTo(fursa, email);
    await fursa.visitor().post(`/api/interview/${link}/none`, { word: 'Mornings only.', good_times: ['mornings'] });
    expect((await cardOf(id)).interview).toEqual({ state: 'none_suits', starts_at: null, ends_at: null });
    const { id: interviewId } = await interviewOf(employer, id);
    await fursa.database.query(`update interviews set state = 'booked', starts_at = now() - interval '2 hours',
      ends_at = now() - interval '1 hour' where id = ${interviewId}`);
    expect((await cardOf(id)).interview).toBeNull();
    const card = { version: 0, questions: [], criteria: [], recommendation: 'strong_no', sentence: 'A secret' };
    expect((await employer.post(`/company/interviews/${interviewId}/scorecard/hand-in`, card)).status).toBe(200);
    // What a scorecard says is for those who have handed in their own.
    const { text } = await employer.get(`/company/applications/${id}/timeline`);
    expect(text).toContain('interview_scorecard');
    expect(text).not.toMatch(/strong_no|A secret/);
  });

  it('change on open boards when the candidate chooses', async () => {
    const { id, email, starts } = await asked();
    const { heard, socket } = await listen(employer, fursa.baseUrl);
    try {
      const link = await linkTo(fursa, email);
      await fursa.visitor().post(`/api/interview/${link}/choose`, { starts_at: starts[0], zone: 'Africa/Kigali' });
      await vi.waitFor(() =>
        expect(heard).toContainEqual(expect.objectContaining({ type: 'BoardCardsChanged', ids: [id] })),
      );
    } finally {
      socket.disconnect();
    }
  });
});

describe('the dashboard', () => {
  const ahead = async () => (await employer.get('/company/interviews/ahead')).body;

  it('lists what comes next, and counts what is waited for', async () => {
    const before = await ahead();
    const { id, email } = await asked();
    expect(await ahead()).toMatchObject({ unanswered: before.unanswered + 1, none_suits: before.none_suits });
    const link = await linkTo(fursa, email);
    await fursa.visitor().post(`/api/interview/${link}/none`, { word: '', good_times: [] });
    expect(await ahead()).toMatchObject({ unanswered: before.unanswered, none_suits: before.none_suits + 1 });
    const { id: interviewId } = await interviewOf(employer, id);
    const put = (state: string, from: string) =>
      fursa.database.query(`update interviews set state = '${state}', starts_at = now() + interval '${from}',
        ends_at = now() + interval '${from}' + interval '45 minutes' where id = ${interviewId}`);
    await put('booked', '-10 minutes');
    expect((await ahead()).interviews[0]).toMatchObject({ id: interviewId, state: 'booked' });
    await put('booked', '8 days');
    const isListed = async () => (await ahead()).interviews.some((one: { id: number }) => one.id === interviewId);
    expect(await isListed()).toBe(false);
    await put('booked', '-60 minutes');
    expect([await isListed(), (await ahead()).own_due]).toEqual([false, before.own_due + 1]);
    const stranger = await fursa.register('company');
    expect((await stranger.get('/company/interviews/ahead')).body).toMatchObject({
      interviews: [],
      own_due: 0,
      unanswered: 0,
      none_suits: 0,
    });
  });
});
