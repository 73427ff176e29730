import type { PersonData, PersonErasure, PersonExport } from '../kernel/privacy.ts';
import {
  deleteConversationsOf,
  deleteMailChoice,
  deleteNotices,
  ERASED,
  listAttachedFiles,
  unsignMessages,
} from './erasure.store.ts';
import * as stages from './mails/stage-mails.store.ts';
import * as store from './person-export.store.ts';
import * as replies from './replies/reply-addresses.store.ts';

export const messagesExport: PersonExport = {
  tables: [...store.EXPORTED, ...stages.PERSONAL],
  async read(db, { userId, email, candidateId, applicationIds }): Promise<PersonData> {
    const account = {
      mailsAboutMessages: await store.readMailChoice(db, email),
      notices: await store.readNotices(db, userId),
      noticeChoices: await store.readNoticeChoices(db, userId),
    };
    const written = { messages: await store.readMessagesBy(db, userId) };
    const files = await store.listAttachmentsBy(db, userId);
    if (candidateId === null) return { documents: { account, conversations: [], written }, files };
    const profile = { blockedEmployers: await store.readBlockedEmployers(db, candidateId) };
    const conversations = await store.readConversations(db, candidateId);
    const toldStages = await stages.readOf(db, applicationIds);
    return { documents: { account, profile, conversations, toldStages, written }, files };
  },
};

export const messagesErasure: PersonErasure = {
  tables: [...ERASED, ...stages.PERSONAL, ...replies.ERASED],
  async erase({ userId, candidateIds, email }, tx) {
    const fileIds = await listAttachedFiles(tx, candidateIds);
    for (const gone of await deleteConversationsOf(tx, candidateIds)) {
      await tx.record({ type: 'conversation.changed', ...gone, candidateUserId: null });
    }
    await unsignMessages(tx, userId);
    await deleteMailChoice(tx, email);
    await stages.deleteOf(tx, candidateIds);
    await deleteNotices(tx, userId, candidateIds);
    await replies.deleteOf(tx, { userId, email });
    return fileIds;
  },
};
