import { useSyncExternalStore } from 'react';
import { proofs } from '#web/lib/proofs.ts';
import { useLoaded } from '#web/ui/useLoaded.ts';

const loadProofDialog = () => import('./ProofDialog.tsx').then(({ ProofDialog }) => ProofDialog);

/** Asks people to prove again who they are when a call needs it. The dialog is loaded with the first question. */
export function ProofOutlet() {
  const asked = useSyncExternalStore(proofs.subscribe, proofs.current, () => null);
  const ProofDialog = useLoaded(loadProofDialog, asked, () => asked?.answer(false));
  if (!asked || !ProofDialog) return null;
  return <ProofDialog onProved={() => asked.answer(true)} onClose={() => asked.answer(false)} />;
}
