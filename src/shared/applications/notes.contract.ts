import { companyMember } from '../kernel/access.ts';
import { Done } from '../kernel/answers.ts';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { Id, IdInPath } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { ClientId, longText } from '../kernel/text.ts';
import { NOTE } from './applications.values.ts';

const ofApplication = IdInPath.describe('The id of the application.');

export const writeNote = defineEndpoint({
  method: 'POST',
  path: '/company/applications/{id}/notes',
  summary:
    'Write a note for your team. Colleagues who are mentioned are told of it. Sent twice with one client id, it is stored once.',
  access: companyMember,
  scope: 'applications:write',
  input: z.object({
    id: ofApplication,
    body: longText({ min: 1, max: NOTE.max }),
    mentions: z.array(Id).max(NOTE.mentions).optional(),
    client_id: ClientId.optional(),
  }),
  output: z.object({
    success: z.literal(true),
    note: z.object({ id: Id, body: z.string(), mentions: z.array(Id), created_at: z.string() }),
  }),
  errors: ['conflict', 'too_many'],
});

export const readNotes = defineEndpoint({
  method: 'POST',
  path: '/company/applications/{id}/notes/read',
  summary: 'You have read the notes on this application: those that mention you are no longer new.',
  access: companyMember,
  input: z.object({ id: ofApplication }),
  output: Done,
});

export const deleteNote = defineEndpoint({
  method: 'DELETE',
  path: '/company/applications/{id}/notes/{note_id}',
  summary: 'Delete a note of your own.',
  access: companyMember,
  input: z.object({ id: ofApplication, note_id: IdInPath.describe('The id of the note.') }),
  output: Done,
});
