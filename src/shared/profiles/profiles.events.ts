import { defineEvent, definePassingEvent, Reason } from '../kernel/define-event.ts';
import { Id } from '../kernel/ids.ts';
import { LOCALES } from '../kernel/languages.ts';
import { z } from '../kernel/schema.ts';
import { change, withReason } from '../kernel/shown-in-audit.ts';

const IN_COMPANY = { companyId: Id };

export const profileEvents = {
  /** The members sign in with a provider alone, or again in every way. An admin gives a reason. */
  'company.sign_in_changed': defineEvent(
    { ...IN_COMPANY, from: z.string().nullable(), to: z.string().nullable(), reason: Reason },
    {
      heardBy: ['team'],
      audit: { group: 'people', kind: 'company_sign_in', shown: (data) => ({ ...change(data), ...withReason(data) }) },
    },
  ),
} as const;

export const passingProfileEvents = {
  'company.created': definePassingEvent(IN_COMPANY, { heardBy: [] }),
  /** The company's profile changed, which the pages of its jobs show too. */
  'company.edited': definePassingEvent(IN_COMPANY, { heardBy: ['published jobs', 'visitor pages'] }),
  'member.invited': definePassingEvent(IN_COMPANY, { heardBy: ['team'] }),
  'member.joined': definePassingEvent({ ...IN_COMPANY, userId: Id }, { heardBy: ['team'] }),
  'member.left': definePassingEvent({ ...IN_COMPANY, userId: Id }, { heardBy: ['team'] }),
  'invitation.withdrawn': definePassingEvent(IN_COMPANY, { heardBy: ['team'] }),
  /** A guest became the candidate of a new account, with what they had sent. */
  'guest.claimed': definePassingEvent(
    {
      candidateId: Id,
      name: z.string(),
      email: z.string(),
      locale: z.enum(LOCALES),
    },
    { heardBy: [] },
  ),
  /** Somebody with an account took over what they had sent as a guest: it moves to the account's candidate. */
  'guest.moved': definePassingEvent({ guestId: Id, candidateId: Id }, { heardBy: [] }),
  /** Nothing refers to the guest any more, so that they can be deleted. */
  'guest.left': definePassingEvent({ guestId: Id }, { heardBy: [] }),
} as const;
