import type { ReactNode } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';

type FullScreenDialogProps = {
  open: boolean;
  onClose: () => void;
  /** Its name for screen readers; what is drawn is up to the content. */
  label: string;
  /** While something is under way, Escape does nothing. */
  locked?: boolean;
  children: ReactNode;
};

/** The whole screen, scrolling as one: for content that brings its own header and actions, both sticky. */
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
