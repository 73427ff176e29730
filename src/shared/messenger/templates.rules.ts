import { PLACEHOLDERS, type Placeholder } from './messenger.values.ts';

export type TemplateValues = Readonly<Partial<Record<Placeholder, string>>>;

const GAP = new RegExp(`\\{(${PLACEHOLDERS.join('|')})\\}`, 'g');

/** Fills in the placeholders of a template. Unknown ones stay, so that people see and replace them. */
export function fillTemplate(text: string, values: TemplateValues): string {
  return text.replace(GAP, (gap, name: Placeholder) => values[name] ?? gap);
}

/** The placeholders of a text that have no value, each once. */
export function missingIn(text: string, values: TemplateValues): Placeholder[] {
  const used = [...text.matchAll(GAP)].map(([, name]) => name as Placeholder);
  return [...new Set(used)].filter((name) => values[name] === undefined);
}
