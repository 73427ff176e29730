import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useSessionUser } from '#web/lib/session.ts';
import { clearTokenFromAddress, tokenInAddress } from './draft-address.ts';
import { draftServer } from './draft-server.ts';
import type { Connection, DraftCodec, DraftOrigin } from './draft-session.ts';
import { DraftSync } from './draft-sync.ts';

const connection: Connection = {
  isOnline: () => navigator.onLine,
  onOnline(listener) {
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  },
};

type Options<Form> = {
  jobId: number;
  /** Must not change while the form exists: created once, outside the component. */
  codec: DraftCodec<Form>;
  /** Whether edits are saved automatically. */
  enabled?: boolean;
  onRestore: (form: Form, origin: DraftOrigin) => void;
};

/** A draft that saves itself, for one form on the screen. See the top of draft-sync.ts for its use. */
export function useDraftSession<Form>({ jobId, codec, enabled = true, onRestore }: Options<Form>) {
  const user = useSessionUser();
  const userId = user?.role === 'candidate' ? user.id : null;
  const restore = useRef(onRestore);
  restore.current = onRestore;
  const [sync] = useState(
    () =>
      new DraftSync<Form>({
        jobId,
        userId,
        codec,
        onRestore: (form, origin) => restore.current(form, origin),
        server: draftServer,
        connection,
      }),
  );
  const snapshot = useSyncExternalStore(sync.subscribe, sync.current, sync.current);

  useEffect(() => {
    sync.start(tokenInAddress());
    // If the link could not be opened yet, a reload must still find it.
    const stop = sync.subscribe(() => !sync.current().isLinkPending && clearTokenFromAddress());
    const hide = () => document.visibilityState === 'hidden' && sync.flush();
    const leave = () => sync.flush();
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', leave);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', leave);
      stop();
      sync.dispose();
    };
  }, [sync]);

  useEffect(() => sync.setEnabled(enabled), [sync, enabled]);

  return useMemo(
    () => ({
      ...snapshot,
      edit: (form: Form) => sync.edit(form),
      ready: () => sync.ready(),
      saveNow: () => sync.saveNow(),
      retry: () => sync.retry(),
      keepMine: () => sync.keepMine(),
      takeTheirs: () => sync.takeTheirs(),
      bringBack: () => sync.bringBack(),
      startAnew: () => sync.startAnew(),
      startOver: () => sync.startOver(),
      dismissNotice: () => sync.dismissNotice(),
      share: () => sync.share(),
      finish: () => sync.finish(),
      hold: () => sync.hold(),
      release: () => sync.release(),
      /** The current token, also in functions that were created before the last save. */
      currentToken: () => sync.current().token,
    }),
    [snapshot, sync],
  );
}
export type DraftSession<Form = unknown> = ReturnType<typeof useDraftSession<Form>>;
