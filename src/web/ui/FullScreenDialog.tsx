import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';

type FullScreenDialogProps = {
  open: boolean;
  onClose: () => void;
  /** Its name for screen readers; the content shows a visible title if it wants one. */
  label: string;
  /** While something is in progress, Escape does nothing. */
  locked?: boolean;
  children: ReactNode;
};

/** A full-screen dialog that scrolls as one, for content with its own sticky header and actions. */
export function FullScreenDialog({ open, onClose, label, locked = false, children }: FullScreenDialogProps) {
  return (
    <ModalOverlay
      isOpen={open}
      onOpenChange={(next) => !next && !locked && onClose()}
      isDismissable={false}
      isKeyboardDismissDisabled={locked}
      className="fixed inset-0 z-50 bg-paper text-ink data-[entering]:animate-appear"
    >
      <Modal className="h-dvh overflow-y-auto overscroll-contain outline-none" data-scroller>
        <Dialog aria-label={label} className="min-h-full outline-none">
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
