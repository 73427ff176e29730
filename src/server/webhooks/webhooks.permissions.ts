import type { Permissions } from '../http/permissions.ts';

export const permissions: Permissions = {
  'GET /webhooks': ['company'],
  'POST /webhooks': ['company'],
  'PUT /webhooks/{id}': ['company'],
  'POST /webhooks/{id}/switch': ['company'],
  'POST /webhooks/{id}/secret': ['company'],
  'DELETE /webhooks/{id}': ['company'],
  'POST /webhooks/{id}/test': ['company'],
  'GET /webhooks/{id}/deliveries': ['company'],
  'GET /webhook-deliveries/{id}': ['company'],
  'POST /webhook-deliveries/{id}/again': ['company'],
};
