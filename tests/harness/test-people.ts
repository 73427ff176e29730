import type { TestClient } from './test-client.ts';

export const REASON = 'A test asks for it.';

export async function idOf(client: TestClient): Promise<number> {
  return (await client.get('/me')).body.user.id;
}

type Act = 'block' | 'unblock' | 'role' | 'sign-out' | 'export' | 'erase';

/** What an admin does to somebody, with a reason. */
export function act(admin: TestClient, id: number, name: Act, more: object = {}) {
  return admin.post(`/admin/people/${id}/${name}`, { reason: REASON, ...more });
}

/** What admins did to an account, as its page tells it: newest first. */
export async function historyOf(admin: TestClient, id: number): Promise<{ kind: string; reason: string }[]> {
  return (await admin.get(`/api/admin/people/${id}`)).body.person.history;
}
