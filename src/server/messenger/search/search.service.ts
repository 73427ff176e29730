import { publicStageMessage } from '#shared/applications/public-stages.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { Words } from '#shared/kernel/messages.ts';
import { SEARCH, type SearchResults } from '#shared/messenger/search.contract.ts';
import { applicantPhotoAddress } from '#shared/profiles/photo-address.ts';
import { hiddenColumnsOf } from '../../applications/applications.api.ts';
import { nameWhileHidden } from '../../applications/blind/blind.ts';
import type { Db } from '../../db/database.ts';
import type { Throttle } from '../../identity/throttle.ts';
import type { JobsService } from '../../jobs/jobs.service.ts';
import { logoUrl } from '../../jobs/show-job.ts';
import { companyOf } from '../../profiles/membership.ts';
import type { ConversationsService } from '../conversations.service.ts';
import { LIMITS } from '../messenger.limits.ts';
import * as store from './search.store.ts';

type Parts = { db: Db; throttle: Throttle; jobs: JobsService; conversations: ConversationsService };
type Found = Omit<SearchResults, 'success'>;

/** One search over everything that a person works with. Only their own data is searched. */
export function createSearchService({ db, throttle, jobs, conversations }: Parts) {
  async function ofCompany(user: SessionUser, q: string, words: Words): Promise<Omit<Found, 'conversations'>> {
    const { id } = companyOf(user);
    const hidden = await hiddenColumnsOf(db, id);
    const [own, people] = await Promise.all([
      store.findJobs(db, id, q, SEARCH.most),
      store.findPeople(db, id, { q, hiddenGroups: [...hidden], most: SEARCH.most }),
    ]);
    return {
      jobs: own,
      people: people.map((row) => showPerson(row, hidden.has(row.groupId), words)),
      applications: [],
    };
  }

  async function ofCandidate({ id }: SessionUser, q: string, words: Words): Promise<Omit<Found, 'conversations'>> {
    const applications = await store.findApplications(db, id, q, SEARCH.most);
    return {
      jobs: jobs
        .search({ q })
        .jobs.slice(0, SEARCH.most)
        .map(({ id: jobId, title, slug, company }) => ({
          id: jobId,
          title,
          slug,
          company: company.name,
          status: 'active',
        })),
      people: [],
      applications: applications.map(({ logoFileId, stage, ...row }) => ({
        ...row,
        logo_url: logoUrl(logoFileId),
        stage: words(publicStageMessage(stage)),
      })),
    };
  }

  return {
    async find(user: SessionUser, q: string, words: Words): Promise<Found> {
      await throttle.take([[LIMITS.searches, String(user.id)]]);
      const [found, talks] = await Promise.all([
        user.role === 'company' ? ofCompany(user, q, words) : ofCandidate(user, q, words),
        conversations.find(user, { q, most: SEARCH.most }, words),
      ]);
      return {
        ...found,
        conversations: talks.map(({ id, candidate, company, job }) => ({
          id,
          job: job.title,
          ...(user.role === 'company'
            ? { name: candidate.user.name, picture: candidate.photo }
            : { name: company.user.name, picture: company.logo_url }),
        })),
      };
    },
  };
}
export type SearchService = ReturnType<typeof createSearchService>;

function showPerson(row: store.PersonRow, isHidden: boolean, words: Words): Found['people'][number] {
  const { id, name, photoFileId, jobId, job, stage } = row;
  return {
    application_id: id,
    name: isHidden ? words(nameWhileHidden(id)) : name,
    photo: isHidden || photoFileId === null ? null : applicantPhotoAddress(id, photoFileId),
    job_id: jobId,
    job,
    stage,
  };
}
