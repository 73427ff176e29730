export type KeyRow = readonly [keys: readonly string[], words: string];

/** A list of keyboard shortcuts. */
export function KeyList({ rows }: { rows: readonly KeyRow[] }) {
  return (
    <dl className="grid gap-s3 text-sm">
      {rows.map(([keys, words]) => (
        <div key={words} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] items-center gap-s3">
          <dt className="flex flex-wrap gap-1" dir="ltr">
            {keys.map((key) => (
              <kbd
                key={key}
                className="rounded-[4px] border border-line-strong px-1.5 font-sans text-xs leading-5 text-ink-2"
              >
                {key}
              </kbd>
            ))}
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
