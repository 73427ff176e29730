import { dictionary } from '#shared/messenger/messenger.dictionary.ts';
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
import { openapi } from './messenger.openapi.ts';
import { createPresence, tellOfMessages } from './messenger.realtime.ts';
import { messengerRoutes } from './messenger.routes.ts';
import { createNewsService } from './news/news.service.ts';
import { createNoticeChoicesService } from './notices/notice-choices.service.ts';
import { createNoticeMailsService } from './notices/notice-mails.service.ts';
import { listenForNotices } from './notices/notices.events.ts';
import { noticesRoutes } from './notices/notices.routes.ts';
import { createNoticesService } from './notices/notices.service.ts';
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
  listenForNotices(needs);
  endReplyAddresses(needs.events);
  tellOfMessages(needs);
  const { wordsIn } = needs.reference;
  const filling = createFilling({ ...needs, wordsIn });
  const writing = createWriting(needs);
  const companyMessages = createCompanyMessagesService({ ...needs, writing, filling });
  const attachments = createAttachmentsService(needs);
  const conversations = createConversationsService({ ...needs, presence: createPresence(needs.realtime), writing });
  const notices = createNoticesService(needs);
  const noticeChoices = createNoticeChoicesService(needs);
  const noticeMails = createNoticeMailsService({ ...needs, wordsIn });
  const choices = createMailChoicesService({ ...needs, notices: noticeChoices });
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
        news: createNewsService({ ...needs, conversations, notices }),
      }),
      ...mailsRoutes(choices),
      ...noticesRoutes(notices, noticeChoices),
      ...templatesRoutes(createTemplatesService({ ...needs, filling })),
    ],
    mount: (app) => {
      mountAttachments(app, attachments);
      mountReplies(app, replies, inbound?.webhookSecret);
      mountOneClick(app, {
        address: '/messages/mails',
        page: '/stop-mails',
        stop: (token) => choices.choose(token, false),
      });
    },
    exports: messagesExport,
    erases: messagesErasure,
    jobs: {
      'messenger.mail_unread': digests.job,
      'messenger.mail_stage': createStageMailsService(needs).job,
      ...noticeMails.jobs,
    },
    schedules: [
      { name: 'unread-mails', every: '* * * * *', run: digests.addReaders },
      { name: 'daily-notices', every: '*/10 * * * *', run: noticeMails.addDaily },
    ],
    sweeps: [attachments.sweep, notices.sweep, () => deleteOldReplyAddresses(needs.db)],
    ...(smtp && { start: smtp.start, stop: smtp.stop }),
  } satisfies Module;
}
