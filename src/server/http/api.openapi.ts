import { MAIL_SAMPLES } from '#shared/kernel/mail-samples.ts';
import type { ApiDescription } from './api-description.ts';

const status = (value: string) => ({
  type: 'object',
  properties: { status: { const: value } },
  required: ['status'],
});

export const openapi: ApiDescription = {
  tag: {
    name: 'operations',
    description: 'Whether the service is up, and this description.',
  },
  plainRoutes: [
    {
      path: '/docs/mails/{name}',
      summary: 'A sample of every kind of mail, as its reader sees it. `locale` chooses the language.',
      parameters: [
        { name: 'name', description: 'The kind of mail.', schema: { type: 'string', enum: [...MAIL_SAMPLES] } },
      ],
      mediaTypes: ['text/html'],
      errors: ['not_found', 'internal'],
    },
    {
      path: '/metrics',
      summary: 'Figures for Prometheus: with the token of the settings, or for this machine alone.',
      mediaTypes: ['text/plain'],
      errors: ['not_found', 'internal'],
    },
    {
      path: '/healthz',
      summary: 'The process lives.',
      mediaTypes: ['application/json'],
      schema: status('ok'),
      errors: [],
    },
    {
      path: '/readyz',
      summary: 'The process can do its work: its database answers, and it is not shutting down.',
      mediaTypes: ['application/json'],
      schema: status('ready'),
      errors: ['unavailable'],
    },
    {
      path: '/docs/api/openapi.json',
      summary: 'This document.',
      mediaTypes: ['application/json'],
      schema: { type: 'object' },
      errors: ['internal'],
    },
  ],
};
