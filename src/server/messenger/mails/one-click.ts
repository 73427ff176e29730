import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#shared/kernel/errors.ts';
import type { MailChoicesService } from './mail-choices.service.ts';

const BODY_BYTES = 2048;
const tokenIn = (request: FastifyRequest) => (request.params as { token: string }).token;

/**
 * What mail programs call when somebody presses their own button (RFC 8058): a form, from a machine that has neither a
 * session nor a CSRF token. It needs none, because the token in the address can do nothing but stop these mails.
 */
export function mountOneClick(app: FastifyInstance, choices: MailChoicesService): void {
  app.register(async (calls) => {
    // Of the two kinds of forms that may come, one short line is looked for.
    calls.removeAllContentTypeParsers();
    calls.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_BYTES }, (_, body, done) => done(null, body));
    calls.post('/messages/mails/:token/stop', async (request, reply) => {
      if (!/List-Unsubscribe.{1,20}One-Click/s.test(String(request.body))) throw new AppError('bad_request');
      await choices.choose(tokenIn(request), false);
      return reply.header('cache-control', 'no-store').send({ success: true });
    });
    // A person who opens it is asked. Mail scanners open links too, so opening stops nothing.
    calls.get('/messages/mails/:token/stop', async (request, reply) =>
      reply.header('cache-control', 'no-store').redirect(`/stop-mails/${encodeURIComponent(tokenIn(request))}`),
    );
  });
}
