import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { application } from '../../../tests/harness/test-applications.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { publishJob } from '../../../tests/harness/test-jobs.ts';
import { startTestServer, type TestServer } from '../../../tests/harness/test-server.ts';

let fursa: TestServer;
let candidate: TestClient;
let id: number;
beforeAll(async () => {
  fursa = await startTestServer();
  const [admin, employer] = [await fursa.signedInAs('admin'), await fursa.register('company', 'Nuvemba Freight')];
  const job = await publishJob(employer, admin, { application_form: 'wizard', pass_mark: 0 });
  candidate = await fursa.register('candidate');
  const { status, text } = await candidate.post(`/candidate/job/${job.id}/apply`, application('wizard'));
  expect(status, text).toBe(200);
  [{ id }] = (await candidate.get('/candidate/applications')).body.applications;
});
afterAll(() => fursa.stop());

describe('the own applications', () => {
  it('say which stage they stand in, and what that stage means', async () => {
    const { body } = await candidate.get('/candidate/applications');
    expect(body.applications).toMatchObject([{ id, stage: 'New', fixed_stage: 'new' }]);
  });

  it('open by their number for their owner, who needs no link: receipt, export, withdrawal', async () => {
    const { status, body } = await candidate.get(`/api/application/${id}`);
    expect(status).toBe(200);
    expect(body.application).toMatchObject({ job: { title: 'Dairy Technician' }, claimable: false });
    const archive = await candidate.get(`/api/application/${id}/export`);
    expect([archive.status, archive.headers.get('content-type')]).toEqual([200, 'application/zip']);
  });

  it('look to everybody else like what does not exist', async () => {
    const viewers = [fursa.visitor(), await fursa.register('candidate'), await fursa.register('company', 'Curious')];
    for (const viewer of viewers) {
      const missing = await viewer.get('/api/application/999999');
      expect(missing.status).toBe(404);
      for (const path of ['', '/export']) {
        const foreign = await viewer.get(`/api/application/${id}${path}`);
        expect([foreign.status, foreign.body]).toEqual([404, missing.body]);
      }
      expect((await viewer.post(`/api/application/${id}/withdraw`)).status).toBe(404);
    }
    expect((await candidate.get(`/api/application/${id}`)).body.application.outcome).not.toBe('withdrawn');
    expect((await candidate.post(`/api/application/${id}/withdraw`)).body.application.outcome).toBe('withdrawn');
  });
});
