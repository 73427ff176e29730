import type { ReactNode } from 'react';

type WithTipsProps = { title: string; tips: readonly string[]; children: ReactNode };

/** A step with an aside: beside it where there is room, below it on phones. */
export function WithTips({ title, tips, children }: WithTipsProps) {
  return (
    <div className="grid items-start gap-s6 lg:grid-cols-[minmax(0,1fr)_224px]">
      <div className="grid min-w-0 gap-s5">{children}</div>
      <aside className="grid gap-s2 rounded-r2 bg-wash p-s4 text-sm text-ink-2">
        <h3 className="text-sm text-ink">{title}</h3>
        {tips.map((tip) => (
          <p key={tip}>{tip}</p>
        ))}
      </aside>
    </div>
  );
}
