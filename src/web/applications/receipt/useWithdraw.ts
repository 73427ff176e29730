import { useState } from 'react';
import { type ReceiptView, withdrawApplication } from '#shared/applications/receipt.contract.ts';
import { receiptTexts } from '#shared/applications/receipt.texts.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { call } from '#web/lib/call.ts';
import { useTexts } from '#web/lib/texts.ts';
import { useConfirm } from '#web/ui/confirmations.ts';
import { showToast } from '#web/ui/toasts.ts';

/**
 * Asks first, since withdrawing cannot be undone. `receipt` is the secret of a receipt, or the id of the person's own
 * application.
 */
export function useWithdraw(receipt: string, onWithdrawn: (application: ReceiptView) => void) {
  const t = useTexts(receiptTexts);
  const confirm = useConfirm();
  const [isBusy, setBusy] = useState(false);
  async function withdraw() {
    const sure = await confirm({
      title: t('receipt.withdraw_question'),
      text: t('receipt.withdraw_text'),
      confirmLabel: t('receipt.withdraw'),
      danger: true,
    });
    if (!sure) return;
    setBusy(true);
    try {
      onWithdrawn((await call(withdrawApplication, { receipt })).application);
      showToast({ type: 'success', title: t('receipt.withdraw_done') });
    } catch (error) {
      if (!isAppError(error)) throw error;
      showToast({ type: 'error', title: t('receipt.withdraw_failed'), text: error.message, duration: 'stay' });
    } finally {
      setBusy(false);
    }
  }
  return { withdraw, isBusy };
}
