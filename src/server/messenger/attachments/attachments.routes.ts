import type { FastifyInstance } from 'fastify';
import { oneOfTwoSides } from '#shared/messenger/conversations.contract.ts';
import { contentDisposition, inHeader } from '../../files/content-disposition.ts';
import { callerOf, fileAnswer, idIn } from '../../http/file-answer.ts';
import type { AttachmentsService } from './attachments.service.ts';

/** Serves the attachments of messages. Pictures can be shown within the conversation. */
export function mountAttachments(app: FastifyInstance, attachments: AttachmentsService): void {
  app.get('/messages/attachments/:id', async (request, reply) => {
    const user = await callerOf(request, oneOfTwoSides);
    const { content, ...file } = await attachments.open(user, idIn(request));
    const isShown = file.mediaType.startsWith('image/') && (request.query as Record<string, unknown>).inline === '1';
    return fileAnswer(reply, file)
      .header('content-disposition', contentDisposition(isShown ? 'inline' : 'attachment', file.name))
      .header('filename', inHeader(file.name))
      .send(content);
  });
}
