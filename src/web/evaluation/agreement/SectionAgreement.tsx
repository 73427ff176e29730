import type { Agreement } from '#shared/evaluation/agreement.contract.ts';
import { agreementTexts } from '#shared/evaluation/agreement.texts.ts';
import { NOTABLE_DIFFERENCE } from '#shared/evaluation/evaluation.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Card } from '#web/ui/Card.tsx';
import { Table } from '#web/ui/Table.tsx';
import { PhoneLabel } from './PhoneLabel.tsx';
import { STACKED_ROW } from './stacked-row.ts';
import { useFigures } from './useFigures.ts';

type SectionAgreementProps = { between: 'ai' | 'reviewers'; sections: Agreement['sections'] };

/** A table of the differences by section, with a bar for each. */
export function SectionAgreement({ between, sections }: SectionAgreementProps) {
  const t = useTexts(agreementTexts);
  const words = useFigures();
  const title = `${t(`agreement.${between}`)}: ${t('agreement.by_section')}`;
  const most = Math.ceil(Math.max(NOTABLE_DIFFERENCE, ...sections.map((one) => one[between].mean_difference ?? 0)));
  const overall = sections.find(({ section }) => section === 'overall')?.[between];
  return (
    <Card as="section" title={t(`agreement.${between}`)} aside={t('agreement.by_section')}>
      <div className="grid gap-0.5 border-b border-line px-s4 py-s3">
        {overall && <p className="font-semibold">{words.verdict(overall)}</p>}
        <p className="text-xs text-ink-2">{t('agreement.scale', { most })}</p>
      </div>
      <Table caption={title}>
        <thead className="max-md:sr-only">
          <tr>
            <th scope="col">{t('agreement.section')}</th>
            <th scope="col">{t('agreement.distance')}</th>
            {between === 'ai' && <th scope="col">{t('agreement.bias')}</th>}
            <th scope="col">{t('agreement.correlation')}</th>
            <th scope="col">{t('agreement.cases')}</th>
          </tr>
        </thead>
        <tbody>
          {sections.map((one) => {
            const figures = one[between];
            return (
              <tr key={one.section} className={STACKED_ROW}>
                <th scope="row">{t(`agreement.${one.section}`)}</th>
                <td className="min-w-28 max-md:col-span-2">
                  <PhoneLabel>{t('agreement.distance')}</PhoneLabel>
                  {words.distance(figures)}
                  <span aria-hidden="true" className="mt-1 block h-1.5 rounded-r1 bg-wash">
                    <span
                      className="block h-full rounded-r1 bg-accent forced-colors:bg-[Highlight]"
                      style={{ inlineSize: `${((figures.mean_difference ?? 0) / most) * 100}%` }}
                    />
                  </span>
                </td>
                {between === 'ai' && (
                  <td className="whitespace-nowrap">
                    <PhoneLabel>{t('agreement.bias')}</PhoneLabel>
                    {words.bias(figures)}
                  </td>
                )}
                <td className="max-md:col-start-2">
                  <PhoneLabel>{t('agreement.correlation')}</PhoneLabel>
                  <bdi dir="ltr">{words.correlation(figures)}</bdi>
                </td>
                <td>
                  <PhoneLabel>{t('agreement.cases')}</PhoneLabel>
                  {figures.cases}
                </td>
              </tr>
            );
          })}
        </tbody>
      </Table>
      <p className="border-t border-line px-s4 py-s3 text-xs text-ink-2">{t(`agreement.case_${between}`)}</p>
    </Card>
  );
}
