import { describe, expect, it } from 'vitest';
import { apply, colleagueOf, columnOf, moveTo } from '../../../../tests/harness/test-applicants.ts';
import type { TestClient } from '../../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../../tests/harness/test-company.ts';
import { publishJob } from '../../../../tests/harness/test-jobs.ts';
import { makeJobsDue } from '../../../../tests/harness/test-queue.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Nuvemba Freight' });
const stranger = await fursa.register('company');
const job = await publishJob(employer, admin, { application_form: 'wizard', screening_mode: 'auto', pass_mark: 0 });
const rea = await colleagueOf(fursa, employer, 'Rea Recruiter');

const write = (client: TestClient, id: number, note: object) => client.post(`/company/applications/${id}/notes`, note);
const remove = (client: TestClient, id: number, noteId: number) =>
  client.request('DELETE', `/company/applications/${id}/notes/${noteId}`);
/** What was not read after some minutes is mailed. */
async function waitForMails(): Promise<void> {
  await makeJobsDue(fursa);
  await fursa.server.run('messenger.mail_notice');
}
const timelineOf = async (id: number, client: TestClient = employer) =>
  (await client.get(`/company/applications/${id}/timeline`)).body;
type Event = { event: string; text: string | null };
const notesOf = async (id: number) => (await timelineOf(id)).events.filter(({ event }: Event) => event === 'note');

describe('a note', () => {
  it('is read by the team, with who wrote it', async () => {
    const { id } = await apply(fursa, job.id);
    const { status, body } = await write(rea, id, { body: '  Call on Monday.  ' });
    expect([status, body.note]).toMatchObject([200, { body: 'Call on Monday.', mentions: [] }]);
    expect(await notesOf(id)).toMatchObject([
      {
        text: 'Call on Monday.',
        actor: { id: rea.id, name: 'Rea Recruiter' },
        note: { id: body.note.id, mine: false },
      },
    ]);
    expect((await timelineOf(id, rea)).events[0].note.mine).toBe(true);
    expect((await timelineOf(id)).team.map(({ name }: { name: string }) => name)).toEqual([
      'Nuvemba Freight',
      'Rea Recruiter',
    ]);
  });

  it('names nobody in that mail whom blind review hides', async () => {
    const { id } = await apply(fursa, job.id);
    const interview = await columnOf(fursa, employer, 'Interview');
    const blind = (until: number | null) =>
      employer.request('PUT', '/company/applications/blind', { until_group_id: until });
    expect((await blind(interview)).status).toBe(200);
    await write(employer, id, { body: 'Please look again, @Rea.', mentions: [rea.id] });
    await waitForMails();
    await blind(null);
    const mail = await fursa.lastMailTo(rea.email);
    expect(mail).toContain('Please look again, @Rea.');
    expect(mail).not.toMatch(/Hodan|Warsame/);
  });

  it('tells colleagues who are mentioned by mail, in their language, with the name of the candidate', async () => {
    const { id } = await apply(fursa, job.id);
    await rea.post('/language', { locale: 'sw' });
    const before = await fursa.mailCount(rea.email);
    const ownMails = await fursa.mailCount(employer.email);
    const { id: ownId } = (await employer.get('/me')).body.user;
    await write(employer, id, { body: 'Please look, @Rea.', mentions: [rea.id, rea.id, ownId] });
    await waitForMails();
    expect(await fursa.mailCount(rea.email)).toBe(before + 1);
    // Authors are not notified of their own notes.
    expect(await fursa.mailCount(employer.email)).toBe(ownMails);
    await rea.post('/language', { locale: 'en' });
    const mail = await fursa.lastMailTo(rea.email);
    expect(mail).toContain('Nuvemba Freight amekutaja');
    expect(mail).toContain('Please look, @Rea.');
    expect(mail).toContain(`&application=${id}`);
    expect(mail).toContain('Hodan Warsame');
    expect((await notesOf(id))[0].note.mentions.map(({ name }: { name: string }) => name).sort()).toEqual([
      'Nuvemba Freight',
      'Rea Recruiter',
    ]);
  });

  it('mentions nobody who is not in the team', async () => {
    const { id } = await apply(fursa, job.id);
    const { id: foreign } = (await stranger.get('/me')).body.user;
    const mails = await fursa.mailCount(stranger.email);
    for (const mentions of [[foreign], [rea.id, foreign], [999_999]]) {
      const { status, body } = await write(employer, id, { body: 'Psst', mentions });
      expect([status, body.errors]).toEqual([422, { mentions: ['Only members of your team can be mentioned.'] }]);
    }
    await waitForMails();
    expect(await fursa.mailCount(stranger.email)).toBe(mails);
    expect(await notesOf(id)).toEqual([]);
  });

  it('is stored once, however often it is sent', async () => {
    const [{ id }, other] = [await apply(fursa, job.id), await apply(fursa, job.id)];
    const note = { body: 'Once.', mentions: [rea.id], client_id: crypto.randomUUID() };
    const mails = await fursa.mailCount(rea.email);
    const answers = await Promise.all([
      write(employer, id, note),
      write(employer, id, note),
      write(employer, id, note),
    ]);
    expect(new Set(answers.map(({ body }) => body.note.id)).size).toBe(1);
    expect(await notesOf(id)).toHaveLength(1);
    await waitForMails();
    expect(await fursa.mailCount(rea.email)).toBe(mails + 1);
    expect((await write(employer, other.id, note)).status).toBe(409);
  });

  it('has a text, of at most 2,000 characters', async () => {
    const { id } = await apply(fursa, job.id);
    for (const body of ['', '   ', 'x'.repeat(2_001), 7])
      expect((await write(employer, id, { body })).status).toBe(422);
    expect((await write(employer, id, { body: '😀'.repeat(2_000) })).status).toBe(200);
    expect((await write(employer, id, { body: 'a', mentions: Array(21).fill(rea.id) })).status).toBe(422);
  });

  it('is deleted by who wrote it, and by nobody else', async () => {
    const [{ id }, other] = [await apply(fursa, job.id), await apply(fursa, job.id)];
    const noteId = (await write(rea, id, { body: 'Mine.' })).body.note.id;
    const missing = await remove(employer, id, 999_999);
    expect(missing.status).toBe(404);
    for (const answer of [
      await remove(employer, id, noteId),
      await remove(stranger, id, noteId),
      await remove(rea, other.id, noteId),
    ]) {
      expect([answer.status, answer.text]).toEqual([404, missing.text]);
    }
    expect((await remove(rea, id, noteId)).status).toBe(200);
    expect(await notesOf(id)).toEqual([]);
  });

  it('is written about the own applications only', async () => {
    const { id } = await apply(fursa, job.id);
    const missing = await write(stranger, 999_999, { body: 'Hello' });
    expect(missing.status).toBe(404);
    expect((await write(stranger, id, { body: 'Hello' })).text).toBe(missing.text);
  });
});

