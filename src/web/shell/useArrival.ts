import { useEffect } from 'react';
import { useReloadWhenBackAfterChange } from '#web/lib/came-back.ts';
import { useEarlyInput } from '#web/lib/early-input.ts';
import { visitSource } from '#web/lib/visit-source.ts';

/** For the frame of pages that people arrive on from elsewhere, signed in or not. */
export function useArrival(): void {
  useEarlyInput();
  useReloadWhenBackAfterChange();
  // Recorded on the first page of a visit, whose address and referrer reveal the source.
  useEffect(() => void visitSource(), []);
}
