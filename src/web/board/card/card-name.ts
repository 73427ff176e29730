import type { ApplicationCard } from '#shared/board/board.contract.ts';
import type { boardTexts } from '#shared/board/board.texts.ts';
import type { TextKey, Translate } from '#shared/kernel/texts.ts';

/** The name shown on a card; a placeholder if the candidate's account was deleted. */
export function cardName(
  { candidate, candidate_deleted }: ApplicationCard,
  t: Translate<TextKey<typeof boardTexts>>,
): string {
  return candidate_deleted ? t('board.deleted') : candidate.user.name;
}
