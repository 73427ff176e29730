import * as profiles from '#shared/board/profile.contract.ts';
import * as scores from '#shared/board/scoring.contract.ts';
import * as timelines from '#shared/board/timeline.contract.ts';
import { succeed } from '#shared/kernel/answers.ts';
import { type Call, route } from '../http/route.ts';
import type { Reader } from './applicants/applicants.ts';
import type { ProfileService } from './profile/profile.service.ts';
import type { ScoringService } from './scoring/scoring.service.ts';
import type { TimelineService } from './timeline/timeline.service.ts';

type Services = { profile: ProfileService; scoring: ScoringService; timeline: TimelineService };

const readerOf = ({ user, visit: { words, locale } }: Pick<Call, 'visit'> & Pick<Reader, 'user'>): Reader => ({
  user,
  words,
  locale,
});

/** The pages about one applicant, or about several in comparison. */
export function applicantsRoutes({ profile, scoring, timeline }: Services) {
  return [
    route(profiles.candidateProfile, async (call) => succeed(await profile.open(call.input, readerOf(call)))),
    route(scores.scoring, async (call) => succeed(await scoring.open(call.input.id, readerOf(call)))),
    route(scores.compareApplications, async (call) => succeed(await scoring.compare(call.input.ids, readerOf(call)))),
    route(scores.companyScorecard, async (call) => succeed(await scoring.openScorecard(call.input.id, readerOf(call)))),
    route(timelines.timeline, async (call) => succeed(await timeline.open(call.input.id, readerOf(call)))),
  ];
}
