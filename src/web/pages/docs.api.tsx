import { ChevronDown } from 'lucide-react';
import { type DescribedCall, describedApi } from '#shared/kernel/api.contract.ts';
import { pageTitle } from '#web/lib/meta-texts.ts';
import { load } from '#web/lib/server-context.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import type { Route } from './+types/docs.api.ts';

export const meta: Route.MetaFunction = ({ matches }) => [{ title: pageTitle(matches, 'API') }];

export async function loader(args: Route.LoaderArgs) {
  return load(args, describedApi, {});
}

export default function ApiPage({ loaderData: { nouns: modules } }: Route.ComponentProps) {
  return (
    // The description is in English, whatever the language around it.
    <main id="main" lang="en" dir="ltr" className="wrap grid gap-s6 py-s6">
      <header className="grid gap-s3">
        <h1>API</h1>
        <p className="max-w-measure text-ink-2">
          JSON in, JSON out. Other systems send an API token, which owners create at{' '}
          <a className="link" href="/company/developers">
            Developers
          </a>
          , as <code>Authorization: Bearer fursa_…</code>; each call that takes one says which scope it needs. Browsers
          sign in, and their writes carry the CSRF token of <code>GET /me</code> in the header <code>X-CSRF-TOKEN</code>
          . A failure is <code>{'{ success: false, code, message, errors?: { field: [messages] } }'}</code>.
        </p>
        <p>
          <a className="link" href="/docs/api/openapi.json">
            OpenAPI 3.1 document
          </a>
        </p>
        <nav aria-label="Modules" className="flex flex-wrap gap-x-s4 gap-y-s1">
          {modules.map(({ name }) => (
            <a key={name} className="link" href={`#${name}`}>
              {name}
            </a>
          ))}
        </nav>
      </header>
      {modules.map(({ name, description, calls }) => (
        <section key={name} id={name} aria-labelledby={`${name}-title`} className="grid scroll-mt-s6 gap-s3">
          <div className="grid gap-s1">
            <h2 id={`${name}-title`} className="capitalize">
              {name}
            </h2>
            <p className="max-w-measure text-ink-2">{description}</p>
          </div>
          <Card>
            <ul className="divide-y divide-line">
              {calls.map((call) => (
                <Call key={call.id} {...call} />
              ))}
            </ul>
          </Card>
        </section>
      ))}
    </main>
  );
}

function Call({ id, method, path, summary, access, scope, media_types: mediaTypes, input, errors }: DescribedCall) {
  return (
    <li>
      <details className="group">
        <summary className="grid cursor-pointer list-none gap-s1 px-s4 py-s3 hover:bg-paper [&::-webkit-details-marker]:hidden">
          <h3 className="flex flex-wrap items-center gap-s2 text-md">
            <Icon of={ChevronDown} size="sm" className="text-ink-2 transition-transform group-open:rotate-180" />
            <Badge tone={method === 'GET' ? 'info' : 'accent'}>{method}</Badge>
            <code className="break-all">{path}</code>
            <Badge>{access}</Badge>
          </h3>
          <span className="max-w-measure text-sm text-ink-2">{summary}</span>
        </summary>
        {/* The address of a call leads into what is folded, so that a browser unfolds it. */}
        <dl id={id} className="grid scroll-mt-20 gap-s1 px-s4 pb-s4 text-sm">
          <Fact name="Operation">
            <code className="break-all">{id}</code>
          </Fact>
          {scope !== null && (
            <Fact name="Token">
              <code>{scope}</code>
            </Fact>
          )}
          {input.length > 0 && (
            <Fact name="Takes">
              {input.map(({ name, required, description }) => (
                <span key={name} className={description ? 'basis-full' : undefined}>
                  <code>
                    {name}
                    {required ? '' : '?'}
                  </code>{' '}
                  <span className="text-ink-2">{description}</span>
                </span>
              ))}
            </Fact>
          )}
          {mediaTypes.length > 0 && (
            <Fact name="Answers">
              {mediaTypes.map((type) => (
                <code key={type} className="break-all">
                  {type}
                </code>
              ))}
            </Fact>
          )}
          <Fact name="Fails with">
            {errors.map(({ status, codes }) => (
              <span key={status} className="text-ink-2">
                {status} <code>{codes.join(', ')}</code>
              </span>
            ))}
          </Fact>
        </dl>
      </details>
    </li>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid gap-x-s3 sm:grid-cols-[5.5rem_1fr]">
      <dt className="text-ink-2">{name}</dt>
      <dd className="flex flex-wrap gap-x-s3">{children}</dd>
    </div>
  );
}
