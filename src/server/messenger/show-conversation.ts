import { publicStageMessage } from '#shared/applications/public-stages.ts';
import type { Words } from '#shared/kernel/messages.ts';
import { messagesOf } from '#shared/kernel/messages.ts';
import type { ChatMessage, Conversation } from '#shared/messenger/conversations.contract.ts';
import type { ATTACHMENT, Side } from '#shared/messenger/messenger.values.ts';
import { applicantPhotoAddress } from '#shared/profiles/photo-address.ts';
import { agoTexts } from '#shared/reference/time.texts.ts';
import { wordsForAgo } from '#shared/reference/time-ago.ts';
import { nameWhileHidden } from '../applications/blind/blind.ts';
import { logoUrl } from '../jobs/show-job.ts';
import type { ConversationRow } from './conversations.store.ts';
import type { MessageRow } from './messages.store.ts';

const time = messagesOf(agoTexts);
const iso = (moment: Date | string) => new Date(moment).toISOString();

/** The reader's side, and the columns whose candidates are hidden from them. */
export type Reader = { side: Side; hidden: ReadonlySet<number> };

/** Whether blind review hides the candidate from this reader. */
export function isHiddenFrom({ side, hidden }: Reader, groupId: number | null): boolean {
  return side === 'company' && groupId !== null && hidden.has(groupId);
}

export function showConversation(row: ConversationRow, reader: Reader, words: Words, now: number): Conversation {
  const isHidden = isHiddenFrom(reader, row.groupId);
  const lastAt = row.lastAt && iso(row.lastAt);
  return {
    id: row.id,
    candidate:
      isHidden && row.applicationId !== null
        ? { id: null, photo: null, user: { name: words(nameWhileHidden(row.applicationId)), username: null } }
        : {
            id: row.candidateId,
            photo:
              row.candidatePhotoId === null || row.applicationId === null || row.isErased
                ? null
                : applicantPhotoAddress(row.applicationId, row.candidatePhotoId),
            user: { name: row.name ?? '', username: row.candidateUsername },
          },
    company: {
      id: row.companyId,
      logo_url: logoUrl(row.logoFileId),
      user: { name: row.company, username: row.companyUsername },
    },
    job: { id: row.jobId, title: row.job, slug: row.slug },
    application_id: row.applicationId,
    // Candidates never see the employer's column names, only the public stage.
    application_status:
      reader.side === 'company' ? row.stage : row.publicStage && words(publicStageMessage(row.publicStage)),
    public_stage: row.publicStage,
    latest_message: row.lastBody ?? '',
    latest_message_id: row.lastMessageId,
    latest_message_time: lastAt,
    latest_message_humans_time: lastAt && ago(now - Date.parse(lastAt), words),
    latest_message_attachments: row.lastAttachments,
    last_message_from_me: row.lastSender === reader.side,
    unread_count: row.unread,
    // Read times could be matched with those of the same person in another conversation.
    delivered_up_to: isHidden ? 0 : row.otherGotUpTo,
    read_up_to: isHidden ? 0 : row.otherReadUpTo,
    my_read_up_to: row.myReadUpTo,
    // A block concerns the person, so it would connect the hidden applicant with their other applications.
    blocked_by: isHidden ? null : row.blockedBy,
    is_closed: row.isErased,
  };
}

function ago(passedMs: number, words: Words): string {
  const { words: key, count } = wordsForAgo(passedMs);
  return words(count === undefined ? time(key) : time(key, { count }));
}

/** The ids of the two sides, as the reader knows them. */
type Sides = { companyId: number; candidateId: number | null };

export function showMessage(row: MessageRow, { companyId, candidateId }: Sides): ChatMessage {
  const isFromCompany = row.sender === 'company';
  return {
    id: row.id,
    chat_id: row.conversationId,
    sender: row.sender,
    from: isFromCompany ? companyId : candidateId,
    to: isFromCompany ? candidateId : companyId,
    author: row.authorId === null || row.author === null ? null : { id: row.authorId, name: row.author },
    body: row.body,
    created_time: iso(row.createdAt),
    client_id: row.clientId,
    attachments: (row.attachments ?? []).map(({ id, name, bytes, mediaType }) => ({
      id,
      name,
      bytes,
      media_type: mediaType as (typeof ATTACHMENT.mediaTypes)[number],
    })),
  };
}
