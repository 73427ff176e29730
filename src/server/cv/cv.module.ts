import { readCv } from '#shared/cv/cv.contract.ts';
import { dictionary } from '#shared/cv/cv.dictionary.ts';
import { succeed } from '#shared/kernel/answers.ts';
import { route } from '../http/route.ts';
import type { Throttle } from '../identity/throttle.ts';
import type { Module } from '../module.ts';
import type { Plumbing } from '../plumbing.ts';
import type { InstitutionsService } from '../reference/institutions.service.ts';
import { openapi } from './cv.openapi.ts';
import { createCvReadingService } from './cv.service.ts';

type Needs = Plumbing & { throttle: Throttle; institutions: InstitutionsService };

export function cvModule({ fileParserPool, throttle, institutions }: Needs) {
  const cvs = createCvReadingService(fileParserPool, throttle, institutions);
  return {
    dictionary,
    openapi,
    routes: [
      route(readCv, async ({ user, visit, file }) => succeed(await cvs.read(visit.origin, user?.id ?? null, file()))),
    ],
  } satisfies Module;
}
