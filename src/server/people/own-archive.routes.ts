import type { FastifyInstance } from 'fastify';
import { signedIn } from '#shared/kernel/access.ts';
import { contentDisposition } from '../files/content-disposition.ts';
import { callerOf, fileAnswer, idIn } from '../http/file-answer.ts';
import type { OwnExports } from './own-exports.service.ts';

export function mountOwnArchive(app: FastifyInstance, exports: OwnExports): void {
  app.get('/account/export/:id/archive.zip', async (request, reply) => {
    const user = await callerOf(request, signedIn);
    const { content, ...file } = await exports.open(user, idIn(request));
    return fileAnswer(reply, file)
      .header('content-disposition', contentDisposition('attachment', file.name))
      .send(content);
  });
}
