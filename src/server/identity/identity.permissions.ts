import type { Permissions } from '../http/permissions.ts';

export const permissions: Permissions = {
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
};
