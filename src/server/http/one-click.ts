import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#shared/kernel/errors.ts';
import type { PlainRoute } from './api-description.ts';

const BODY_BYTES = 2048;
const tokenIn = (request: FastifyRequest) => (request.params as { token: string }).token;

type OneClick = {
  /** The first part of the unsubscribe address; the token and `/stop` follow. */
  address: string;
  /** The page that asks a person to confirm; the token follows. */
  page: string;
  stop: (token: string) => Promise<unknown>;
};

/**
 * The endpoint that mail programs call for their own unsubscribe button (RFC 8058). They send a form without session or
 * CSRF token, which is safe because the token in the address can only stop these mails.
 */
export function mountOneClick(app: FastifyInstance, { address, page, stop }: OneClick): void {
  app.register(async (calls) => {
    // Mail programs send one of two kinds of forms. Only one short line of them matters.
    calls.removeAllContentTypeParsers();
    calls.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_BYTES }, (_, body, done) => done(null, body));
    calls.post(`${address}/:token/stop`, async (request, reply) => {
      if (!/List-Unsubscribe.{1,20}One-Click/s.test(String(request.body))) throw new AppError('bad_request');
      await stop(tokenIn(request));
      return reply.header('cache-control', 'no-store').send({ success: true });
    });
    // A person who opens the link gets a page that asks them. Mail scanners open links too, so opening it stops
    // nothing.
    calls.get(`${address}/:token/stop`, async (request, reply) =>
      reply.header('cache-control', 'no-store').redirect(`${page}/${encodeURIComponent(tokenIn(request))}`),
    );
  });
}

const TOKEN = { name: 'token', description: 'As in the mail.', schema: { type: 'string' } };

/** Describes the routes of `mountOneClick` for the API description. */
export function oneClickDescription(address: string, what: string): PlainRoute[] {
  const path = `${address}/{token}/stop`;
  return [
    {
      path,
      summary: `Leads to the page on which ${what} can be stopped; opening it stops nothing.`,
      parameters: [TOKEN],
      mediaTypes: ['text/html'],
      errors: ['internal', 'unavailable'],
    },
    {
      method: 'POST',
      path,
      summary: `Stops ${what}. Called by mail programs, with the form of RFC 8058.`,
      parameters: [TOKEN],
      mediaTypes: ['application/json'],
      schema: { type: 'object', properties: { success: { const: true } }, required: ['success'] },
      errors: ['not_found', 'too_large', 'internal', 'unavailable'],
    },
  ];
}
