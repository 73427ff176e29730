import type { Role } from '../kernel/access.ts';

/** What a person is told of: somebody mentioned them, a message of a rule is held back, they are to evaluate somebody. */
export const NOTICE_KINDS = ['mention', 'held_message', 'assignment'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** What people choose about. Messages and stages are seen where they are, so there are no notices of them. */
export const CHOICE_KINDS = ['message', 'stage', ...NOTICE_KINDS] as const;
export type ChoiceKind = (typeof CHOICE_KINDS)[number];

export const CHOICE_KINDS_OF: Record<Role, readonly ChoiceKind[]> = {
  candidate: ['message', 'stage'],
  company: ['message', 'mention', 'held_message'],
  reviewer: ['assignment'],
  admin: ['assignment'],
  interviewer: [],
};

export const NOTICE_MAILS = ['at_once', 'daily', 'off'] as const;
export type NoticeMail = (typeof NOTICE_MAILS)[number];
/** The bell always shows a new stage, and a mail about one waits long enough by itself. */
export const MAILED_ONLY: ReadonlySet<ChoiceKind> = new Set(['stage']);
/** `here`: the bell shows it. */
export type NoticeChoice = { here: boolean; mail: NoticeMail };

export const DEFAULT_CHOICES: Record<ChoiceKind, NoticeChoice> = {
  message: { here: true, mail: 'at_once' },
  stage: { here: true, mail: 'at_once' },
  mention: { here: true, mail: 'at_once' },
  held_message: { here: true, mail: 'at_once' },
  assignment: { here: true, mail: 'off' },
};

/** A notice is kept for so many days, and a person keeps the newest `most`. A page of the list has `page` of them. */
export const NOTICES = { days: 90, most: 1_000, page: 20, excerpt: 120 } as const;
/** A notice that is read within this time is not mailed. */
export const NOTICE_MAIL_SECONDS = 120;
/** The hour of the daily mail, in UTC: eight in the morning in East Africa. */
export const DAILY_HOUR = 5;
