import { ABOUT_JOB, defineEvent, definePassingEvent } from '../kernel/define-event.ts';
import { Id } from '../kernel/ids.ts';
import { z } from '../kernel/schema.ts';

const Column = z.object({ id: Id, name: z.string() });

export const answerEvents = {
  /** From now on messages go out by themselves, or no more. */
  'answer_rule.saved': defineEvent(
    { companyId: Id, column: Column, template: z.string(), hours: z.number().int(), isOn: z.boolean() },
    {
      heardBy: ['answer rules'],
      audit: {
        group: 'people',
        kind: 'answer_rule',
        shown: ({ column, template, hours, isOn }) =>
          isOn
            ? { to: `${column.name}: ${template}, ${hours} h` }
            : { from: template === '' ? column.name : `${column.name}: ${template}` },
      },
    },
  ),
  /** A job was closed in which people were open: so many are told, and so many left open. */
  'job.closing_decided': defineEvent(
    { ...ABOUT_JOB, told: z.number().int(), left: z.number().int(), reason: z.string().nullable() },
    {
      heardBy: [],
      audit: {
        group: 'jobs',
        kind: 'job_closing',
        shown: ({ told, left, reason }) => ({ reason, details: { told: String(told), left: String(left) } }),
      },
    },
  ),
} as const;

export const passingAnswerEvents = {
  /** A message that goes out by itself was taken back, changed, or cannot go out. */
  'planned_message.changed': definePassingEvent(
    { applicationId: Id, companyId: Id, actorId: Id.nullable() },
    { heardBy: ['cards'] },
  ),
} as const;
