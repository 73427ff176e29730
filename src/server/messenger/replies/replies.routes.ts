import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#shared/kernel/errors.ts';
import type { PlainRoute } from '../../http/api-description.ts';
import { MOST_BYTES } from './read-mail.ts';
import type { RepliesService } from './replies.service.ts';

const ADDRESS = '/inbound/mails';

/**
 * Takes answers to mails from a mail provider, which posts each as it came, with a secret that both know. Without one,
 * nothing is there.
 */
export function mountReplies(app: FastifyInstance, replies: RepliesService | null, secret: string | undefined): void {
  const expected = secret === undefined ? null : digest(`Bearer ${secret}`);
  app.register(async (calls) => {
    calls.removeAllContentTypeParsers();
    calls.addContentTypeParser('message/rfc822', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_, body, done) =>
      done(null, body),
    );
    calls.post(ADDRESS, {
      // Before the body is read, so that nobody else can have us read one.
      onRequest: async ({ headers }) => {
        if (!expected) throw new AppError('not_found');
        if (!timingSafeEqual(digest(headers.authorization ?? ''), expected)) throw new AppError('unauthenticated');
      },
      handler: async (request, reply) => {
        if (!replies || !Buffer.isBuffer(request.body)) throw new AppError('unsupported_type');
        if ((await replies.take(request.body)) === 'unreadable') throw new AppError('bad_request');
        return reply.header('cache-control', 'no-store').send({ success: true });
      },
    });
  });
}

/** Of equal length, whatever was sent. */
const digest = (text: string) => createHash('sha256').update(text).digest();

export const repliesDescription: PlainRoute = {
  method: 'POST',
  path: ADDRESS,
  summary:
    'Takes a mail that answers one of this site, as `message/rfc822`, from the mail provider. It is there only with `INBOUND_WEBHOOK_SECRET`, which is sent as `Authorization: Bearer`.',
  mediaTypes: ['application/json'],
  schema: { type: 'object', properties: { success: { const: true } }, required: ['success'] },
  errors: ['unauthenticated', 'not_found', 'too_large', 'unsupported_type', 'internal', 'unavailable', 'storage_full'],
};
