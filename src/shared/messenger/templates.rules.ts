import { PLACEHOLDERS, type Placeholder } from './messenger.values.ts';

export type TemplateValues = Readonly<Partial<Record<Placeholder, string>>>;

const GAP = new RegExp(`\\{(${PLACEHOLDERS.join('|')})\\}`, 'g');

/** Puts values where a template leaves something open. What it does not know stays as it is, to be seen and changed. */
export function fillTemplate(text: string, values: TemplateValues): string {
  return text.replace(GAP, (gap, name: Placeholder) => values[name] ?? gap);
}
