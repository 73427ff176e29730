import { readCv } from '#shared/cv/cv.contract.ts';
import { succeed } from '#shared/kernel/answers.ts';
import { route } from '../http/route.ts';
import type { Throttle } from '../identity/throttle.ts';
import type { Noun } from '../noun.ts';
import type { Plumbing } from '../plumbing.ts';
import { createCvReadingService } from './cv.service.ts';

export function cvNoun({ readingRoom, throttle }: Plumbing & { throttle: Throttle }) {
  const cvs = createCvReadingService(readingRoom, throttle);
  return {
    routes: [
      route(readCv, async ({ user, visit, file }) => succeed(await cvs.read(visit.origin, user?.id ?? null, file()))),
    ],
  } satisfies Noun;
}
