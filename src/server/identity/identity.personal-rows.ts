import type { PersonalRows } from '../kernel/personal-rows.ts';

export const personalRows: PersonalRows = ({ userId, email }) => ({
  pending_registrations: `(token_hash, email, name, company_name, role, password_hash, expires_at) values ('\\x01', '${email}', 'x', 'x', 'candidate', 'x', now() + interval '1 day')`,
  password_resets: `(user_id, token_hash, expires_at) values (${userId}, '\\x01', now() + interval '1 day')`,
  password_reset_requests: `(email) values ('${email}')`,
  email_changes: `(user_id, email, token_hash, undo_hash, expires_at) values (${userId}, 'new@test.example', '\\x01', '\\x01', now() + interval '1 day')`,
  former_emails: `(user_id, email, undo_hash) values (${userId}, 'former@test.example', '\\x02')`,
  authenticators: `(user_id, secret) values (${userId}, 'SECRET')`,
  recovery_codes: `(user_id, code_hash) values (${userId}, '\\x01')`,
  passkeys: `(user_id, name, credential_id, public_key, counter, transports) values (${userId}, 'My phone', 'x', '\\x01', 0, '{}')`,
  linked_providers: `(user_id, provider, issuer, subject, email) values (${userId}, 'test', 'https://id.test.example', 'x', '${email}')`,
  sign_in_steps: `(browser_hash, kind, user_id, data, expires_at) values ('\\x01', 'code', ${userId}, '{}', now() + interval '1 hour')`,
  known_devices: `(user_id, token_hash) values (${userId}, '\\x01') on conflict do nothing`,
});
