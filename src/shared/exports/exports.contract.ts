import { companyMember } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { EXPORT_STATES } from './exports.values.ts';

const CompanyExport = z.object({
  id: Id,
  state: z.enum(EXPORT_STATES),
  percent: z.number(),
  created_at: z.string(),
  /** Set once it is ready: its size, its address, and until when it can be downloaded. */
  bytes: z.number().nullable(),
  url: z.string().nullable(),
  expires_at: z.string().nullable(),
});
export type CompanyExport = z.output<typeof CompanyExport>;
const output = z.object({ success: z.literal(true), export: CompanyExport.nullable() });

export const findCompanyExport = defineEndpoint({
  method: 'GET',
  path: '/company/export/newest',
  summary: 'The newest archive of your company’s data: how far it is, or where it can be fetched. For owners.',
  access: companyMember,
  input: z.object({}),
  output,
});

export const startCompanyExport = defineEndpoint({
  method: 'POST',
  path: '/company/export/newest',
  summary:
    'Have the jobs, applications, people and messages of your company put into one archive, with the files. For owners.',
  access: companyMember,
  asksProof: true,
  input: z.object({}),
  output,
  errors: ['too_many'],
});
