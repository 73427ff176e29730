import type { ReactNode } from 'react';

/** A list of facts, each with a label and a value. */
export function Facts({ facts }: { facts: readonly (readonly [label: string, value: ReactNode])[] }) {
  return (
    <dl className="divide-y divide-line">
      {facts.map(([label, value]) => (
        <div key={label} className="grid gap-x-s4 px-s4 py-s3 sm:grid-cols-[140px_minmax(0,1fr)]">
          <dt className="text-sm text-ink-2">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
