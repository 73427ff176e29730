import { Send, X } from 'lucide-react';
import { templatesTexts } from '#shared/messenger/templates.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';

type MoveOfferProps = {
  question: string;
  isBusy?: boolean;
  className?: string;
  onWrite: () => void;
  onClose: () => void;
};

/** After a move, offers to write to the moved applicants. It stays until it is answered, and covers nothing. */
export function MoveOffer({ question, isBusy = false, className, onWrite, onClose }: MoveOfferProps) {
  const t = useTexts(templatesTexts);
  return (
    <section
      aria-label={t('templates.offer')}
      // Toasts appear above it when it spans the screen.
      data-dock=""
      className={cx(
        'fixed start-s5 bottom-s5 z-20 flex max-w-[calc(100vw-32px)] animate-rise items-center gap-s3 rounded-r2 border border-line-strong bg-raised py-s2 ps-s4 pe-s2 shadow-3 max-md:inset-x-0 max-md:bottom-0 max-md:max-w-full max-md:flex-wrap max-md:rounded-none max-md:pb-[max(8px,env(safe-area-inset-bottom))]',
        className,
      )}
    >
      <p role="status" dir="auto" className="min-w-0 flex-1 text-sm font-semibold">
        {question}
      </p>
      <Button size="sm" variant="primary" busy={isBusy} onClick={onWrite}>
        <Icon of={Send} size="sm" flip />
        {t('templates.write')}
      </Button>
      <IconButton icon={X} size="sm" label={t('templates.not_now')} onClick={onClose} />
    </section>
  );
}
