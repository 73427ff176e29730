import { scoringTexts } from '#shared/board/scoring.texts.ts';
import type { Scorer } from '#shared/board/scoring.values.ts';
import { scoreCategory } from '#shared/screening/score.ts';
import { useTexts } from '#web/lib/texts.ts';
import { scoreColor } from '#web/ui/ScoreLine.tsx';
import type { SectionScores } from './section-scores.ts';

type ScoreChartProps = { scores: readonly SectionScores[]; scorer: Scorer; passMark: number };

/** A table of the scores for everybody, with bars of the same numbers in its rows for those who see. */
export function ScoreChart({ scores, scorer, passMark }: ScoreChartProps) {
  const t = useTexts(scoringTexts);
  const other = scorer === 'system' ? 'hiring_manager' : 'system';
  const pick = (who: Scorer, { system, manager }: SectionScores) => (who === 'system' ? system : manager);
  const percent = (score: number | null) => (score === null ? '–' : `${score}%`);
  return (
    <figure className="grid gap-s3">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{t('scoring.chart')}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('scoring.section')}</th>
            <td />
            <th scope="col">{t(`scoring.${scorer}`)}</th>
            <th scope="col">{t(`scoring.${other}`)}</th>
          </tr>
        </thead>
        <tbody>
          {scores.map((row) => {
            const [own, theirs] = [pick(scorer, row), pick(other, row)];
            return (
              <tr key={row.section}>
                <th scope="row" className="py-1.5 pe-s3 text-start font-normal whitespace-nowrap">
                  {t(`scoring.${row.section}`)}
                </th>
                <td className="w-full" aria-hidden="true">
                  <Bar own={own} other={theirs} passMark={passMark} />
                </td>
                <td className="ps-s3 text-end font-semibold tabular-nums">
                  <bdi>{percent(own)}</bdi>
                </td>
                <td className="sr-only">{percent(theirs)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <figcaption className="flex flex-wrap gap-x-s4 gap-y-s1 text-xs text-ink-2">
        <ScoreKey own={scorer} other={other} passMark={passMark} />
      </figcaption>
    </figure>
  );
}

/** The legend: what a bar, the tick on it and the dashed line mean. */
export function ScoreKey({ own, other, passMark }: { own: Scorer; other: Scorer; passMark?: number | undefined }) {
  const t = useTexts(scoringTexts);
  return (
    <>
      <span className="flex items-center gap-1.5">
        <span aria-hidden="true" className="h-1.75 w-3.5 rounded-r1 bg-score-excellent" />
        {t(`scoring.${own}`)}
      </span>
      <span className="flex items-center gap-1.5">
        <span aria-hidden="true" className="h-3.5 w-0.75 rounded-r1 bg-ink" />
        {t(`scoring.${other}`)}
      </span>
      {passMark !== undefined && (
        <span className="flex items-center gap-1.5">
          <span aria-hidden="true" className="h-3.5 border-s border-dashed border-ink-2" />
          {t('scoring.pass_mark_is', { percent: passMark })}
        </span>
      )}
    </>
  );
}

/** A score as a bar, the other scorer's as a tick, the pass mark as a dashed line. */
export function Bar({ own, other, passMark }: { own: number | null; other: number | null; passMark?: number }) {
  return (
    <span className="relative block h-6">
      <span className="absolute inset-x-0 top-1/2 border-t border-line" />
      {passMark !== undefined && (
        <span
          className="absolute inset-y-0 border-s border-dashed border-ink-2"
          style={{ insetInlineStart: `${passMark}%` }}
        />
      )}
      {own !== null && (
        <span
          className="absolute start-0 top-1/2 h-1.75 -translate-y-1/2 rounded-r1 forced-colors:bg-[Highlight]!"
          style={{ inlineSize: `${own}%`, background: scoreColor(scoreCategory(own)) }}
        />
      )}
      {other !== null && (
        <span
          className="absolute top-1/2 h-4 w-0.75 -translate-y-1/2 rounded-r1 bg-ink"
          style={{ insetInlineStart: `calc(${other}% - 1px)` }}
        />
      )}
    </span>
  );
}
