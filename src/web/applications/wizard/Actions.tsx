import { ArrowLeft } from 'lucide-react';
import { wizardTexts } from '#shared/applications/wizard/wizard.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useFormState } from '#web/profiles/form/form-context.ts';
import { Button } from '#web/ui/Button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { useWizard } from './wizard-context.ts';

const NOTE_ID = 'about-the-last-button';

/** Back and next, at the bottom of every step. On phones they are in the dock. */
export function Actions({ className }: { className?: string }) {
  const t = useTexts(wizardTexts);
  const { variant, steps, at, goTo, next, isSending, isWaiting, isReviewing, drafts } = useWizard();
  const isLast = at === steps.length - 1;
  const last = steps[at];
  // In variants with a consent box, it is in the last step and has to be ticked before sending.
  const mayGoOn = useFormState<{ consent?: boolean }, boolean>(({ data }) => !isLast || data.consent !== false);
  const sends = isLast && last ? (variant.words.sends?.(last) ?? null) : null;
  const note = mayGoOn ? sends : 'wizard.confirm_first';
  return (
    <footer
      data-dock
      className={cx(
        'sticky bottom-0 z-2 flex items-center max-md:flex-wrap gap-s3 border-t border-line bg-surface py-s3 max-md:gap-s2 max-md:px-s4! max-md:pb-[max(var(--s3),env(safe-area-inset-bottom))]',
        className,
      )}
    >
      {at > 0 && (
        <Button
          variant="quiet"
          size="lg"
          disabled={isSending}
          onClick={() => goTo(at - 1)}
          className="-ms-s4 px-s4! max-md:-ms-s3 max-md:px-s3!"
        >
          <Icon of={ArrowLeft} flip />
          <span className="max-md:sr-only">{t(variant.words.back)}</span>
        </Button>
      )}
      <p
        id={NOTE_ID}
        className={cx(
          'me-auto text-sm text-ink-2 max-md:order-first max-md:basis-full md:flex-1 md:text-end',
          !note && 'max-md:hidden',
        )}
      >
        {note && t(note)}
      </p>
      {drafts.save && (
        <Button size="lg" disabled={isSending} onClick={drafts.save} className="max-md:px-s3!">
          {t('wizard.save_draft')}
        </Button>
      )}
      <Button
        variant="primary"
        size="lg"
        disabled={!mayGoOn}
        busy={isSending || isWaiting}
        onClick={next}
        aria-describedby={note ? NOTE_ID : undefined}
        className="max-md:flex-1 max-md:px-s3!"
      >
        {t(
          isWaiting
            ? 'wizard.reading_cv'
            : isReviewing && !isLast
              ? 'wizard.back_to_review'
              : variant.words.next(steps, at),
        )}
      </Button>
    </footer>
  );
}
