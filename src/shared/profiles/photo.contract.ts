import { candidateOnly } from '../kernel/access.ts';
import { Done } from '../kernel/answers.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { z } from '../kernel/schema.ts';
import { PHOTO } from './profiles.values.ts';

export const uploadPhoto = defineEndpoint({
  method: 'POST',
  path: '/candidate/profile/photo',
  summary:
    'Upload your photo: PNG, JPEG or WebP, at most 5 MB, as multipart field "file". Its middle is kept as a square, without anything that the camera noted.',
  access: candidateOnly,
  input: z.object({}),
  output: z.object({ success: z.literal(true), photo: z.string() }),
  upload: { maxBytes: PHOTO.maxBytes },
  errors: ['too_many', 'not_found'],
});

export const removePhoto = defineEndpoint({
  method: 'DELETE',
  path: '/candidate/profile/photo',
  summary: 'Remove your photo.',
  access: candidateOnly,
  input: z.object({}),
  output: Done,
});
