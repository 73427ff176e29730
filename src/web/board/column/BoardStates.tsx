import { Inbox, SearchX } from 'lucide-react';
import { boardTexts } from '#shared/board/board.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { EmptyState } from '#web/ui/EmptyState.tsx';

type BoardStatesProps = { total: number; shown: number; onClear: () => void };

/** The message in the middle of a board without visible cards, with what can be done about it. */
export function BoardStates({ total, shown, onClear }: BoardStatesProps) {
  const t = useTexts(boardTexts);
  if (shown > 0) return null;
  return (
    <div className="pointer-events-none absolute inset-x-s4 top-32 z-1 max-md:top-50 mx-auto max-w-120 *:pointer-events-auto">
      {total === 0 ? (
        <EmptyState
          icon={Inbox}
          title={t('board.empty_title')}
          className="bg-paper"
          action={<ButtonLink to="/company/jobs">{t('board.see_jobs')}</ButtonLink>}
        >
          {t('board.empty_text')}
        </EmptyState>
      ) : (
        <EmptyState
          icon={SearchX}
          title={t('board.no_match_title')}
          className="bg-paper"
          action={<Button onClick={onClear}>{t('board.clear_filters')}</Button>}
        >
          {t('board.no_match_text')}
        </EmptyState>
      )}
    </div>
  );
}
