import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { cancelByCandidate, chooseTime, noTimeSuits } from '#shared/interviews/choosing.contract.ts';
import { applicantsOwn, judgeAccess } from '#shared/kernel/access.ts';
import { AppError, isAppError } from '#shared/kernel/errors.ts';
import type { z } from '#shared/kernel/schema.ts';
import { contentDisposition } from '../../files/content-disposition.ts';
import { isFromAnotherSite } from '../../http/own-origin.ts';
import type { CandidateCalendar } from '../calendars/candidate-calendar.ts';
import type { ChoosingService } from './choosing.service.ts';

const BODY_BYTES = 8 * 1024;

type Parts = { choosing: ChoosingService; publicUrl: string };
type Viewer = SessionUser | null;

/**
 * The forms of the page on which a candidate chooses, as browsers send them without scripts: each answers with the page
 * again. With scripts the page calls the endpoints of the contract.
 */
export function mountPlainForms(app: FastifyInstance, { choosing, publicUrl }: Parts): void {
  app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_BYTES },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    );

    const mount = <Input extends z.ZodObject>(
      name: string,
      { input }: { input: Input },
      fieldsOf: (form: URLSearchParams) => object,
      act: (input: z.output<Input>, viewer: Viewer) => Promise<unknown>,
    ) =>
      forms.post(`/interview/:link/forms/${name}`, async (request, reply) => {
        if (isFromAnotherSite(request.headers, request.host, publicUrl)) throw new AppError('csrf');
        const viewer = await viewerOf(request);
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        const given = input.safeParse({ link: linkOf(request), ...fieldsOf(form) });
        const told = given.success ? await toldBy(act(given.data, viewer)) : 'refused';
        const address = `/interview/${encodeURIComponent(linkOf(request))}${told && `?told=${told}`}`;
        return reply.header('cache-control', 'no-store').redirect(address, 303);
      });
    const zoneOf = (form: URLSearchParams) => form.get('zone') || undefined;
    const wordOf = (form: URLSearchParams) => form.get('word') ?? '';

    mount(
      'choose',
      chooseTime,
      (form) => ({ starts_at: form.get('starts_at') ?? '', zone: zoneOf(form) }),
      choosing.choose,
    );
    mount(
      'none',
      noTimeSuits,
      (form) => ({ good_times: form.getAll('good_times'), word: wordOf(form), zone: zoneOf(form) }),
      choosing.noneSuits,
    );
    mount('cancel', cancelByCandidate, (form) => ({ word: wordOf(form) }), choosing.cancel);
  });
}

/** What the page says after a form: nothing where it was accepted. */
async function toldBy(answer: Promise<unknown>): Promise<'' | 'taken' | 'refused'> {
  try {
    await answer;
    return '';
  } catch (error) {
    if (!isAppError(error) || error.code === 'not_found') throw error;
    return error.code === 'conflict' ? 'taken' : 'refused';
  }
}

/** The event as a file, for calendars that do not read the mail. */
export function mountCalendarFile(app: FastifyInstance, calendar: CandidateCalendar): void {
  app.get('/interview/:link/calendar.ics', async (request, reply) => {
    const { words } = await request.openVisit();
    const content = await calendar.file(linkOf(request), await viewerOf(request), words);
    return reply
      .header('content-type', 'text/calendar; charset=utf-8')
      .header('content-disposition', contentDisposition('attachment', 'interview.ics'))
      .header('cache-control', 'private, no-store')
      .header('x-robots-tag', 'noindex')
      .send(content);
  });
}

const linkOf = (request: FastifyRequest) => (request.params as { link: string }).link;

async function viewerOf(request: FastifyRequest): Promise<Viewer> {
  const user = (await request.openVisit()).session?.user ?? null;
  if (judgeAccess(applicantsOwn, user?.role ?? null) !== 'allowed') throw new AppError('not_found');
  return user;
}
