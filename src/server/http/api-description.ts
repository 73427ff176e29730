import type { ErrorCode } from '#shared/kernel/errors.ts';

type Parameter = { name: string; description: string; schema: { type: string; pattern?: string; enum?: string[] } };

/** An address that is fetched and not called: a file, a feed or a probe, mounted by its own module. */
export type PlainRoute = {
  /** GET unless stated otherwise. */
  method?: 'POST';
  path: string;
  summary: string;
  parameters?: Parameter[];
  mediaTypes: [string, ...string[]];
  /** The schema of a JSON response. */
  schema?: Record<string, unknown>;
  errors: ErrorCode[];
};

/** What a module's `<module>.openapi.ts` adds to the description of the API beside its endpoints. */
export type ApiDescription = {
  /** Its calls are listed under this heading. One without a description is the heading of another module. */
  tag: { name: string; description?: string };
  plainRoutes?: PlainRoute[];
};

export const ID = { type: 'string', pattern: '^[1-9]\\d{0,15}$' };
