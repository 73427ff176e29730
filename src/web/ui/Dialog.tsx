import { X } from 'lucide-react';
import type { FormEventHandler, ReactNode } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';

const SIZES = { sm: 'md:max-w-110', md: 'md:max-w-160', lg: 'md:max-w-240', xl: 'md:max-w-280', full: '' } as const;

type DialogProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children?: ReactNode;
  /** Buttons; they stay in view while the content scrolls. */
  footer?: ReactNode;
  /** A picture before the title. */
  headerMark?: ReactNode;
  /** Shown below the title. */
  subtitle?: ReactNode;
  /** Shown beside the title, before the close button. */
  headerAside?: ReactNode;
  /** Wraps content and footer in a form, so that the footer can contain a submit button. */
  onSubmit?: FormEventHandler<HTMLFormElement>;
  size?: keyof typeof SIZES;
  /** The content goes up to the edges and scrolls in parts of its own; on a phone it fills the screen. */
  isFlush?: boolean;
  /** In full-screen size: content and footer are in one column of a form's width. */
  isColumn?: boolean;
  role?: 'dialog' | 'alertdialog';
  /**
   * Whether a click on the backdrop closes it. Off by default if there is a form, so that an accidental click does not
   * lose what was typed.
   */
  closeOnScrim?: boolean;
  /** While something is in progress, Escape and the close button do nothing. */
  locked?: boolean;
  closeLabel?: string;
  /** The dialog holds only text, so it takes the focus itself and keys can scroll it. */
  isText?: boolean;
};

/** Traps focus, closes with Escape, gives focus back; a sheet from below on phones, or the whole screen. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  headerMark,
  subtitle,
  headerAside,
  onSubmit,
  size = 'md',
  isColumn = false,
  isFlush = false,
  role,
  ...rest
}: DialogProps) {
  const t = useTexts(uiTexts);
  const { closeOnScrim = onSubmit === undefined && size !== 'full', locked = false, closeLabel, isText = false } = rest;
  const full = size === 'full';
  const width = isColumn ? 'mx-auto w-full max-w-170 px-s4' : 'wrap';
  const content = (
    <>
      <div
        tabIndex={isText ? 0 : undefined}
        className={cx(
          'min-h-0 flex-1 overflow-y-auto overscroll-contain',
          isFlush ? 'lg:flex lg:flex-col lg:overflow-hidden' : full ? 'py-s6' : 'p-s5 max-md:px-s4',
        )}
      >
        {full ? <div className={width}>{children}</div> : children}
      </div>
      {footer && (
        <div
          data-dock={full ? '' : undefined}
          className={cx('flex-none border-t border-line max-md:pb-[env(safe-area-inset-bottom)]', full && 'bg-surface')}
        >
          <div
            className={cx(
              'flex flex-wrap items-center justify-end gap-s3',
              full ? cx(width, 'py-s3') : 'px-s5 py-s4 max-md:px-s4',
            )}
          >
            {footer}
          </div>
        </div>
      )}
    </>
  );
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(next) => !next && !locked && onClose()}
      isDismissable={closeOnScrim && !locked}
      isKeyboardDismissDisabled={locked}
      className={cx(
        'fixed inset-0 z-50 flex items-end justify-center bg-scrim data-[entering]:animate-appear md:items-center',
        !full && 'md:p-s5',
      )}
    >
      <Modal
        className={cx(
          'flex w-full flex-col overflow-clip text-ink shadow-3 outline-none data-[entering]:animate-rise',
          full ? 'h-dvh bg-paper' : 'bg-raised md:max-h-full md:rounded-r3',
          !full && (isFlush ? 'max-md:h-dvh' : 'max-h-[92dvh] rounded-t-r3'),
          SIZES[size],
        )}
      >
        <AriaDialog role={role} className="flex min-h-0 flex-1 flex-col outline-none">
          <header
            className={cx(
              'flex flex-none items-center gap-s3 border-b border-line py-s3 ps-s5 pe-s4 max-md:ps-s4 max-md:pe-s2',
              full && 'min-h-18 bg-surface',
            )}
          >
            {headerMark}
            <div className="min-w-0 flex-1 py-1">
              <Heading slot="title" level={2} className={full ? 'text-lg' : 'text-xl'}>
                {title}
              </Heading>
              {subtitle}
            </div>
            {headerAside}
            <IconButton icon={X} label={closeLabel ?? t('ui.close')} onClick={onClose} disabled={locked} />
          </header>
          {onSubmit ? (
            <form noValidate onSubmit={onSubmit} className="flex min-h-0 flex-1 flex-col">
              {content}
            </form>
          ) : (
            content
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
