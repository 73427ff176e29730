import { dictionary } from '#shared/messenger/messenger.dictionary.ts';
import { MAILS_ABOUT } from '#shared/messenger/messenger.values.ts';
import { mountOneClick } from '../http/one-click.ts';
import type { Throttle } from '../identity/throttle.ts';
import type { JobsService } from '../jobs/jobs.service.ts';
import type { Module } from '../module.ts';
import type { Plumbing } from '../plumbing.ts';
import { mountAttachments } from './attachments/attachments.routes.ts';
import { createAttachmentsService } from './attachments/attachments.service.ts';
import { createCompanyMessagesService, listenForClaims } from './company-messages.service.ts';
import { createConversationsService } from './conversations.service.ts';
import { createDigestsService } from './mails/digests.service.ts';
import { createMailChoicesService, listenForNewEmails } from './mails/mail-choices.service.ts';
import { mailsRoutes } from './mails/mails.routes.ts';
import { createStageMailsService } from './mails/stage-mails.service.ts';
import { ONE_CLICK, stopPage } from './messenger.mails.ts';
import { openapi } from './messenger.openapi.ts';
import { createPresence, tellOfMessages } from './messenger.realtime.ts';
import { messengerRoutes } from './messenger.routes.ts';
import { createNewsService } from './news/news.service.ts';
import { messagesErasure, messagesExport } from './privacy.ts';
import { mountReplies } from './replies/replies.routes.ts';
import { createRepliesService } from './replies/replies.service.ts';
import { createSmtpReceiver } from './replies/replies.smtp.ts';
import { deleteOld as deleteOldReplyAddresses } from './replies/reply-addresses.store.ts';
import { createReplyAddresses, endReplyAddresses } from './replies/reply-addresses.ts';
import { createSearchService } from './search/search.service.ts';
import { createFilling } from './templates/filling.ts';
import { templatesRoutes } from './templates/templates.routes.ts';
import { createTemplatesService, listenForTemplates } from './templates/templates.service.ts';
import { workspaceRoutes } from './workspace.routes.ts';
import { createWriting } from './writing.ts';

export function messengerModule(plumbing: Plumbing & { throttle: Throttle; jobs: JobsService }) {
  const { inbound } = plumbing.config;
  const needs = { ...plumbing, replyAddresses: createReplyAddresses(inbound) };
  listenForClaims(needs.events);
  listenForNewEmails(needs.events);
  listenForTemplates(needs.events);
  endReplyAddresses(needs.events);
  tellOfMessages(needs);
  const { wordsIn } = needs.reference;
  const filling = createFilling({ ...needs, wordsIn });
  const writing = createWriting(needs);
  const companyMessages = createCompanyMessagesService({ ...needs, writing, filling });
  const attachments = createAttachmentsService(needs);
  const conversations = createConversationsService({ ...needs, presence: createPresence(needs.realtime), writing });
  const choices = createMailChoicesService(needs.db);
  const digests = createDigestsService(needs);
  const replies = inbound && createRepliesService({ ...needs, writing, attachments }, inbound);
  const { host, log } = { ...needs.config, ...needs };
  const smtp =
    replies && inbound.smtpPort !== undefined
      ? createSmtpReceiver({ replies, domain: inbound.domain, port: inbound.smtpPort, host, log })
      : null;
  return {
    services: { companyMessages, filling },
    dictionary,
    openapi,
    routes: [
      ...messengerRoutes({
        writing: companyMessages,
        conversations,
        attachments,
      }),
      ...workspaceRoutes({
        search: createSearchService({ ...needs, conversations }),
        news: createNewsService({ ...needs, conversations }),
      }),
      ...mailsRoutes(choices),
      ...templatesRoutes(createTemplatesService({ ...needs, filling })),
    ],
    mount: (app) => {
      mountAttachments(app, attachments);
      mountReplies(app, replies, inbound?.webhookSecret);
      for (const about of MAILS_ABOUT) {
        mountOneClick(app, {
          address: ONE_CLICK[about],
          pageOf: (token) => stopPage(token, about),
          stop: (token) => choices.choose(token, about, false),
        });
      }
    },
    exports: messagesExport,
    erases: messagesErasure,
    jobs: { 'messenger.mail_unread': digests.job, 'messenger.mail_stage': createStageMailsService(needs).job },
    schedules: [{ name: 'unread-mails', every: '* * * * *', run: digests.addReaders }],
    sweeps: [attachments.sweep, () => deleteOldReplyAddresses(needs.db)],
    ...(smtp && { start: smtp.start, stop: smtp.stop }),
  } satisfies Module;
}
