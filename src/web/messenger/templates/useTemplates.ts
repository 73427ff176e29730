import { useCallback, useState } from 'react';
import { listTemplates, type MessageTemplate, type TemplateColumn } from '#shared/messenger/templates.contract.ts';
import { call } from '#web/lib/call.ts';

export type Templates = { templates: readonly MessageTemplate[]; columns: readonly TemplateColumn[] };
type State = { loaded: Templates | null; hasFailed: boolean };

/** The company's templates, asked for when somebody wants to see them. */
export function useTemplates() {
  const [{ loaded, hasFailed }, set] = useState<State>({ loaded: null, hasFailed: false });
  const load = useCallback(async () => {
    try {
      set({ loaded: await call(listTemplates, {}), hasFailed: false });
    } catch {
      // What was there before is better than nothing.
      set((before) => ({ ...before, hasFailed: true }));
    }
  }, []);
  return { loaded, hasFailed, load };
}
