import type { Socket } from 'socket.io-client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { apply, colleagueOf, columnOf, moveTo } from '../../../../tests/harness/test-applicants.ts';
import type { TestClient } from '../../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../../tests/harness/test-company.ts';
import { newConversation, say } from '../../../../tests/harness/test-conversations.ts';
import { publishJob } from '../../../../tests/harness/test-jobs.ts';
import { listen } from '../../../../tests/harness/test-listener.ts';

const { fursa, admin, employer } = await companyForTests({ company: 'Berbera Salt', runningParts: true });
const colleague = await colleagueOf(fursa, employer, 'Sahra Nuur');
const stranger = await fursa.register('company');
const open = { application_form: 'wizard', screening_mode: 'auto', pass_mark: 0 } as const;
const job = await publishJob(employer, admin, { ...open, title: 'Salt Pan Manager' });

const newsOf = async (client: TestClient) => (await client.get('/api/news')).body;
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

describe('what is new', () => {
  it('are applications since one was at the board, for each of the team', async () => {
    const { id } = await apply(fursa, job.id, { person: { firstName: 'Amina', lastName: 'Yusuf' } });
    expect(await newsOf(employer)).toMatchObject({
      count: 1,
      new_applications: 1,
      applications: [{ id, name: 'Amina Yusuf', job: 'Salt Pan Manager' }],
    });
    // Reading the list does not mark anything as seen.
    expect((await newsOf(employer)).count).toBe(1);
    const { heard, socket } = await listen(employer, fursa.baseUrl);
    sockets.push(socket);
    await employer.post('/company/applications/visit');
    await vi.waitFor(() => expect(heard).toContainEqual({ type: 'NewsSeen' }));
    expect(await newsOf(employer)).toMatchObject({ count: 0, applications: [] });
    expect((await newsOf(colleague)).new_applications).toBe(1);
    expect((await newsOf(stranger)).count).toBe(0);
  });

  it('stay new while one looks at the board of another job', async () => {
    const other = await publishJob(employer, admin, { ...open, title: 'Harbour Clerk' });
    await employer.post('/company/applications/visit');
    const { id } = await apply(fursa, job.id);
    const { id: otherId } = await apply(fursa, other.id);
    const visit = (client: TestClient, jobId: number) => client.post('/company/applications/visit', { job: jobId });
    expect((await visit(stranger, job.id)).status).toBe(404);
    expect((await visit(employer, other.id)).status).toBe(200);
    expect(await newsOf(employer)).toMatchObject({ count: 1, applications: [{ id, job_id: job.id }] });
    await visit(employer, job.id);
    expect((await newsOf(employer)).count).toBe(0);
    expect((await newsOf(colleague)).applications.map((one: { id: number }) => one.id)).toEqual(
      expect.arrayContaining([id, otherId]),
    );
  });

  it('names nobody whom blind review hides', async () => {
    await employer.request('PUT', '/company/applications/blind', {
      until_group_id: await columnOf(fursa, employer, 'Interview'),
    });
    await apply(fursa, job.id, { person: { firstName: 'Bilan', lastName: 'Hidden' } });
    const text = JSON.stringify(await newsOf(colleague));
    expect(text).toContain('Salt Pan Manager');
    expect(text).not.toMatch(/Bilan|Hidden/);
    await employer.request('PUT', '/company/applications/blind', { until_group_id: null });
  });

  it('are notes that name one, and not those of others', async () => {
    const { id } = await apply(fursa, job.id, { person: { firstName: 'Cabdi' } });
    await colleague.post('/company/applications/visit');
    await employer.post('/company/applications/visit');
    const note = await employer.post(`/company/applications/${id}/notes`, {
      body: 'Please read this one',
      mentions: [colleague.id],
      client_id: crypto.randomUUID(),
    });
    expect(note.status, note.text).toBe(200);
    expect(await newsOf(colleague)).toMatchObject({ count: 1, new_mentions: 1, mentions: [{ application_id: id }] });
    expect((await newsOf(employer)).mentions).toEqual([]);
    // Only the application shows the note.
    await colleague.post('/company/applications/visit');
    expect((await newsOf(colleague)).mentions).toHaveLength(1);
    expect((await stranger.post(`/company/applications/${id}/notes/read`)).status).toBe(404);
    await employer.post(`/company/applications/${id}/notes/read`);
    expect((await newsOf(colleague)).mentions).toHaveLength(1);
    const { heard, socket } = await listen(colleague, fursa.baseUrl);
    sockets.push(socket);
    expect((await colleague.post(`/company/applications/${id}/notes/read`)).status).toBe(200);
    await vi.waitFor(() => expect(heard).toContainEqual({ type: 'NewsSeen' }));
    expect(await newsOf(colleague)).toMatchObject({ count: 0, new_mentions: 0, mentions: [] });
  });

  it('are unread messages until they are read, and where a candidate was moved until they looked', async () => {
    const { candidate, applicationId, chatId } = await newConversation(fursa, employer, job.id);
    await candidate.post('/candidate/dashboard/seen');
    expect((await newsOf(candidate)).count).toBe(0);
    const messageId = await say(employer, chatId, 'Can you come on Monday?');
    await moveTo(fursa, employer, applicationId, 'Interview');
    expect(await newsOf(candidate)).toMatchObject({
      count: 2,
      applications: [],
      stages: [{ application_id: applicationId, company: 'Berbera Salt', stage: 'Interview' }],
      conversations: [{ id: chatId, name: 'Berbera Salt', unread: 1 }],
    });
    await candidate.post('/messages/read', { chat_id: chatId, up_to: messageId });
    await candidate.post('/candidate/dashboard/seen');
    expect(await newsOf(candidate)).toMatchObject({ count: 0, stages: [], conversations: [] });
  });
});
