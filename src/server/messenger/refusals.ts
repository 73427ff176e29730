import { AppError } from '#shared/kernel/errors.ts';
import type { Side } from '#shared/messenger/messenger.values.ts';
import { messengerRefusal } from '#shared/messenger/messenger-refusals.texts.ts';
import type { ConversationRow } from './conversations.store.ts';

/** The error for an unknown counterpart, in the words of the specification. */
export const nobody = () => new AppError('not_found', { message: messengerRefusal('refusal.user_not_found') });

type End = Pick<ConversationRow, 'isErased' | 'blockedBy'>;

/** Why nothing can be written in a conversation any more; null while it is open. */
export function endOf({ isErased, blockedBy }: End, side: Side, isHidden: boolean): AppError | null {
  if (isErased) return new AppError('conflict', { message: messengerRefusal('refusal.candidate_gone') });
  // A block concerns the person, so mentioning it would tell the company which other applicant the hidden one is.
  if (blockedBy === null || isHidden) return null;
  const reason = blockedBy === side ? 'refusal.you_blocked' : 'refusal.blocked';
  return new AppError('conflict', { message: messengerRefusal(reason) });
}
