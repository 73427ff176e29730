import { messagesOf } from '../kernel/messages.ts';
import { textsOf } from '../kernel/texts.ts';

/** The columns that every company starts with. */
export const stagesTexts = textsOf('receipt', {
  'stage.new': 'New',
  'stage.shortlisted': 'Shortlisted',
  'stage.interview': 'Interview',
  'stage.offer': 'Offer',
  'stage.hired': 'Hired',
  'stage.not_selected': 'Not selected',
});

const stage = messagesOf(stagesTexts);

type StageText = keyof typeof stagesTexts;
const byName = new Map(Object.entries(stagesTexts).map(([key, name]) => [name as string, key as StageText]));

/** A column's name as a message to translate; a name that an employer chose stays as it is. */
export function stageMessage(name: string): string {
  const key = byName.get(name);
  return key ? stage(key) : name;
}
