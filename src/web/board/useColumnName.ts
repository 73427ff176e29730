import { useCallback } from 'react';
import { stageMessage } from '#shared/applications/stages.texts.ts';
import { useWords } from '#web/lib/words.ts';

/** The columns that every company starts with are called in the reader's language; its own as it named them. */
export function useColumnName(): (group: { name: string } | undefined) => string {
  const words = useWords();
  return useCallback((group) => (group ? words(stageMessage(group.name)) : ''), [words]);
}
