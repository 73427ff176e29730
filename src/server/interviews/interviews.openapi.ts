import type { ApiDescription, PlainRoute } from '../http/api-description.ts';

const LINK = { name: 'link', description: 'As in the mail.', schema: { type: 'string' } };
const FORM: Pick<PlainRoute, 'method' | 'parameters' | 'mediaTypes' | 'errors'> = {
  method: 'POST',
  parameters: [LINK],
  mediaTypes: ['text/html'],
  errors: ['csrf', 'not_found', 'too_large', 'too_many', 'internal', 'unavailable'],
};

export const openapi: ApiDescription = {
  tag: { name: 'interviews', description: 'Interviews: planned, chosen by candidates, held and judged.' },
  plainRoutes: [
    {
      path: '/interview/{link}/calendar.ics',
      summary: 'A booked interview as a file for the candidate’s calendar.',
      parameters: [LINK],
      mediaTypes: ['text/calendar'],
      errors: ['not_found', 'internal', 'unavailable'],
    },
    {
      ...FORM,
      path: '/interview/{link}/forms/choose',
      summary: 'The form of the page that chooses a time, without scripts.',
    },
    {
      ...FORM,
      path: '/interview/{link}/forms/none',
      summary: 'The form that says that no time suits, without scripts.',
    },
    { ...FORM, path: '/interview/{link}/forms/cancel', summary: 'The form that cancels, without scripts.' },
    {
      path: '/interview-calendar/{file}',
      summary: 'The calendar with the interviews of one member, for calendar programs to subscribe to.',
      parameters: [
        { name: 'file', description: 'The secret of the address, with `.ics`.', schema: { type: 'string' } },
      ],
      mediaTypes: ['text/calendar'],
      errors: ['not_found', 'internal', 'unavailable'],
    },
  ],
};
