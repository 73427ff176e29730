import { useCallback } from 'react';
import { stageMessage } from '#shared/applications/stages.texts.ts';
import { useWords } from '#web/lib/words.ts';

/** The names of the default columns are translated into the reader's language; a company's own names are not. */
export function useColumnName(): (group: { name: string } | undefined) => string {
  const words = useWords();
  return useCallback((group) => (group ? words(stageMessage(group.name)) : ''), [words]);
}
