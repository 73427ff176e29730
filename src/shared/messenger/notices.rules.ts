import {
  type ChoiceKind,
  DEFAULT_CHOICES,
  NOTICE_KINDS,
  type NoticeChoice,
  type NoticeKind,
  type NoticeMail,
} from './notices.values.ts';

/** What somebody has chosen. `before` is what a kind's mails were before a link in one of them has stopped them. */
export type Choices = Partial<Record<ChoiceKind, NoticeChoice & { before?: NoticeMail }>>;
/** What a link in a mail stops: the mails about one kind, or whatever comes in the daily mail. */
export type Stopped = NoticeKind | 'daily';

export const choiceOf = (choices: Choices, kind: ChoiceKind) => choices[kind] ?? DEFAULT_CHOICES[kind];

export const isNoticeKind = (kind: ChoiceKind): kind is NoticeKind => NOTICE_KINDS.some((one) => one === kind);

/** Whether any of these mails come. */
export function isWanted(choices: Choices, kinds: readonly NoticeKind[], stopped: Stopped): boolean {
  if (stopped !== 'daily') return choiceOf(choices, stopped).mail !== 'off';
  return kinds.some((kind) => choiceOf(choices, kind).mail === 'daily');
}

/** The choices after a link has stopped these mails. */
export function withStopped(choices: Choices, kinds: readonly NoticeKind[], stopped: Stopped): Choices {
  return changed(choices, kinds, ({ mail, ...choice }, kind) => {
    const isMeant = mail !== 'off' && (stopped === 'daily' ? mail === 'daily' : kind === stopped);
    return isMeant ? { ...choice, mail: 'off', before: mail } : null;
  });
}

/** The choices after the same link has let these mails come again: as they were. */
export function withStarted(choices: Choices, kinds: readonly NoticeKind[], stopped: Stopped): Choices {
  return changed(choices, kinds, ({ mail, before, ...choice }, kind) => {
    const isMeant = mail === 'off' && (stopped === 'daily' ? before === 'daily' : kind === stopped);
    return isMeant ? { ...choice, mail: before ?? 'at_once' } : null;
  });
}

type Change = (choice: NonNullable<Choices[ChoiceKind]>, kind: NoticeKind) => Choices[ChoiceKind] | null;

function changed(choices: Choices, kinds: readonly NoticeKind[], change: Change): Choices {
  const changes = kinds.flatMap((kind) => {
    const after = change(choiceOf(choices, kind), kind);
    return after ? [[kind, after]] : [];
  });
  return { ...choices, ...Object.fromEntries(changes) };
}
