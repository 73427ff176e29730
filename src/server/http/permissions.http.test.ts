import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeAccess, ROLES, type Role } from '#shared/kernel/access.ts';
import { contractEndpoints as endpoints, nameOfCall as nameOf } from '../../../tests/harness/contract-inputs.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { startTestServer, type TestServer } from '../../../tests/harness/test-server.ts';
import type { Permissions } from './permissions.ts';

const modules = import.meta.glob<{ permissions: Permissions }>('/src/server/*/*.permissions.ts', { eager: true });
const PERMISSIONS: Permissions = Object.assign({}, ...Object.values(modules).map(({ permissions }) => permissions));

let fursa: TestServer;
const callers = new Map<Role | null, TestClient>();
beforeAll(async () => {
  fursa = await startTestServer();
  callers.set(null, fursa.visitor());
  for (const role of ROLES) callers.set(role, await fursa.signedInAs(role));
});
afterAll(() => fursa.stop());

describe('every endpoint', () => {
  it('is mounted, and nothing else is', () => {
    const mounted = fursa.server.routes.map(({ endpoint }) => nameOf(endpoint)).sort();
    expect(mounted).toEqual(endpoints.map(nameOf).sort());
  });

  it('has a row in the table of permissions, and no row is left over', () => {
    expect(Object.keys(PERMISSIONS).sort()).toEqual(endpoints.map(nameOf).sort());
  });

  it('has an access rule and a summary', () => {
    for (const endpoint of endpoints) {
      expect(endpoint.access?.roles, nameOf(endpoint)).toBeInstanceOf(Array);
      expect(endpoint.summary.length, nameOf(endpoint)).toBeGreaterThan(10);
    }
  });

  for (const endpoint of endpoints) {
    it(`lets in and keeps out: ${nameOf(endpoint)}`, async () => {
      for (const [role, client] of callers) {
        // Signing out would end the session that the test uses; its rule is the same for everybody.
        if (endpoint.path === '/logout' && role !== null) continue;
        const expected = expectedFor(PERMISSIONS[nameOf(endpoint)], role);
        expect(judgeAccess(endpoint.access, role), `rule for ${role ?? 'visitor'}`).toBe(expected);
        const answer = await client.request(endpoint.method, endpoint.path.replace(/\{\w+\}/g, '999999'), {});
        const who = `${nameOf(endpoint)} as ${role ?? 'visitor'}: ${answer.text.slice(0, 200)}`;
        if (expected === 'unauthenticated') expect(answer.body.code, who).toBe('unauthenticated');
        else if (expected !== 'allowed') expect(answer.body.code, who).toBe(expected);
        else expect([200, 404, 410, 415, 422], who).toContain(answer.status);
      }
    });
  }
});

function expectedFor(row: Permissions[string] | undefined, role: Role | null): ReturnType<typeof judgeAccess> {
  if (row === 'everyone') return 'allowed';
  if (row === 'applicants, hidden from others') return role === null || role === 'candidate' ? 'allowed' : 'not_found';
  if (row === 'visitors and candidates') return role === null || role === 'candidate' ? 'allowed' : 'forbidden';
  if (role === null) return 'unauthenticated';
  if (row === 'signed in') return 'allowed';
  return row?.includes(role) ? 'allowed' : 'forbidden';
}
