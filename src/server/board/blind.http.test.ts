import { describe, expect, it } from 'vitest';
import { createCardFactsService } from '#server/applications/card-facts.service.ts';
import { readCsvRows } from '#server/kernel/read-csv.ts';
import { apply } from '../../../tests/harness/test-applicants.ts';
import { application } from '../../../tests/harness/test-applications.ts';
import { columnsOf } from '../../../tests/harness/test-board.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import { listen } from '../../../tests/harness/test-listener.ts';

const { fursa, admin, employer } = await companyForTests({ runningParts: true });

async function hideUntil(column: string | null): Promise<void> {
  const until_group_id = column ? ((await columnsOf(employer))[column]?.id ?? null) : null;
  const { status } = await employer.request('PUT', '/company/applications/blind', { until_group_id });
  expect(status).toBe(200);
}

/** An applicant whose profession and skills contain their name. */
async function telling(jobId: number, client: TestClient = fursa.visitor(), email?: string) {
  const { experiences = [] } = application('wizard', 'x@test.example');
  return apply(
    fursa,
    jobId,
    {
      person: { firstName: 'Zubeida', lastName: 'Quxumaale', ...(email && { email }) },
      rest: {
        skills: ['Milk testing', 'Cold chain', 'Zubeida Quxumaale method'],
        experiences: experiences.map((one) => ({ ...one, designation: 'Founder of Quxumaale Dairy' })),
      },
    },
    client,
  );
}

describe('blind review', () => {
  it('masks the profession on the card, in the table and on the dashboard', async () => {
    const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });
    const { id } = await telling(job.id);
    const seen = async () => {
      const { New } = await columnsOf(employer, `?job=${job.id}`);
      const card = New?.applications[0] as unknown as { candidate: { profession: { name: string } } };
      const { text } = await employer.get(`/company/applications/export.csv?job=${job.id}`);
      const [head, row] = readCsvRows(text).map(({ cells }) => cells);
      const { newest } = (await employer.get('/company/dashboard')).body;
      const own = newest.find((one: { id: number }) => one.id === id);
      return [card.candidate.profession.name, row?.[head?.indexOf('Profession') ?? -1], own.profession];
    };
    expect(new Set(await seen())).toEqual(new Set(['Founder of Quxumaale Dairy']));
    await hideUntil('Interview');
    expect(new Set(await seen())).toEqual(new Set(['Founder of ▮▮▮ Dairy']));
    await hideUntil(null);
  });

  it('finds whom it hides by what is shown: the number and the skills, never a name inside them', async () => {
    const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });
    const { id } = await telling(job.id);
    const found = async (q: string) => {
      const { New } = await columnsOf(employer, `?job=${job.id}&q=${encodeURIComponent(q)}`);
      return New?.count;
    };
    expect([await found('zubeida'), await found('Quxumaale method')]).toEqual([1, 1]);
    await hideUntil('Interview');
    for (const q of ['zubeida', 'quxumaale', 'Quxumaale method', 'Zub']) expect(await found(q), q).toBe(0);
    for (const q of ['milk testing', 'method', `Candidate ${id}`, String(id)]) expect(await found(q), q).toBe(1);
    await hideUntil(null);
  });

  it('of applications from before is filled in by the queue', async () => {
    const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });
    const { id } = await telling(job.id);
    await fursa.database.query(`update applications set blind_skills = null, blind_profession = null where id = ${id}`);
    await createCardFactsService(fursa.db).fillMissing();
    const { rows } = await fursa.database.query(
      `select blind_profession as profession, blind_skills as skills from applications where id = ${id}`,
    );
    expect(rows).toEqual([{ profession: 'Founder of ▮▮▮ Dairy', skills: expect.stringContaining('milk testing') }]);
    expect(JSON.stringify(rows)).not.toMatch(/quxumaale|zubeida/i);
  });

  it('tells nothing of a hidden person by blocking or presence', async () => {
    const [first, second] = [
      await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 }),
      await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 }),
    ];
    const candidate = await fursa.register('candidate');
    const known = await telling(first.id, candidate, candidate.email);
    const hidden = await telling(second.id, candidate, candidate.email);
    const open = async (application_id: number) =>
      (await employer.post('/messages/open', { application_id })).body.conversation;
    const [knownChat, hiddenChat] = [await open(known.id), await open(hidden.id)];
    const { Interview } = await columnsOf(employer, `?job=${first.id}`);
    const card = (await columnsOf(employer, `?job=${first.id}`)).New?.applications[0] as unknown as { version: number };
    await employer.post('/company/applications/move', {
      application_id: known.id,
      to_group_id: Interview?.id,
      after_id: null,
      version: card.version,
    });
    await hideUntil('Interview');
    const blockedBy = async (id: number) =>
      (await employer.get(`/get/users?chat_id=${id}`)).body.conversations[0].blocked_by;
    for (const client of [candidate, employer]) {
      const chat_id = knownChat.id;
      expect((await client.post('/messages/block', { chat_id, blocked: true })).status).toBe(200);
      expect([await blockedBy(knownChat.id), await blockedBy(hiddenChat.id)]).toEqual([expect.any(String), null]);
      expect((await employer.post('/send/message', { chat_id, to: null, message: 'Hello' })).status).toBe(409);
      // The hidden candidate has blocked the company. The message looks sent to the company, and the candidate is not
      // notified.
      const { heard, socket: page } = await listen(candidate, fursa.baseUrl);
      const sent = await employer.post('/send/message', { chat_id: hiddenChat.id, to: null, message: 'Good morning' });
      expect([sent.status, sent.body.message.body]).toEqual([200, 'Good morning']);
      const letter = { message: 'Good day', application_id: hidden.id };
      expect((await employer.post('/company/message/candidate', letter)).status).toBe(200);
      const many = { message: 'Good evening', application_ids: [hidden.id] };
      expect((await employer.post('/company/message/candidates', many)).body.results).toEqual([
        { application_id: hidden.id, result: 'sent' },
      ]);
      const { messages } = (await employer.get(`/get/messages/hidden?chat_id=${hiddenChat.id}`)).body;
      expect(messages.slice(-3).map(({ body }: { body: string }) => body)).toEqual([
        'Good morning',
        'Good day',
        'Good evening',
      ]);
      expect((await candidate.get('/load-unread-count')).body.unread).toBe(0);
      await client.post('/messages/block', { chat_id, blocked: false });
      await expect.poll(() => heard.some(({ type }) => type === 'ChatChanged')).toBe(true);
      expect(heard.filter(({ type }) => type === 'ChatMessage')).toEqual([]);
      page.disconnect();
    }
    const block = await employer.post('/messages/block', { chat_id: hiddenChat.id, blocked: true });
    expect([block.status, block.body.message]).toEqual([409, expect.stringMatching(/^Blind review hides who this is/)]);
    const { socket } = await listen(candidate, fursa.baseUrl);
    const isHere = async (id: number) => (await employer.get(`/messages/presence?chat_id=${id}`)).body.is_online;
    expect([await isHere(knownChat.id), await isHere(hiddenChat.id)]).toEqual([true, false]);
    socket.disconnect();
    await hideUntil(null);
  });
});
