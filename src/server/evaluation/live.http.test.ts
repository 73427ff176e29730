import type { Socket } from 'socket.io-client';
import { afterEach, describe, expect, it } from 'vitest';
import type { RealtimeEvent } from '#shared/kernel/realtime.ts';
import { columnsOf } from '../../../tests/harness/test-board.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { companyForTests } from '../../../tests/harness/test-company.ts';
import { applyForEvaluation, save } from '../../../tests/harness/test-evaluations.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import { listen as listenOn } from '../../../tests/harness/test-listener.ts';

const { fursa, admin, employer } = await companyForTests({ runningParts: true });
const reviewer = await fursa.signedInAs('reviewer');

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.disconnect();
});
async function listen(client: TestClient): Promise<RealtimeEvent[]> {
  const { heard, socket } = await listenOn(client, fursa.baseUrl);
  open.push(socket);
  return heard;
}

describe('an open board', () => {
  it('hears of a scorecard at once, and of none that was refused', async () => {
    const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });
    const [first, other] = [await applyForEvaluation(fursa, job.id), await applyForEvaluation(fursa, job.id)];
    const stranger = await fursa.register('company');
    const [heard, elsewhere] = [await listen(employer), await listen(stranger)];
    const by = (await reviewer.get('/me')).body.user.id;

    expect((await save(reviewer, other, { type: 'overall', score: 101 })).status).toBe(422);
    await save(reviewer, other, { type: 'overall', score: 55 });
    await expect.poll(() => heard).toEqual([{ type: 'BoardCardsChanged', ids: [other.id], by }]);
    const { New } = await columnsOf(employer, `?job=${job.id}`);
    expect(New?.applications.map(({ id }) => id)).toEqual([other.id, first.id]);

    expect((await save(reviewer, other, { type: 'overall', score: 70, version: 9 })).status).toBe(409);
    // A comment alone is announced too, because the scoring details show it.
    await save(reviewer, first, { type: 'profile', score: null, comment: 'Complete.' });
    await expect.poll(() => heard).toHaveLength(2);
    expect(heard[1]).toEqual({ type: 'BoardCardsChanged', ids: [first.id], by });
    expect(elsewhere).toEqual([]);
  });
});
