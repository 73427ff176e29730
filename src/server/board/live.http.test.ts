import type { Socket } from 'socket.io-client';
import { afterEach, describe, expect, it } from 'vitest';
import type { RealtimeEvent } from '#shared/kernel/realtime.ts';
import { application } from '../../../tests/harness/test-applications.ts';
import { columnsOf, fillBoard } from '../../../tests/harness/test-board.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import { listen as listenOn } from '../../../tests/harness/test-listener.ts';

const { fursa, admin, employer } = await companyForTests({ runningParts: true });

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});

async function listen(client: TestClient): Promise<RealtimeEvent[]> {
  const { heard, socket } = await listenOn(client, fursa.baseUrl);
  open.push(socket);
  return heard;
}

const APPLICATION = { coverLetter: 'I would like to work for you and I keep what I promise.', answers: {} };

describe('an open board', () => {
  it('hears of every card that comes, moves or goes, by its id alone, and of its own company’s only', async () => {
    const job = await publishJob(employer, admin, { pass_mark: 0 });
    const stranger = await fursa.register('company');
    const [heard, elsewhere] = [await listen(employer), await listen(stranger)];
    const candidate = await fursa.register('candidate', 'Hodan Warsame');
    await candidate.post(`/jobs/apply/${job.id}`, APPLICATION);
    const { New, Offer } = await columnsOf(employer, `?job=${job.id}`);
    const card = New?.applications[0] as { id: number; version: number };
    await expect.poll(() => heard).toContainEqual({ type: 'BoardCardsChanged', ids: [card.id], by: null });
    const { id: me } = (await employer.get('/me')).body.user;
    const place = { application_id: card.id, to_group_id: Offer?.id, after_id: null, version: card.version };
    expect((await employer.post('/company/applications/move', place)).status).toBe(200);
    await expect.poll(() => heard).toContainEqual({ type: 'BoardCardsChanged', ids: [card.id], by: me });
    // A refused move changes nothing, so no event is published.
    const before = heard.length;
    expect((await employer.post('/company/applications/move', place)).status).toBe(409);
    await employer.post('/company/applications/group/store', { name: 'Trial' });
    await expect.poll(() => heard).toContainEqual({ type: 'BoardChanged', by: me });
    expect(heard).toHaveLength(before + 1);
    expect(JSON.stringify(heard)).not.toContain('Hodan');
    expect(elsewhere).toEqual([]);
  });

  it('hears once of many that moved together', async () => {
    const job = await publishJob(employer, admin, {});
    const cards = await fillBoard(fursa.database, { employer, jobId: job.id }, [{}, {}, {}]);
    const { Offer } = await columnsOf(employer);
    const heard = await listen(employer);
    await employer.post('/company/applications/move-many', {
      applications: cards.map(({ id, version }) => ({ application_id: id, version })),
      to_group_id: Offer?.id,
    });
    const ids = cards.map(({ id }) => id);
    await expect.poll(() => heard).toMatchObject([{ type: 'BoardCardsChanged', ids }]);
  });

  it('hears of a card that becomes disputed because its owner applies with an account', async () => {
    const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });
    const candidate = await fursa.register('candidate');
    const { email } = (await candidate.get('/me')).body.user;
    await fursa.visitor().post(`/candidate/job/${job.id}/apply`, application('wizard', email));
    const theirs = (await columnsOf(employer, `?job=${job.id}`)).New?.applications[0];
    const heard = await listen(employer);
    expect((await candidate.post(`/candidate/job/${job.id}/apply`, application('wizard'))).status).toBe(200);
    await expect.poll(() => idsIn(heard)).toContain(theirs?.id);
  });

  it('hears that an application became an account’s, and of answers that came later', async () => {
    const questions = [{ title: 'When could you start?', required: true }];
    const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0, questions });
    const candidate = await fursa.register('candidate');
    const { email } = (await candidate.get('/me')).body.user;
    const sent = { ...application('wizard', email), questions_missing: true };
    const { receipt } = (await fursa.visitor().post(`/candidate/job/${job.id}/apply`, sent)).body;
    const card = (await columnsOf(employer, `?job=${job.id}`)).New?.applications[0];
    const [question] = (await fursa.visitor().get(`/api/job/${job.id}/questions`)).body.questions;
    const answered = await listen(employer);
    const answers = { [question.id]: 'Next week.' };
    expect((await fursa.visitor().post(`/api/application/${receipt}/answers`, { answers })).status).toBe(200);
    await expect.poll(() => idsIn(answered)).toContain(card?.id);
    const claimed = await listen(employer);
    expect((await candidate.post('/candidate/applications/claim', { application: receipt })).status).toBe(200);
    await expect.poll(() => idsIn(claimed)).toContain(card?.id);
  });
});

const idsIn = (heard: readonly RealtimeEvent[]) =>
  heard.flatMap((event) => (event.type === 'BoardCardsChanged' ? event.ids : []));
