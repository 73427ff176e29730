import type { Permissions } from '../http/permissions.ts';

export const permissions: Permissions = {
  'GET /company/answers/waiting': ['company'],
  'GET /company/answers/overview': ['company'],
  'GET /company/answers/rules': ['company'],
  'PUT /company/answers/rules/{group_id}': ['company'],
  'POST /company/answers/rules/{group_id}/try': ['company'],
  'GET /company/answers/planned': ['company'],
  'GET /company/answers/planned/{application_id}': ['company'],
  'PUT /company/answers/planned/{application_id}': ['company'],
  'POST /company/answers/planned/send': ['company'],
  'POST /company/answers/planned/take-back': ['company'],
  'GET /company/jobs/{id}/open-applicants': ['company'],
  'POST /company/jobs/{id}/close-with-answers': ['company'],
  'GET /company/jobs/{id}/closing': ['company'],
  'POST /company/jobs/{id}/closing/retry': ['company'],
};
