import { Secret, TOTP } from 'otpauth';
import type { TestClient } from './test-client.ts';
import type { TestServer } from './test-server.ts';

/** The code that an authenticator app shows now, or so many half minutes later. */
export function codeOf(secret: string, later = 0): string {
  const app = new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 });
  return app.generate({ timestamp: Date.now() + later * 30_000 });
}

/** Turns on an authenticator app by the door. The code with which this was done is used up. */
export async function turnOnApp(client: TestClient): Promise<{ secret: string; codes: string[] }> {
  const begun = await client.post('/account/second-factor/begin');
  const { secret, codes } = begun.body;
  const confirmed = await client.post('/account/second-factor/confirm', { code: codeOf(secret) });
  if (confirmed.status !== 200) throw new Error(`the app was not turned on: ${confirmed.text}`);
  return { secret, codes };
}

/** Lets time pass, so that the app shows a code that was not used yet. */
export async function waitForNextCode({ database }: TestServer): Promise<void> {
  await database.query('update authenticators set last_step = last_step - 10');
  await database.query("delete from throttles where key like 'code-%'");
}

/** Lets the last proofs of everybody grow old. */
export async function waitForOldProofs({ database }: TestServer): Promise<void> {
  await database.query("update sessions set proved_at = now() - interval '16 minutes'");
}
