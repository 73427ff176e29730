import type { Permissions } from '../http/permissions.ts';

export const permissions: Permissions = {
  'GET /candidate/applications/{application}/profile-additions': ['candidate'],
  'POST /candidate/applications/{application}/profile-additions': ['candidate'],
  'POST /jobs/apply/{jobId}': ['candidate'],
  'GET /candidate/applications': ['candidate'],
  'POST /candidate/applications/claim': ['candidate'],
  'GET /candidate/applications/unclaimed': ['candidate'],
  'POST /candidate/applications/unclaimed/claim': ['candidate'],
  'POST /candidate/applications/unclaimed/{id}/not-mine': ['candidate'],
  'GET /candidate/recommendations': ['candidate'],
  'POST /candidate/job/{jobId}/apply': 'visitors and candidates',
  'POST /candidate/job/{jobId}/cv': 'visitors and candidates',
  'GET /api/application/{receipt}': 'everyone',
  'POST /api/application/{receipt}/withdraw': 'everyone',
  'POST /api/application/{receipt}/answers': 'everyone',
  'GET /api/not-me/{token}': 'everyone',
  'POST /api/not-me/{token}': 'everyone',
  'POST /company/applications/{id}/notes': ['company'],
  'POST /company/applications/{id}/notes/read': ['company'],
  'DELETE /company/applications/{id}/notes/{note_id}': ['company'],
};
