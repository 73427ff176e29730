import type { z } from '#shared/kernel/schema.ts';

type Filters<Input extends z.ZodObject> = z.input<Input>;

/** Unknown filters are ignored, so that an old link still shows the list. */
export function readFilters<Input extends z.ZodObject>(input: Input, params: URLSearchParams): Filters<Input> {
  const filters: Record<string, string> = {};
  for (const [name, field] of Object.entries(input.shape)) {
    const value = params.get(name)?.trim();
    if (value && (field as z.ZodType).safeParse(value).success) filters[name] = value;
  }
  return filters as Filters<Input>;
}

/** The same list with other filters, from its first page unless a page is named. */
export function withFilters(params: URLSearchParams, changes: Readonly<Record<string, string | undefined>>): string {
  const next = new URLSearchParams(params);
  next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return `?${next}`;
}
