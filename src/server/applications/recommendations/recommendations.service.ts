import { RECOMMENDED_JOBS } from '#shared/applications/applications.values.ts';
import type { RecommendedJobs } from '#shared/applications/recommendations.contract.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { today } from '#shared/kernel/dates.ts';
import type { Words } from '#shared/kernel/messages.ts';
import type { Db } from '../../db/database.ts';
import type { PublishedJobs } from '../../jobs/published-jobs.ts';
import { type Person, recommend } from './recommend.ts';
import * as store from './recommendations.store.ts';

type Parts = { db: Db; published: PublishedJobs };

/** Recommends jobs to a person, from the published jobs in memory. */
export function createRecommendationService({ db, published }: Parts) {
  return {
    async forUser(user: SessionUser, words: Words): Promise<Omit<RecommendedJobs, 'success'>> {
      const row = await store.findPerson(db, user);
      if (!row) return { jobs: [], knows_you: false };
      const { jobIds, candidateId, profession, ...profile } = row;
      const work = profession ? [...profile.work, { title: profession, company: null }] : profile.work;
      const isEmpty = profile.skills.length === 0 && work.length === 0;
      const person = isEmpty
        ? bySent({ ...profile, work }, await store.listLastSent(db, candidateId))
        : { ...profile, work };
      const without = new Set(jobIds);
      const found = recommend(published.index, person, { without, today: today(), most: RECOMMENDED_JOBS });
      return {
        jobs: found.map(({ card, reason }) => ({ job: card, reason: words(reason) })),
        knows_you: person.skills.length > 0 || person.work.length > 0 || person.city !== null,
      };
    },
  };
}
export type RecommendationService = ReturnType<typeof createRecommendationService>;

/** Fills what the profile lacks from the last applications. */
function bySent(profile: Person, sent: Awaited<ReturnType<typeof store.listLastSent>>): Person {
  const [last] = sent;
  const snapshots = sent.map(({ snapshot }) => snapshot);
  return {
    skills: snapshots.flatMap(({ skills = [] }) => skills),
    languages: [...profile.languages, ...snapshots.flatMap(({ languages = [] }) => languages.map(({ name }) => name))],
    work: snapshots.flatMap(({ experiences = [] }) =>
      experiences.map(({ designation: title, company }) => ({ title, company: company || null })),
    ),
    city: profile.city ?? last?.snapshot.personalInfo?.city ?? null,
    countryCode: profile.countryCode ?? last?.countryCode ?? null,
    level: profile.level ?? last?.level ?? null,
  };
}
