import { EyeOff } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EvaluationView } from '#shared/evaluation/evaluation.contract.ts';
import { evaluationTexts } from '#shared/evaluation/evaluation.texts.ts';
import { NOTABLE_DIFFERENCE } from '#shared/evaluation/evaluation.values.ts';
import { scoreCategory } from '#shared/screening/score.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Card } from '#web/ui/Card.tsx';
import { cx } from '#web/ui/cx.ts';
import { Grade } from '#web/ui/ScoreLine.tsx';
import { Table } from '#web/ui/Table.tsx';

/** My scores beside the AI's once they may be shown: as bars, in numbers, and their difference. */
export function ScoreComparison({ view }: { view: EvaluationView }) {
  const t = useTexts(evaluationTexts);
  const { ai_hidden: isHidden, ai_evaluation: ai, differences } = view;
  if (isHidden)
    return (
      <Banner tone="quiet" icon={EyeOff}>
        {t('evaluation.ai_hidden')}
      </Banner>
    );
  if (!ai) return <p className="text-sm text-ink-2">{t('evaluation.ai_none')}</p>;
  const score = (percent: number | null) =>
    percent === null ? (
      <span className="text-ink-2">–</span>
    ) : (
      <Grade percent={percent} category={scoreCategory(percent)} />
    );
  return (
    <Card as="section" title={t('evaluation.comparison')} titleLevel={3}>
      <Table caption={t('evaluation.comparison')} className={CLOSER}>
        {/* On a phone: the section and the difference in one line, the scores with their names below. */}
        <thead className="max-md:sr-only">
          <tr>
            <th scope="col">{t('evaluation.section')}</th>
            <td className="w-1/4 max-[1560px]:hidden" />
            <th scope="col">{t('evaluation.yours')}</th>
            <th scope="col">{t('evaluation.others')}</th>
            <th scope="col">{t('evaluation.ai')}</th>
            <th scope="col">{t('evaluation.difference')}</th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {differences.map(({ section, mine, others, ai: system, difference }) => (
            <tr
              key={section}
              className="max-md:grid max-md:grid-cols-[6.25rem_1fr_6.25rem] max-md:gap-x-s2 max-md:px-s4 max-md:*:px-0!"
            >
              <th scope="row">{t(`evaluation.${section}`)}</th>
              <td aria-hidden="true" className="max-[1560px]:hidden">
                <Apart mine={mine} ai={system} />
              </td>
              <td className={BELOW}>
                <Named name={t('evaluation.yours')}>{score(mine)}</Named>
              </td>
              <td className={BELOW}>
                <Named name={t('evaluation.others')}>{score(others)}</Named>
              </td>
              <td className={BELOW}>
                <Named name={t('evaluation.ai')}>{score(system)}</Named>
              </td>
              <td className="whitespace-nowrap max-md:col-span-2 max-md:col-start-2 max-md:row-start-1 max-md:text-end!">
                <span aria-hidden="true" className="me-s2 text-xs text-ink-2 md:hidden">
                  {t('evaluation.difference')}
                </span>
                {difference === null ? (
                  <span className="text-ink-2">–</span>
                ) : (
                  <>
                    <bdi dir="ltr" className="font-semibold">
                      {signed(difference)}
                    </bdi>
                    {Math.abs(difference) > NOTABLE_DIFFERENCE && (
                      <span className="block text-xs text-warning">
                        {t('evaluation.far_apart', { points: NOTABLE_DIFFERENCE })}
                      </span>
                    )}
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p className="flex flex-wrap gap-x-s4 gap-y-s1 border-t border-line px-s4 py-s3 text-xs text-ink-2">
        <span className="flex items-center gap-1.5 max-[1560px]:hidden">
          <span aria-hidden="true" className={MINE} />
          {t('evaluation.yours')}
        </span>
        <span className="flex items-center gap-1.5 max-[1560px]:hidden">
          <span aria-hidden="true" className={THEIRS} />
          {t('evaluation.ai')}
        </span>
        {t('evaluation.difference_key')}
      </p>
    </Card>
  );
}

/** Beside the scorecard the columns have little room. */
const CLOSER = 'md:max-[1560px]:[&_:is(th,td):not(:first-child,:last-child)]:px-2!';
const BELOW = 'max-md:row-start-2 max-md:pt-0! max-md:text-xs';

/** A score below its name on a phone, where the table has no head. */
function Named({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <span aria-hidden="true" className="block text-xs text-ink-2 md:hidden">
        {name}
      </span>
      {children}
    </>
  );
}

const signed = (points: number) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '0');

const MINE = 'size-2.5 rounded-round bg-accent forced-colors:bg-[Highlight]';
const THEIRS = 'size-2.5 rounded-round border-2 border-ink bg-surface';

/** Two scores on one scale, with a line between them. */
function Apart({ mine, ai }: { mine: number | null; ai: number | null }) {
  const from = Math.min(mine ?? 0, ai ?? 0);
  const width = mine === null || ai === null ? 0 : Math.abs(mine - ai);
  return (
    <span className="relative block h-5 min-w-24">
      <span className="absolute inset-x-0 top-1/2 border-t border-line" />
      {width > 0 && (
        <span
          className="absolute top-1/2 h-1 -translate-y-1/2 bg-accent/35 forced-colors:bg-[Highlight]"
          style={{ insetInlineStart: `${from}%`, inlineSize: `${width}%` }}
        />
      )}
      {ai !== null && (
        <span
          className={cx('absolute top-1/2 -translate-y-1/2', THEIRS)}
          style={{ insetInlineStart: `calc(${ai}% - 5px)` }}
        />
      )}
      {mine !== null && (
        <span
          className={cx('absolute top-1/2 -translate-y-1/2', MINE)}
          style={{ insetInlineStart: `calc(${mine}% - 5px)` }}
        />
      )}
    </span>
  );
}
