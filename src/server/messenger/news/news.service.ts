import { publicStageMessage } from '#shared/applications/public-stages.ts';
import type { SessionUser } from '#shared/identity/identity.contract.ts';
import { judgeAccess } from '#shared/kernel/access.ts';
import type { Words } from '#shared/kernel/messages.ts';
import { oneOfTwoSides } from '#shared/messenger/conversations.contract.ts';
import { NEWS, type WorkspaceNews } from '#shared/messenger/news.contract.ts';
import type { NoticeKind } from '#shared/messenger/notices.values.ts';
import { applicantPhotoAddress } from '#shared/profiles/photo-address.ts';
import { hiddenColumnsOf } from '../../applications/applications.api.ts';
import { nameWhileHidden } from '../../applications/blind/blind.ts';
import type { Db } from '../../db/database.ts';
import { logoUrl } from '../../jobs/show-job.ts';
import { companyOf } from '../../profiles/membership.ts';
import type { ConversationsService } from '../conversations.service.ts';
import type { NoticesService } from '../notices/notices.service.ts';
import * as store from './news.store.ts';

type Parts = { db: Db; conversations: ConversationsService; notices: NoticesService };
type Own = Pick<WorkspaceNews, 'new_applications' | 'new_stages' | 'applications' | 'stages'>;

const iso = (moment: string | Date) => new Date(moment).toISOString();

const NOTHING: Own = { new_applications: 0, new_stages: 0, applications: [], stages: [] };

/**
 * What is new for one person. Notices are stored, because nothing else says what somebody was told of; the rest follows
 * from when they last opened each page.
 */
export function createNewsService({ db, conversations, notices }: Parts) {
  async function ofCompany(user: SessionUser, words: Words): Promise<Own> {
    const person = { userId: user.id, companyId: companyOf(user).id };
    const [rows, hidden] = await Promise.all([
      store.listNewApplications(db, person),
      hiddenColumnsOf(db, person.companyId),
    ]);
    return {
      new_applications: rows[0]?.total ?? 0,
      new_stages: 0,
      applications: rows.map(({ id, groupId, name, photoFileId, jobId, job, at }) => ({
        id,
        job_id: jobId,
        name: hidden.has(groupId) ? words(nameWhileHidden(id)) : name,
        photo: photoFileId === null || hidden.has(groupId) ? null : applicantPhotoAddress(id, photoFileId),
        job,
        at: iso(at),
      })),
      stages: [],
    };
  }

  async function ofCandidate({ id }: SessionUser, words: Words): Promise<Own> {
    const rows = await store.listStageChanges(db, id);
    return {
      new_applications: 0,
      new_stages: rows[0]?.total ?? 0,
      applications: [],
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

  async function ownOf(user: SessionUser, words: Words): Promise<Own> {
    if (user.role === 'company') return ofCompany(user, words);
    return user.role === 'candidate' ? ofCandidate(user, words) : NOTHING;
  }

  async function unreadOf(user: SessionUser, words: Words) {
    if (judgeAccess(oneOfTwoSides, user.role) !== 'allowed') return [];
    return (await conversations.list(user, { unread: true }, words)).conversations;
  }

  return {
    async list(user: SessionUser, words: Words): Promise<Omit<WorkspaceNews, 'success'>> {
      const [own, told, unread] = await Promise.all([
        ownOf(user, words),
        notices.listNew(user, NEWS.notices, words),
        unreadOf(user, words),
      ]);
      const { totals } = told;
      const talks = told.showsMessages ? unread : [];
      const ofKind = (wanted: NoticeKind) => told.notices.filter(({ kind }) => kind === wanted);
      const numbers = [own.new_applications, own.new_stages, ...Object.values(totals), talks.length];
      return {
        ...own,
        count: numbers.reduce((sum, number) => sum + number, 0),
        new_mentions: totals.mention,
        new_held_messages: totals.held_message,
        new_assignments: totals.assignment,
        mentions: ofKind('mention'),
        held_messages: ofKind('held_message'),
        assignments: ofKind('assignment'),
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
