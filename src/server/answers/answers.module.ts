import { dictionary } from '#shared/answers/answers.dictionary.ts';
import type { Module } from '../module.ts';
import type { Plumbing } from '../plumbing.ts';
import { openapi } from './answers.openapi.ts';
import { answersRoutes } from './answers.routes.ts';
import { createAnswersService } from './answers.service.ts';
import { keepAwaitedAnswers } from './awaited-answers.events.ts';
import { answersErasure, answersExport } from './privacy.ts';

export function answersModule(plumbing: Plumbing) {
  keepAwaitedAnswers(plumbing.events);
  return {
    dictionary,
    openapi,
    routes: answersRoutes(createAnswersService(plumbing)),
    exports: answersExport,
    erases: answersErasure,
  } satisfies Module;
}
