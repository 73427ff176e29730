import { recommendedJobs } from '#shared/applications/recommendations.contract.ts';
import { succeed } from '#shared/kernel/answers.ts';
import { route } from '../../http/route.ts';
import type { RecommendationService } from './recommendations.service.ts';

export function recommendationRoutes(recommendations: RecommendationService) {
  return [route(recommendedJobs, async ({ user, visit }) => succeed(await recommendations.forUser(user, visit.words)))];
}
