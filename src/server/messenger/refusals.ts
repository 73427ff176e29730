import { AppError } from '#shared/kernel/errors.ts';
import type { Side } from '#shared/messenger/messenger.values.ts';
import { messengerRefusal } from '#shared/messenger/messenger-refusals.texts.ts';
import type { ConversationRow } from './conversations.store.ts';

/** An unknown counterpart, in the words of the specification. */
export const nobody = () => new AppError('not_found', { message: messengerRefusal('refusal.user_not_found') });

/** Why nothing can be said in a conversation any more; null while something can. */
export function endOf({ isErased, blockedBy }: ConversationRow, side: Side): AppError | null {
  if (isErased) return new AppError('conflict', { message: messengerRefusal('refusal.candidate_gone') });
  if (blockedBy === null) return null;
  const reason = blockedBy === side ? 'refusal.you_blocked' : 'refusal.blocked';
  return new AppError('conflict', { message: messengerRefusal(reason) });
}
