import { boardTexts } from '#shared/board/board.texts.ts';
import type { AppError } from '#shared/kernel/errors.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Told } from '#web/ui/Told.tsx';

/** Shown when the board failed to load. If access was lost, the button reloads the page, which redirects. */
export function BoardFailure({ error, onTryAgain }: { error: AppError; onTryAgain: () => void }) {
  const t = useTexts(boardTexts);
  const isShut = error.code === 'unauthenticated' || error.code === 'forbidden';
  return (
    <div className="px-5 py-s2 max-md:px-gutter">
      <Banner tone="danger" announce>
        <span className="flex flex-wrap items-center justify-between gap-s2">
          <span>
            <strong>{t('board.failed_title')}</strong> <Told>{error.message}</Told>
          </span>
          <Button size="sm" onClick={isShut ? () => window.location.reload() : onTryAgain}>
            {t('board.try_again')}
          </Button>
        </span>
      </Banner>
    </div>
  );
}
