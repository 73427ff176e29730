import { publicStageMessage } from '#shared/applications/public-stages.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import type { Words } from '#shared/kernel/messages.ts';
import { NEWS, type WorkspaceNews } from '#shared/messenger/news.contract.ts';
import { applicantPhotoAddress } from '#shared/profiles/photo-address.ts';
import { hiddenColumnsOf } from '../../applications/applications.api.ts';
import { nameWhileHidden } from '../../applications/blind/blind.ts';
import type { Db } from '../../db/database.ts';
import { logoUrl } from '../../jobs/show-job.ts';
import { companyOf } from '../../profiles/membership.ts';
import type { ConversationsService } from '../conversations.service.ts';
import * as store from './news.store.ts';

type Parts = { db: Db; conversations: ConversationsService };
type Own = Pick<
  WorkspaceNews,
  'new_applications' | 'new_mentions' | 'new_stages' | 'applications' | 'mentions' | 'stages'
>;

const iso = (moment: string | Date) => new Date(moment).toISOString();

/** The notifications of one person. None are stored: what is new follows from when they last opened each page. */
export function createNewsService({ db, conversations }: Parts) {
  async function ofCompany(user: SessionUser, words: Words): Promise<Own> {
    const person = { userId: user.id, companyId: companyOf(user).id };
    const [rows, mentions, hidden] = await Promise.all([
      store.listNewApplications(db, person),
      store.listMentions(db, person),
      hiddenColumnsOf(db, person.companyId),
    ]);
    const nameOf = (id: number, groupId: number, name: string) =>
      hidden.has(groupId) ? words(nameWhileHidden(id)) : name;
    return {
      new_applications: rows[0]?.total ?? 0,
      new_mentions: mentions[0]?.total ?? 0,
      new_stages: 0,
      applications: rows.map(({ id, groupId, name, photoFileId, jobId, job, at }) => ({
        id,
        job_id: jobId,
        name: nameOf(id, groupId, name),
        photo: photoFileId === null || hidden.has(groupId) ? null : applicantPhotoAddress(id, photoFileId),
        job,
        at: iso(at),
      })),
      mentions: mentions.map(({ id, applicationId, groupId, name, author, jobId, job, text, at }) => ({
        id,
        application_id: applicationId,
        job_id: jobId,
        author,
        candidate: nameOf(applicationId, groupId, name),
        job,
        text,
        at: iso(at),
      })),
      stages: [],
    };
  }

  async function ofCandidate({ id }: SessionUser, words: Words): Promise<Own> {
    const rows = await store.listStageChanges(db, id);
    return {
      new_applications: 0,
      new_mentions: 0,
      new_stages: rows[0]?.total ?? 0,
      applications: [],
      mentions: [],
      stages: rows.map(({ applicationId, job, company, logoFileId, stage, at }) => ({
        job,
        company,
        application_id: applicationId,
        logo_url: logoUrl(logoFileId),
        stage: words(publicStageMessage(stage)),
        closed: stage === 'closed',
        at: iso(at),
      })),
    };
  }

  return {
    async list(user: SessionUser, words: Words): Promise<Omit<WorkspaceNews, 'success'>> {
      const [own, unread] = await Promise.all([
        user.role === 'company' ? ofCompany(user, words) : ofCandidate(user, words),
        conversations.list(user, { unread: true }, words),
      ]);
      const talks = unread.conversations;
      return {
        ...own,
        count: own.new_applications + own.new_mentions + own.new_stages + talks.length,
        unread_conversations: talks.length,
        conversations: talks
          .slice(0, NEWS.most)
          .map(({ id, candidate, company, unread_count, latest_message, latest_message_time }) => ({
            id,
            unread: unread_count,
            text: latest_message.slice(0, NEWS.excerpt),
            at: latest_message_time ?? '',
            ...(user.role === 'company'
              ? { name: candidate.user.name, picture: candidate.photo }
              : { name: company.user.name, picture: company.logo_url }),
          })),
      };
    },
  };
}
export type NewsService = ReturnType<typeof createNewsService>;
