import { candidateOnly } from '../kernel/access.ts';
import { Done } from '../kernel/answers.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { lineText } from '../kernel/text.ts';
import { RESUME } from './profiles.values.ts';
import { profilesRule } from './profiles-rules.texts.ts';

const ResumeId = IdInPath.describe('The id of the CV.');

const Resume = z.object({
  id: z.number(),
  name: z.string(),
  bytes: z.number(),
  /** PDFs can be looked at in the browser. */
  is_pdf: z.boolean(),
  /** Forms preselect it. */
  is_default: z.boolean(),
  created_at: z.string(),
});
export type Resume = z.output<typeof Resume>;

const OneResume = z.object({ success: z.literal(true), resume: Resume });

export const listResumes = defineEndpoint({
  method: 'GET',
  path: '/candidate/resumes',
  page: '/user/profile',
  summary: 'The CVs in your profile: the default one, then the newest first.',
  access: candidateOnly,
  input: z.object({}),
  output: z.object({ success: z.literal(true), resumes: z.array(Resume) }),
});

export const uploadResume = defineEndpoint({
  method: 'POST',
  path: '/candidate/resumes',
  summary:
    'Upload a CV: PDF, DOC or DOCX, at most 5 MB, as multipart field "file". A name that you have already gets a number.',
  access: candidateOnly,
  input: z.object({}),
  output: OneResume,
  upload: { maxBytes: RESUME.maxBytes },
  errors: ['too_many', 'not_found'],
});

export const renameResume = defineEndpoint({
  method: 'PUT',
  path: '/candidate/resumes/{id}',
  summary: 'Rename one of your CVs. Its ending stays as it is. What was sent with applications keeps its old name.',
  access: candidateOnly,
  input: z.object({
    id: ResumeId,
    name: lineText({ min: 1, max: RESUME.nameMax, tooShort: profilesRule('rule.cv_name_required') }),
  }),
  output: OneResume,
});

export const makeDefaultResume = defineEndpoint({
  method: 'POST',
  path: '/candidate/resumes/{id}/default',
  summary: 'Choose the CV that application forms offer you first.',
  access: candidateOnly,
  input: z.object({ id: ResumeId }),
  output: OneResume,
});

export const deleteResume = defineEndpoint({
  method: 'DELETE',
  path: '/candidate/resumes/{id}',
  summary: 'Delete one of your CVs. Applications that were sent with it keep their copy.',
  access: candidateOnly,
  input: z.object({ id: ResumeId }),
  output: Done,
});
