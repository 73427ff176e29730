import type { Agreement } from '#shared/evaluation/agreement.contract.ts';
import { agreementTexts } from '#shared/evaluation/agreement.texts.ts';
import { NOTABLE_DIFFERENCE } from '#shared/evaluation/evaluation.values.ts';
import { scoreCategory } from '#shared/screening/score.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Card } from '#web/ui/Card.tsx';
import { Link } from '#web/ui/Link.tsx';
import { Grade } from '#web/ui/ScoreLine.tsx';
import { Table } from '#web/ui/Table.tsx';
import { PhoneLabel } from './PhoneLabel.tsx';
import { STACKED_ROW } from './stacked-row.ts';

type Notable = Agreement['notable'][number];

/** The applications that somebody should look at again, largest difference first. */
export function NotableDifferences({ agreement: { notable, notable_total: total } }: { agreement: Agreement }) {
  const t = useTexts(agreementTexts);
  const title = t('agreement.notable', { points: NOTABLE_DIFFERENCE });
  return (
    <Card as="section" title={title} aside={t('agreement.notable_count', { count: total })}>
      <p className="px-s4 py-s3 text-sm text-ink-2">
        {t(notable.length === 0 ? 'agreement.notable_none' : 'agreement.notable_text')}{' '}
        {notable.length < total && t('agreement.notable_first', { shown: notable.length, total })}
      </p>
      {notable.length > 0 && (
        <Table caption={title} className="max-md:border-t max-md:border-line">
          <thead className="max-md:sr-only">
            <tr>
              <th scope="col">{t('agreement.application')}</th>
              <th scope="col">{t('agreement.higher')}</th>
              <th scope="col">{t('agreement.lower')}</th>
              <th scope="col">{t('agreement.difference')}</th>
            </tr>
          </thead>
          <tbody>
            {notable.map((one) => (
              <tr key={`${one.application_id} ${one.between}`} className={STACKED_ROW}>
                <th scope="row" className="max-md:col-span-full md:min-w-52">
                  <Link
                    to={`/admin/evaluations/${one.application_id}?section=humanEvaluation`}
                    dir="auto"
                    className="hover:text-accent hover:underline"
                  >
                    {one.name}
                  </Link>
                  <span className="block text-xs font-normal text-ink-2">
                    <bdi>{one.job.title}</bdi> · <bdi>{one.company.name}</bdi>
                  </span>
                </th>
                <td className="min-w-0">
                  <PhoneLabel>{t('agreement.higher')}</PhoneLabel>
                  <Side side={one.higher} />
                </td>
                <td className="min-w-0">
                  <PhoneLabel>{t('agreement.lower')}</PhoneLabel>
                  <Side side={one.lower} />
                </td>
                <td className="font-semibold">
                  <PhoneLabel>{t('agreement.difference')}</PhoneLabel>
                  {one.difference}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Card>
  );
}

function Side({ side: { side, name, score } }: { side: Notable['higher'] }) {
  const t = useTexts(agreementTexts);
  const who =
    side === 'ai'
      ? t('agreement.system')
      : side === 'people'
        ? t('agreement.people')
        : (name ?? t('agreement.former_reviewer'));
  return (
    <span className="grid">
      <bdi className="text-xs text-ink-2">{who}</bdi>
      <Grade percent={score} category={scoreCategory(score)} />
    </span>
  );
}
