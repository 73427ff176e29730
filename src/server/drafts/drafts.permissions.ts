import type { Permissions } from '../http/permissions.ts';

export const permissions: Permissions = {
  'POST /api/session/store': 'applicants, hidden from others',
  'GET /api/session/retrieve': 'applicants, hidden from others',
  'POST /api/session/generate-url': 'applicants, hidden from others',
  'GET /candidate/drafts': ['candidate'],
  'POST /candidate/drafts/{id}/resume': ['candidate'],
  'POST /candidate/drafts/{id}/discard': ['candidate'],
};
