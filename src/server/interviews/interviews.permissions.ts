import type { Permissions } from '../http/permissions.ts';

export const permissions: Permissions = {
  'GET /company/interviews/calendars': ['company', 'interviewer'],
  'POST /company/interviews/calendars/feed': ['company', 'interviewer'],
  'DELETE /company/interviews/calendars/feed': ['company', 'interviewer'],
  'PUT /company/interviews/calendars/busy': ['company', 'interviewer'],
  'DELETE /company/interviews/calendars/busy': ['company', 'interviewer'],
  'GET /api/my-interviews': ['candidate'],
  'GET /api/application/{receipt}/interviews': 'applicants, hidden from others',
  // planning and the week
  'GET /company/interviews/ahead': ['company'],
  'GET /company/interviews/week': ['company', 'interviewer'],
  'GET /company/interviews/planning': ['company'],
  'POST /company/interviews': ['company'],
  'GET /company/interviews/{id}': ['company', 'interviewer'],
  'GET /company/applications/{application_id}/interviews': ['company', 'interviewer'],
  'POST /company/interviews/{id}/move': ['company'],
  'POST /company/interviews/{id}/offer': ['company'],
  'POST /company/interviews/{id}/cancel': ['company'],
  'POST /company/interviews/{id}/attendance': ['company', 'interviewer'],
  'POST /company/interviews/{id}/remind': ['company'],
  // choosing
  'GET /api/interview/{link}': 'applicants, hidden from others',
  'POST /api/interview/{link}/choose': 'applicants, hidden from others',
  'POST /api/interview/{link}/none': 'applicants, hidden from others',
  'POST /api/interview/{link}/cancel': 'applicants, hidden from others',
  // Kits and scorecards
  'GET /company/interview-kits': ['company'],
  'POST /company/interview-kits': ['company'],
  'PUT /company/interview-kits/{id}': ['company'],
  'DELETE /company/interview-kits/{id}': ['company'],
  'GET /company/interviews/{id}/scorecard': ['company', 'interviewer'],
  'PUT /company/interviews/{id}/scorecard': ['company', 'interviewer'],
  'POST /company/interviews/{id}/scorecard/hand-in': ['company', 'interviewer'],
  'GET /company/applications/{application_id}/panel': ['company', 'interviewer'],
};
