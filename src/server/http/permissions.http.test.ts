import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeAccess, ROLES, type Role } from '#shared/kernel/access.ts';
import { contractEndpoints as endpoints, nameOfCall as nameOf } from '../../../tests/harness/contract-inputs.ts';
import type { TestClient } from '../../../tests/harness/test-client.ts';
import { startTestServer, type TestServer } from '../../../tests/harness/test-server.ts';

type Row = 'everyone' | 'visitors and candidates' | 'signed in' | 'applicants, hidden from others' | readonly Role[];

/** Lists the permissions a second time on purpose, so that a mistake in a contract makes this test fail. */
const PERMISSIONS: Record<string, Row> = {
  'POST /login': 'everyone',
  'POST /logout': 'everyone',
  'GET /me': 'everyone',
  'POST /register': 'everyone',
  'POST /register/confirm': 'everyone',
  'POST /register/take-over': 'everyone',
  'POST /password/forgot': 'everyone',
  'POST /password/reset': 'everyone',
  'POST /password/change': 'signed in',
  'GET /account/email': 'signed in',
  'POST /account/email': 'signed in',
  'DELETE /account/email': 'signed in',
  'POST /account/email/confirm': 'everyone',
  'POST /account/email/not-me': 'everyone',
  'GET /account/sessions': 'signed in',
  'DELETE /account/sessions/{id}': 'signed in',
  'POST /account/sessions/end-others': 'signed in',
  'GET /company/team/list': ['company'],
  'POST /company/team/invitations': ['company'],
  'DELETE /company/team/invitations/{id}': ['company'],
  'DELETE /company/team/members/{id}': ['company'],
  'GET /company/invitation/{token}': 'everyone',
  'POST /company/invitation/accept': 'everyone',
  'GET /translated/texts': 'everyone',
  'GET /translated/texts/{locale}/{module}/{version}': 'everyone',
  'POST /language': 'everyone',
  'GET /api/map': 'everyone',
  'GET /api/countries': 'everyone',
  'GET /api/institutions/search': 'everyone',
  'GET /api/languages': 'everyone',
  'GET /api/admin/settings': ['admin'],
  'PUT /api/admin/settings': ['admin'],
  'GET /docs/api/calls': 'everyone',
  'GET /api/jobs': 'everyone',
  'GET /api/jobs/overview': 'everyone',
  'GET /api/job/{slug}/details': 'everyone',
  'GET /api/job/{id}/visit': 'everyone',
  'GET /api/job/{id}/questions': 'everyone',
  'GET /api/skills': 'everyone',
  'GET /api/employers/{username}': 'everyone',
  'POST /api/job-alerts': 'visitors and candidates',
  'GET /api/job-alerts/{token}': 'everyone',
  'PUT /api/job-alerts/{token}': 'everyone',
  'GET /candidate/alerts': ['candidate'],
  'POST /candidate/alerts': ['candidate'],
  'PUT /candidate/alerts/{id}': ['candidate'],
  'DELETE /candidate/alerts/{id}': ['candidate'],
  'GET /candidate/saved-jobs': ['candidate'],
  'GET /candidate/saved-jobs/ids': ['candidate'],
  'PUT /candidate/saved-jobs/{id}': ['candidate'],
  'DELETE /candidate/saved-jobs/{id}': ['candidate'],
  'POST /candidate/saved-jobs/take-over': ['candidate'],
  'GET /company/jobs/list': ['company'],
  'GET /company/jobs/{id}/fields': ['company'],
  'POST /company/jobs': ['company'],
  'PUT /company/jobs/{id}': ['company'],
  'POST /company/jobs/{id}/submit': ['company'],
  'POST /company/jobs/{id}/close': ['company'],
  'POST /company/jobs/{id}/reopen': ['company'],
  'POST /company/jobs/{id}/duplicate': ['company'],
  'GET /api/admin/jobs': ['admin'],
  'POST /admin/jobs/{id}/approve': ['admin'],
  'POST /admin/jobs/{id}/reject': ['admin'],
  'POST /admin/jobs/{id}/undo': ['admin'],
  'GET /api/admin/translations': ['admin'],
  'PUT /admin/translations': ['admin'],
  'POST /admin/translations/reset': ['admin'],
  'POST /admin/translations/import/preview': ['admin'],
  'POST /admin/translations/import': ['admin'],
  'GET /company/profile/fields': ['company'],
  'PUT /company/profile': ['company'],
  'POST /company/profile/logo': ['company'],
  'DELETE /company/profile/logo': ['company'],
  'GET /candidate/resumes': ['candidate'],
  'POST /candidate/resumes': ['candidate'],
  'PUT /candidate/resumes/{id}': ['candidate'],
  'POST /candidate/resumes/{id}/default': ['candidate'],
  'DELETE /candidate/resumes/{id}': ['candidate'],
  'POST /candidate/profile/photo': ['candidate'],
  'DELETE /candidate/profile/photo': ['candidate'],
  'GET /candidate/profile/form': ['candidate'],
  'GET /candidate/profile': ['candidate'],
  'PUT /candidate/profile': ['candidate'],
  'GET /candidate/applications/{application}/profile-additions': ['candidate'],
  'POST /candidate/applications/{application}/profile-additions': ['candidate'],
  'POST /api/cv/read': 'everyone',
  'POST /jobs/apply/{jobId}': ['candidate'],
  'GET /candidate/applications': ['candidate'],
  'POST /candidate/applications/claim': ['candidate'],
  'GET /candidate/applications/unclaimed': ['candidate'],
  'POST /candidate/applications/unclaimed/claim': ['candidate'],
  'POST /candidate/applications/unclaimed/{id}/not-mine': ['candidate'],
  'GET /candidate/recommendations': ['candidate'],
  'POST /candidate/dashboard/seen': ['candidate'],
  'POST /api/session/store': 'applicants, hidden from others',
  'GET /api/session/retrieve': 'applicants, hidden from others',
  'POST /api/session/generate-url': 'applicants, hidden from others',
  'GET /candidate/drafts': ['candidate'],
  'POST /candidate/drafts/{id}/resume': ['candidate'],
  'POST /candidate/drafts/{id}/discard': ['candidate'],
  'POST /candidate/job/{jobId}/apply': 'visitors and candidates',
  'POST /candidate/job/{jobId}/cv': 'visitors and candidates',
  'GET /api/application/{receipt}': 'everyone',
  'POST /api/application/{receipt}/withdraw': 'everyone',
  'POST /api/application/{receipt}/answers': 'everyone',
  'GET /api/not-me/{token}': 'everyone',
  'POST /api/not-me/{token}': 'everyone',
  'GET /company/dashboard': ['company'],
  'GET /company/applications/board': ['company'],
  'GET /company/applications/group/{id}/cards': ['company'],
  'GET /company/applications/cards': ['company'],
  'POST /company/applications/visit': ['company'],
  'POST /company/applications/move': ['company'],
  'POST /company/applications/move-many': ['company'],
  'PUT /company/applications/sync': ['company'],
  'POST /company/applications/group/store': ['company'],
  'PUT /company/applications/group/update': ['company'],
  'PUT /company/applications/group/order': ['company'],
  'DELETE /company/applications/group/delete/{id}': ['company'],
  'PUT /company/applications/blind': ['company'],
  'GET /candidate/application/profile/details': ['candidate', 'company', 'admin'],
  'GET /company/applications/{id}/scoring': ['company'],
  'GET /company/applications/comparison': ['company'],
  'GET /company/applications/{id}/timeline': ['company'],
  'POST /company/applications/{id}/notes': ['company'],
  'POST /company/applications/{id}/notes/read': ['company'],
  'DELETE /company/applications/{id}/notes/{note_id}': ['company'],
  'GET /api/admin/evaluations': ['reviewer', 'admin'],
  'GET /api/admin/evaluations/reviewers': ['reviewer', 'admin'],
  'GET /api/admin/evaluations/agreement': ['reviewer', 'admin'],
  'GET /api/admin/evaluations/{application}': ['reviewer', 'admin'],
  'POST /api/admin/evaluations/assign': ['reviewer', 'admin'],
  'POST /admin/evaluation/save-human-evaluation': ['company', 'reviewer', 'admin'],
  'POST /admin/evaluation/save-scorecard': ['company', 'reviewer', 'admin'],
  'GET /company/applications/{id}/scorecard': ['company'],
  'POST /company/message/candidate': ['company'],
  'POST /company/message/candidates': ['company'],
  'POST /company/message/take-back': ['company'],
  'GET /get/users': ['candidate', 'company'],
  'GET /sync/user-list': ['candidate', 'company'],
  'GET /load-unread-count': ['candidate', 'company'],
  'GET /get/messages/{username}': ['candidate', 'company'],
  'GET /messages/jobs': ['candidate', 'company'],
  'GET /messages/presence': ['candidate', 'company'],
  'POST /send/message': ['candidate', 'company'],
  'POST /messages/read': ['candidate', 'company'],
  'POST /messages/delivered': ['candidate', 'company'],
  'POST /messages/typing': ['candidate', 'company'],
  'POST /messages/open': ['candidate', 'company'],
  'POST /messages/block': ['candidate', 'company'],
  'POST /messages/{chat_id}/attachments': ['candidate', 'company'],
  'GET /company/message-templates': ['company'],
  'POST /company/message-templates': ['company'],
  'PUT /company/message-templates/{id}': ['company'],
  'DELETE /company/message-templates/{id}': ['company'],
  'GET /api/messages/mails/{token}': 'everyone',
  'PUT /api/messages/mails/{token}': 'everyone',
  'GET /messages/mails': ['candidate', 'company'],
  'PUT /messages/mails': ['candidate', 'company'],
  'GET /api/search': ['candidate', 'company'],
  'GET /api/news': ['candidate', 'company'],
  'GET /api/admin/jobs/waiting': ['admin'],
  'GET /api/admin/evaluations/waiting': ['reviewer', 'admin'],
  'GET /api/admin/audit': ['admin'],
  'GET /api/admin/audit/subjects': ['admin'],
  'GET /api/admin/people': ['admin'],
  'GET /api/admin/people/{id}': ['admin'],
  'POST /admin/people/{id}/block': ['admin'],
  'POST /admin/people/{id}/unblock': ['admin'],
  'POST /admin/people/{id}/role': ['admin'],
  'POST /admin/people/{id}/sign-out': ['admin'],
  'POST /admin/people/{id}/export': ['admin'],
  'POST /admin/people/{id}/erase': ['admin'],
  'GET /account/export': 'signed in',
  'POST /account/export': 'signed in',
  'POST /account/erase': 'signed in',
  'GET /api/admin/companies': ['admin'],
  'GET /api/admin/companies/{id}': ['admin'],
  'POST /admin/companies/{id}/block': ['admin'],
  'POST /admin/companies/{id}/unblock': ['admin'],
};

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

function expectedFor(row: Row | undefined, role: Role | null): ReturnType<typeof judgeAccess> {
  if (row === 'everyone') return 'allowed';
  if (row === 'applicants, hidden from others') return role === null || role === 'candidate' ? 'allowed' : 'not_found';
  if (row === 'visitors and candidates') return role === null || role === 'candidate' ? 'allowed' : 'forbidden';
  if (role === null) return 'unauthenticated';
  if (row === 'signed in') return 'allowed';
  return row?.includes(role) ? 'allowed' : 'forbidden';
}
