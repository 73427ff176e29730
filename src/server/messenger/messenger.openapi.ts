import { ATTACHMENT } from '#shared/messenger/messenger.values.ts';
import { type ApiDescription, ID } from '../http/api-description.ts';
import { oneClickDescription } from '../http/one-click.ts';
import { repliesDescription } from './replies/replies.routes.ts';

export const openapi: ApiDescription = {
  tag: {
    name: 'messenger',
    description:
      'Messages between employers and candidates; the search over everything that is yours, and what is new.',
  },
  plainRoutes: [
    {
      path: '/messages/attachments/{id}',
      summary:
        'A file that was sent with a message, for the two sides. With `inline=1` a picture is answered for looking at it.',
      parameters: [{ name: 'id', description: 'The id of the attachment.', schema: ID }],
      mediaTypes: [...ATTACHMENT.mediaTypes],
      errors: ['unauthenticated', 'forbidden', 'not_found', 'internal', 'unavailable'],
    },
    repliesDescription,
    ...oneClickDescription('/messages/mails', 'mails about messages'),
  ],
};
