import { mountOneClick } from '../http/one-click.ts';
import type { Throttle } from '../identity/throttle.ts';
import type { Noun } from '../noun.ts';
import type { Plumbing } from '../plumbing.ts';
import { createAttachmentsService } from './attachments/attachments.service.ts';
import { mountAttachments } from './attachments/attachments.ts';
import { createConversationsService } from './conversations.service.ts';
import { listenForErasures } from './erasure.ts';
import { createLettersService, listenForClaims } from './letters.service.ts';
import { createDigestsService } from './mails/digests.service.ts';
import { createMailChoicesService, listenForNewEmails } from './mails/mail-choices.service.ts';
import { mailsRoutes } from './mails/mails.routes.ts';
import { createPresence, tellOfMessages } from './messenger.realtime.ts';
import { messengerRoutes } from './messenger.routes.ts';
import { templatesRoutes } from './templates/templates.routes.ts';
import { createTemplatesService } from './templates/templates.service.ts';
import { createWriting } from './writing.ts';

export function messengerNoun(needs: Plumbing & { throttle: Throttle }) {
  listenForClaims(needs.events);
  listenForErasures(needs.events);
  listenForNewEmails(needs.events);
  tellOfMessages(needs);
  const writing = createWriting(needs);
  const attachments = createAttachmentsService(needs);
  const choices = createMailChoicesService(needs.db);
  return {
    routes: [
      ...messengerRoutes({
        writing: createLettersService({ ...needs, writing }),
        conversations: createConversationsService({ ...needs, presence: createPresence(needs.realtime), writing }),
        attachments,
      }),
      ...mailsRoutes(choices),
      ...templatesRoutes(createTemplatesService(needs)),
    ],
    mount: (app) => {
      mountAttachments(app, attachments);
      mountOneClick(app, {
        address: '/messages/mails',
        page: '/stop-mails',
        stop: (token) => choices.choose(token, false),
      });
    },
    works: [{ name: 'unread-mails', every: '* * * * *', run: createDigestsService(needs).mailUnread }],
    sweeps: [attachments.sweep],
  } satisfies Noun;
}
