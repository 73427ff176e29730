import { DONE, succeed } from '#shared/kernel/answers.ts';
import { uploadAttachment } from '#shared/messenger/attachments.contract.ts';
import * as contract from '#shared/messenger/conversations.contract.ts';
import * as letters from '#shared/messenger/messenger.contract.ts';
import { route } from '../http/route.ts';
import type { AttachmentsService } from './attachments/attachments.service.ts';
import type { CompanyMessagesService } from './company-messages.service.ts';
import type { ConversationsService } from './conversations.service.ts';

type Services = {
  writing: CompanyMessagesService;
  conversations: ConversationsService;
  attachments: AttachmentsService;
};

export function messengerRoutes({ writing, conversations, attachments }: Services) {
  return [
    route(letters.messageCandidate, async ({ user, visit, input }) => {
      await writing.write({ user, locale: visit.locale }, input);
      return DONE;
    }),
    route(letters.messageCandidates, async ({ user, visit, input }) =>
      succeed({ results: await writing.writeToMany({ user, locale: visit.locale }, input) }),
    ),
    route(letters.takeMessageBack, async ({ user, input }) => succeed({ result: await writing.takeBack(user, input) })),
    route(contract.listConversations, async ({ user, visit, input }) =>
      succeed(await conversations.list(user, input, visit.words)),
    ),
    route(contract.syncConversations, async ({ user, visit }) =>
      succeed(await conversations.list(user, {}, visit.words)),
    ),
    route(contract.loadUnreadCount, async ({ user }) => succeed({ unread: await conversations.unread(user) })),
    route(contract.listConversationJobs, async ({ user }) => succeed({ jobs: await conversations.jobs(user) })),
    route(contract.listMessages, async ({ user, visit, input }) =>
      succeed(await conversations.messages(user, input, visit.words)),
    ),
    route(contract.findPresence, async ({ user, input }) =>
      succeed({ is_online: await conversations.isOnline(user, input) }),
    ),
    route(contract.sendMessage, async ({ user, visit, input }) =>
      succeed({ message: await conversations.send({ user, locale: visit.locale }, input) }),
    ),
    route(contract.readMessages, async ({ user, input }) => succeed({ unread: await conversations.read(user, input) })),
    route(contract.receiveMessages, async ({ user, input }) => {
      await conversations.receive(user, input);
      return DONE;
    }),
    route(contract.tellTyping, async ({ user, input }) => {
      await conversations.typing(user, input);
      return DONE;
    }),
    route(contract.openConversation, async ({ user, visit, input }) =>
      succeed({ conversation: await conversations.open(user, input, visit.words) }),
    ),
    route(contract.blockConversation, async ({ user, visit, input }) =>
      succeed({ conversation: await conversations.block(user, input, visit.words) }),
    ),
    route(uploadAttachment, async ({ user, visit, input, file }) =>
      succeed({
        attachment: await attachments.upload({ user, address: visit.origin.address }, input.chat_id, file()),
      }),
    ),
  ];
}
