import { candidateOnly } from '../kernel/access.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { z } from '../kernel/schema.ts';
import { RESUME } from './profiles.values.ts';

const Resume = z.object({ id: z.number(), name: z.string(), created_at: z.string() });
export type Resume = z.output<typeof Resume>;

export const listResumes = defineEndpoint({
  method: 'GET',
  path: '/candidate/resumes',
  summary: 'The CVs in your profile, newest first.',
  access: candidateOnly,
  input: z.object({}),
  output: z.object({ success: z.literal(true), resumes: z.array(Resume) }),
});

export const uploadResume = defineEndpoint({
  method: 'POST',
  path: '/candidate/resumes',
  summary: 'Upload a CV: PDF, DOC or DOCX, at most 5 MB, as multipart field "file".',
  access: candidateOnly,
  input: z.object({}),
  output: z.object({ success: z.literal(true), resume: Resume }),
  upload: { maxBytes: RESUME.maxBytes },
  errors: ['too_many', 'not_found'],
});
