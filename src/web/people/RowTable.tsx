import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#web/ui/Card.tsx';
import { Icon } from '#web/ui/Icon.tsx';

export const ROW_LINK = 'font-semibold after:absolute after:inset-0 hover:text-accent';

type RowTableProps = { caption: string; columns: readonly string[]; children: ReactNode };

/**
 * A table whose rows each link to a page. A phone shows only the first cell, which contains the other facts in a line
 * there.
 */
export function RowTable({ caption, columns, children }: RowTableProps) {
  return (
    <Card className="overflow-clip">
      <table className="w-full border-collapse text-sm text-ink-2 tabular-nums [&_:is(th,td)]:px-s3 [&_:is(th,td)]:py-2 [&_:is(th,td)]:text-start [&_:is(th,td):first-child]:ps-s4 [&_:is(th,td):last-child]:pe-s4">
        <caption className="sr-only">{caption}</caption>
        <thead className="max-md:sr-only">
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col" className="text-xs font-semibold whitespace-nowrap">
                {name}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody className="[&_td]:max-md:hidden [&_th]:font-normal [&_tr]:relative [&_tr]:border-t [&_tr]:border-line max-md:[&_tr:first-child]:border-t-0 [&_tr:hover]:bg-paper">
          {children}
        </tbody>
      </table>
    </Card>
  );
}

/** An arrow that shows that the row is a link. */
export function RowEnd() {
  return (
    <td className="w-10 text-ink-3">
      <Icon of={ChevronRight} size="sm" flip />
    </td>
  );
}

type RowHeadProps = { picture: ReactNode; link: ReactNode; email: string | null; facts: ReactNode };

/** The person or company of the row. */
export function RowHead({ picture, link, email, facts }: RowHeadProps) {
  return (
    <th scope="row" className="md:w-[34%]">
      <div className="flex items-center gap-s3">
        {picture}
        <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]">
          <span className="text-md text-ink">{link}</span>
          {email && <span className="truncate">{email}</span>}
          <div className="md:hidden">{facts}</div>
        </div>
      </div>
    </th>
  );
}
