import { CalendarPlus } from 'lucide-react';
import type { ApplicationCard } from '#shared/board/board.contract.ts';
import { planningTexts } from '#shared/interviews/interviews.texts.ts';
import { MOST_ASKED } from '#shared/interviews/interviews.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { showToast } from '#web/ui/toasts.ts';

type InviteManyProps = { cards: readonly ApplicationCard[]; onInvite: (applicationIds: number[]) => void };

/** Invites the selected cards of a board in one round. They must be of one job, whose message and kits are used. */
export function InviteMany({ cards, onInvite }: InviteManyProps) {
  const t = useTexts(planningTexts);
  function invite() {
    if (new Set(cards.map(({ job }) => job.id)).size > 1) showToast({ type: 'warning', title: t('planning.one_job') });
    else if (cards.length > MOST_ASKED)
      showToast({ type: 'warning', title: t('planning.most_people', { max: MOST_ASKED }) });
    else onInvite(cards.map(({ id }) => id));
  }
  return (
    <Button size="sm" aria-haspopup="dialog" onClick={invite}>
      <Icon of={CalendarPlus} size="sm" />
      {t('planning.invite_people')}
    </Button>
  );
}
