import { defineEndpoint } from '../kernel/endpoint.ts';
import { IdInPath } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';
import { Attachment, oneOfTwoSides } from './conversations.contract.ts';
import { ATTACHMENT } from './messenger.values.ts';

/** The file is served at `/messages/attachments/{id}`, which is not an endpoint. */
export const uploadAttachment = defineEndpoint({
  method: 'POST',
  path: '/messages/{chat_id}/attachments',
  summary:
    'A file for the next message in a conversation: PDF, DOCX, PNG or JPEG. Until it is sent it is the uploader’s alone; what is not sent is deleted.',
  access: oneOfTwoSides,
  input: z.object({ chat_id: IdInPath.describe('The conversation.') }),
  upload: { maxBytes: ATTACHMENT.maxBytes },
  output: z.object({ success: z.literal(true), attachment: Attachment }),
  errors: ['not_found', 'conflict', 'too_many'],
});

export const attachmentAddress = (id: number) => `/messages/attachments/${id}`;
