import { waitingEvaluations } from '#shared/evaluation/waiting.contract.ts';
import { succeed } from '#shared/kernel/answers.ts';
import { route } from '../http/route.ts';
import type { Noun } from '../noun.ts';
import type { Plumbing } from '../plumbing.ts';
import { tellReviewers } from './reviewers.realtime.ts';
import { countWaiting } from './waiting.store.ts';

/** How long the reviewers' queue is. */
export function waitingNoun(plumbing: Plumbing) {
  const { db } = plumbing;
  tellReviewers(plumbing, () => countWaiting(db));
  return {
    routes: [route(waitingEvaluations, async () => succeed({ waiting: await countWaiting(db) }))],
  } satisfies Noun;
}
