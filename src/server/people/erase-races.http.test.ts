import { readdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apply } from '../../../tests/harness/test-applicants.ts';
import { PDF } from '../../../tests/harness/test-applications.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { conversationAbout, say } from '../../../tests/harness/test-conversations.ts';
import { save } from '../../../tests/harness/test-evaluations.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import { act, idOf } from '../../../tests/harness/test-people.ts';
import { startTestServer, type TestServer } from '../../../tests/harness/test-server.ts';

let fursa: TestServer;
let admin: TestClient;
let employer: TestClient & { email: string };
let job: { id: number; slug: string };
beforeAll(async () => {
  fursa = await startTestServer();
  admin = await fursa.signedInAs('admin');
  employer = await fursa.register('company', 'Racing & Co');
  job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });
  // Slows down erasing and writing, so that other requests come in between.
  await fursa.database.query(
    `create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(1); return new; end $$;
     create trigger dawdle before insert on history for each row when (new.type = 'user.erased') execute function dawdle();
     create trigger dawdle before insert on messages for each row when (new.body = 'slowly') execute function dawdle();`,
  );
});
afterAll(() => fursa.stop());

async function applicant() {
  const candidate = await fursa.register('candidate');
  const { email } = candidate;
  const applied = await apply(fursa, job.id, { person: { email } }, candidate);
  const { rows } = await fursa.database.query(
    `select candidate_id::int as id from applications where id = ${applied.id}`,
  );
  const [row] = rows as { id: number }[];
  return { candidate, id: await idOf(candidate), applicationId: applied.id, candidateId: row?.id as number };
}

const fileCount = async () =>
  (await readdir(fursa.filesDir, { recursive: true }).catch(() => [])).filter((name) => name.includes('/')).length;

describe('while somebody is erased', () => {
  it('nothing more is written by them or about them', async () => {
    const { candidate, id, applicationId, candidateId } = await applicant();
    const reviewer = await fursa.signedInAs('reviewer');
    const files = await fileCount();
    const erasing = act(admin, id, 'erase', { confirm: candidate.email });
    await pause(300);
    const evaluated = { id: applicationId, jobId: job.id, candidateId, education: 0, experience: 0 };
    const answers = await Promise.all([
      candidate.upload('/candidate/resumes', 'late.pdf', PDF),
      candidate.post('/api/session/store', {
        jobId: job.id,
        status: 'in_progress',
        personalInfo: { fullName: 'Late' },
      }),
      employer.post(`/company/applications/${applicationId}/notes`, { body: 'Too late.' }),
      save(reviewer, evaluated, { type: 'overall', score: 50, comment: 'Too late.' }),
    ]);
    expect((await erasing).status).toBe(200);
    for (const { status, text } of answers) expect(status, text).toBeLessThan(500);
    const { rows } = await fursa.database.query(
      `select (select count(*)::int from resumes where candidate_id = ${candidateId}) as resumes,
         (select count(*)::int from drafts where user_id = ${id}) as drafts,
         (select count(*)::int from application_notes where application_id = ${applicationId}) as notes,
         (select count(*)::int from human_evaluations where application_id = ${applicationId} and comment <> '') as comments`,
    );
    expect(rows).toEqual([{ resumes: 0, drafts: 0, notes: 0, comments: 0 }]);
    expect(await fileCount()).toBe(files);
  });

  it('a message that they are just sending is waited for', async () => {
    const { candidate, id, applicationId } = await applicant();
    const chatId = await conversationAbout(employer, applicationId);
    await say(employer, chatId, 'When can you come?');
    const sending = candidate.post('/send/message', { chat_id: chatId, to: null, message: 'slowly' });
    await pause(300);
    expect((await act(admin, id, 'erase', { confirm: candidate.email })).status).toBe(200);
    const { status, text } = await sending;
    expect(status, text).toBeLessThan(500);
  });

  it('a note about them is refused from then on', async () => {
    const { candidate, id, applicationId } = await applicant();
    await act(admin, id, 'erase', { confirm: candidate.email });
    const note = await employer.post(`/company/applications/${applicationId}/notes`, { body: 'About nobody.' });
    expect(note.status).toBe(404);
  });
});
