import type { z } from 'zod';
import { succeed } from '#shared/kernel/answers.ts';
import { describedApi } from '#shared/kernel/api.contract.ts';
import type { Endpoint } from '#shared/kernel/endpoint.ts';
import { route } from './route.ts';

/** Lists all endpoints, itself included; `endpoints` is asked when the first caller comes. */
export function apiRoutes(endpoints: () => Endpoint[]) {
  return [
    route(describedApi, async () =>
      succeed({
        calls: endpoints().map(({ method, path, summary, access, input }) => ({
          method,
          path,
          summary,
          access: access.name,
          input: Object.entries(input.shape).map(([name, field]) => ({
            name,
            required: !(field as z.ZodType).safeParse(undefined).success,
          })),
        })),
      }),
    ),
  ];
}
