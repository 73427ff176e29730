import type { Agreement } from '#shared/evaluation/agreement.contract.ts';
import { agreementTexts } from '#shared/evaluation/agreement.texts.ts';
import { timeTexts } from '#shared/reference/time.texts.ts';
import { monthInWords } from '#web/lib/relative-time.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Card } from '#web/ui/Card.tsx';
import { Table } from '#web/ui/Table.tsx';
import { PhoneLabel } from './PhoneLabel.tsx';
import { STACKED_ROW } from './stacked-row.ts';
import { useFigures } from './useFigures.ts';

const SIDES = ['ai', 'reviewers'] as const;
type Months = Agreement['months'];

/** A table of the monthly figures for everybody, and two lines of the same figures for those who see. */
export function OverTime({ months }: { months: Months }) {
  const t = useTexts(agreementTexts);
  const time = useTexts(timeTexts);
  const words = useFigures();
  return (
    <Card as="section" title={t('agreement.over_time')}>
      {months.length === 0 ? (
        <p className="p-s4 text-sm text-ink-2">{t('agreement.no_months')}</p>
      ) : (
        <>
          {months.length > 1 && <Lines months={months} monthName={(month) => monthInWords(time, month)} />}
          <Table
            caption={t('agreement.over_time')}
            className={months.length > 1 ? 'max-md:border-t max-md:border-line' : undefined}
          >
            <thead className="max-md:sr-only">
              <tr>
                <th scope="col" rowSpan={2}>
                  {t('agreement.month')}
                </th>
                {SIDES.map((side) => (
                  <th key={side} scope="colgroup" colSpan={3}>
                    {t(`agreement.${side}`)}
                  </th>
                ))}
              </tr>
              <tr>
                {SIDES.flatMap((side) =>
                  (['distance', 'correlation', 'cases'] as const).map((figure) => (
                    <th key={`${side} ${figure}`} scope="col" className="ps-s3!">
                      {t(`agreement.${figure}`)}
                    </th>
                  )),
                )}
              </tr>
            </thead>
            <tbody>
              {months.toReversed().map((one) => (
                <tr key={one.month} className={STACKED_ROW}>
                  <th scope="row" className="whitespace-nowrap max-md:col-span-full">
                    {monthInWords(time, one.month)}
                  </th>
                  {SIDES.flatMap((side) => [
                    <td key={`${side} distance`} className="md:whitespace-nowrap">
                      <PhoneLabel>{t(`agreement.${side}`)}</PhoneLabel>
                      {words.distance(one[side])}
                    </td>,
                    <td key={`${side} correlation`} className="max-md:self-end">
                      <PhoneLabel>{t('agreement.correlation')}</PhoneLabel>
                      <bdi dir="ltr">{words.correlation(one[side])}</bdi>
                    </td>,
                    <td key={`${side} cases`} className="max-md:self-end">
                      <PhoneLabel>{t('agreement.cases')}</PhoneLabel>
                      {one[side].cases}
                    </td>,
                  ])}
                </tr>
              ))}
            </tbody>
          </Table>
        </>
      )}
    </Card>
  );
}

const LOOKS = {
  ai: { line: 'stroke-accent', dot: 'bg-accent rounded-round', dash: undefined },
  reviewers: { line: 'stroke-info', dot: 'bg-info rounded-r1', dash: '5 4' },
} as const;

/** Mean differences, from 0 at the bottom; a month without cases leaves a gap. */
function Lines({ months, monthName }: { months: Months; monthName: (month: string) => string }) {
  const t = useTexts(agreementTexts);
  const values = months.flatMap((one) => SIDES.flatMap((side) => one[side].mean_difference ?? []));
  const top = Math.max(10, Math.ceil(Math.max(...values, 0) / 10) * 10);
  const x = (place: number) => (place / (months.length - 1)) * 100;
  const y = (points: number) => 100 - (points / top) * 100;
  const [first, last] = [months[0], months[months.length - 1]];
  return (
    <figure className="grid gap-s3 p-s4">
      <div aria-hidden="true" className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-s3 text-xs text-ink-2 tabular-nums">
        <div className="flex flex-col justify-between text-end">
          <span>{t('agreement.points', { points: top })}</span>
          <span>0</span>
        </div>
        <div className="relative h-40 border-y border-line">
          <svg
            viewBox="0 0 100 100"
            preserveAspectRatio="none"
            className="flip absolute inset-0 size-full overflow-visible"
          >
            <title>{t('agreement.over_time')}</title>
            {SIDES.flatMap((side) =>
              runsOf(months, side).map((run) => (
                <polyline
                  key={`${side} ${run[0]?.place}`}
                  points={run.map(({ place, points }) => `${x(place)},${y(points)}`).join(' ')}
                  fill="none"
                  strokeWidth={2}
                  strokeDasharray={LOOKS[side].dash}
                  vectorEffect="non-scaling-stroke"
                  className={LOOKS[side].line}
                />
              )),
            )}
          </svg>
          {SIDES.flatMap((side) =>
            months.map((one, place) => {
              const points = one[side].mean_difference;
              return (
                points !== null && (
                  <span
                    key={`${side} ${one.month}`}
                    className={`absolute size-2 -translate-y-1/2 forced-colors:bg-[Highlight] ${LOOKS[side].dot}`}
                    style={{ insetInlineStart: `calc(${x(place)}% - 4px)`, top: `${y(points)}%` }}
                  />
                )
              );
            }),
          )}
        </div>
        <span />
        <div className="flex justify-between pt-s1">
          <span>{first && monthName(first.month)}</span>
          <span>{last && monthName(last.month)}</span>
        </div>
      </div>
      <figcaption className="flex flex-wrap gap-x-s4 gap-y-s1 text-xs text-ink-2">
        <span>{t('agreement.distance')}:</span>
        {SIDES.map((side) => (
          <span key={side} className="flex items-center gap-1.5">
            <span aria-hidden="true" className={`size-2.5 ${LOOKS[side].dot}`} />
            {t(`agreement.${side}`)}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** Groups consecutive months that have cases; each group becomes a line. */
function runsOf(months: Months, side: (typeof SIDES)[number]) {
  const runs: { place: number; points: number }[][] = [[]];
  months.forEach((one, place) => {
    const points = one[side].mean_difference;
    if (points === null) runs.push([]);
    else runs[runs.length - 1]?.push({ place, points });
  });
  return runs.filter((run) => run.length > 1);
}