describe('the timeline', () => {
  it('tells what happened, newest first, with who and why', async () => {
    const { id } = await apply(fursa, job.id);
    await moveTo(fursa, rea, id, 'Interview');
    const { id: candidateId } = (await employer.get(`/candidate/application/profile/details?application_id=${id}`)).body
      .candidate;
    await employer.post('/company/message/candidate', { message: 'Come!', candidate_id: candidateId, job_id: job.id });
    await write(employer, id, { body: 'Coming.' });
    await admin.get(`/candidate/application/profile/details?application_id=${id}`);
    const { events } = await timelineOf(id);
    const told = events.map(({ event, from, to, text }: Event & { from: string; to: string }) => [
      event,
      from,
      to,
      text,
    ]);
    expect(told.slice(0, 3)).toEqual([
      ['note', null, null, 'Coming.'],
      ['message', null, null, 'Come!'],
      ['stage', 'New', 'Interview', null],
    ]);
    expect(events[2].actor.name).toBe('Rea Recruiter');
    // If screening ran at once, all events have the time of the application.
    expect(
      events
        .slice(3)
        .map(({ event }: Event) => event)
        .sort(),
    ).toEqual(['ai_score', 'applied', 'outcome']);
  });

  it('does not exist for another company', async () => {
    const { id } = await apply(fursa, job.id);
    const missing = await stranger.get('/company/applications/999999/timeline');
    expect(missing.status).toBe(404);
    expect((await stranger.get(`/company/applications/${id}/timeline`)).text).toBe(missing.text);
  });
});
