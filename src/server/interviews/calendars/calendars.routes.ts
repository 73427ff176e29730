import type { FastifyInstance } from 'fastify';
import * as contract from '#shared/interviews/calendars.contract.ts';
import { DONE, succeed } from '#shared/kernel/answers.ts';
import { route } from '../../http/route.ts';
import type { CalendarsService } from './calendars.service.ts';

export function calendarsRoutes(calendars: CalendarsService) {
  return [
    route(contract.ownCalendars, async ({ user }) => succeed({ calendars: await calendars.own(user) })),
    route(contract.makeFeed, async ({ user }) => succeed(await calendars.makeFeed(user))),
    route(contract.endFeed, async ({ user }) => {
      await calendars.endFeed(user);
      return DONE;
    }),
    route(contract.giveBusyCalendar, async ({ user, input }) =>
      succeed({ calendars: await calendars.giveBusyCalendar(user, input.address) }),
    ),
    route(contract.forgetBusyCalendar, async ({ user }) => {
      await calendars.forgetBusyCalendar(user);
      return DONE;
    }),
  ];
}

/** The calendar that calendar programs subscribe to. The secret in its address is all they have. */
export function mountInterviewCalendar(app: FastifyInstance, calendars: CalendarsService): void {
  app.get('/interview-calendar/:file', async (request, reply) => {
    const { file } = request.params as { file: string };
    const content = await calendars.feed(file.replace(/\.ics$/, ''));
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('cache-control', 'private, max-age=300')
      .header('x-robots-tag', 'noindex')
      .send(content);
  });
}
