import { createHmac, randomBytes } from 'node:crypto';
import { SECRET_PREFIX } from '#shared/webhooks/webhooks.values.ts';

const SECRET_BYTES = 32;

export function newWebhookSecret(): string {
  return SECRET_PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

type Signed = { id: string; timestamp: number; body: string };

/** The header of Standard Webhooks 1.0: one signature for each secret that is valid at this moment. */
export function signatureOf({ id, timestamp, body }: Signed, secrets: readonly string[]): string {
  return secrets
    .map((secret) => {
      const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
      return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
    })
    .join(' ');
}
