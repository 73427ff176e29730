import { useCallback, useState } from 'react';
import { listTemplates, type MessageTemplate, type TemplateColumn } from '#shared/messenger/templates.contract.ts';
import { call } from '#web/lib/call.ts';

export type Templates = { templates: readonly MessageTemplate[]; columns: readonly TemplateColumn[] };
type State = { loaded: Templates | null; hasFailed: boolean };

/** The company's templates, fetched when somebody opens them. */
export function useTemplates(applicationId?: number) {
  const [{ loaded, hasFailed }, set] = useState<State>({ loaded: null, hasFailed: false });
  const load = useCallback(async () => {
    try {
      set({
        loaded: await call(listTemplates, applicationId === undefined ? {} : { application_id: String(applicationId) }),
        hasFailed: false,
      });
    } catch {
      // The previous list is kept after a failure.
      set((before) => ({ ...before, hasFailed: true }));
    }
  }, [applicationId]);
  return { loaded, hasFailed, load };
}
