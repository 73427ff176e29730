import type { ErrorCode } from '#shared/kernel/errors.ts';

type Parameter = { name: string; description: string; schema: { type: string; pattern?: string; enum?: string[] } };

/** A route that is not an endpoint of the contract: a file, a feed or a health check, mounted by its own module. */
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
  /** The heading under which its endpoints are listed. Without a description it is the heading of another module. */
  tag: { name: string; description?: string };
  plainRoutes?: PlainRoute[];
};

export const ID = { type: 'string', pattern: '^[1-9]\\d{0,15}$' };
