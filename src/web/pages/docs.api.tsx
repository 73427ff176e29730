import { describedApi } from '#shared/kernel/api.contract.ts';
import { load } from '#web/lib/server-context.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Card } from '#web/ui/Card.tsx';
import type { Route } from './+types/docs.api.ts';

export const meta: Route.MetaFunction = () => [{ title: 'API · Fursa' }];

export async function loader(args: Route.LoaderArgs) {
  return load(args, describedApi, {});
}

export default function ApiPage({ loaderData: { calls } }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap grid gap-s5 py-s6">
      <header className="grid gap-s2">
        <h1>API</h1>
        <p className="max-w-measure text-ink-2">
          JSON in, JSON out. A write carries the CSRF token of <code>GET /me</code> in the header{' '}
          <code>X-CSRF-TOKEN</code>, with the same session cookie. A failure is{' '}
          <code>{'{ success: false, code, message, errors?: { field: [messages] } }'}</code>.
        </p>
        <p>
          <a className="link" href="/docs/api/openapi.json">
            OpenAPI 3.1 document
          </a>
        </p>
      </header>
      <Card>
        <ul className="divide-y divide-line">
          {calls.map(({ method, path, summary, access, input }) => (
            <li key={`${method} ${path}`} className="grid gap-s1 px-s4 py-s3">
              <h2 className="flex flex-wrap items-center gap-s2 text-md">
                <Badge tone={method === 'GET' ? 'info' : 'accent'}>{method}</Badge>
                <code className="break-all">{path}</code>
                <Badge>{access}</Badge>
              </h2>
              <p className="text-sm text-ink-2">{summary}</p>
              {input.length > 0 && (
                <p className="flex flex-wrap gap-x-s2 text-sm">
                  {input.map(({ name, required }) => (
                    <code key={name}>
                      {name}
                      {required ? '' : '?'}
                    </code>
                  ))}
                </p>
              )}
            </li>
          ))}
        </ul>
      </Card>
    </main>
  );
}
