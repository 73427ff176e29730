import type { FastifyInstance } from 'fastify';
import { signedIn } from '#shared/kernel/access.ts';
import { contentDisposition, inHeader } from '../../files/content-disposition.ts';
import { callerOf, fileAnswer, idIn } from '../../http/file-answer.ts';
import type { CvService } from './cv.service.ts';

const PDF = 'application/pdf';

/**
 * For a PDF that is shown inside one of our pages: it loads nothing, and no other site can frame it. `sandbox` is not
 * used, because browsers show no PDF in a sandbox.
 */
const PREVIEW_POLICY = "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'self'";

export function mountCvs(app: FastifyInstance, cvs: CvService): void {
  app.get('/candidates/download/cv/:id', async (request, reply) => {
    const user = await callerOf(request, signedIn);
    const cv = await cvs.openResume(user, idIn(request));
    const isPreview = cv.mediaType === PDF && (request.query as Record<string, unknown>).inline === '1';
    fileAnswer(reply, cv)
      .header('content-disposition', contentDisposition(isPreview ? 'inline' : 'attachment', cv.name))
      .header('filename', inHeader(cv.name));
    if (isPreview) {
      reply.header('content-security-policy', PREVIEW_POLICY).header('x-frame-options', 'SAMEORIGIN');
    }
    return reply.send(cv.content);
  });

  app.get('/candidates/photo/:id', async (request, reply) => {
    const user = await callerOf(request, signedIn);
    const photo = await cvs.openPhoto(user, idIn(request));
    return fileAnswer(reply, photo).send(photo.content);
  });
}
