import type { AgreementFigures } from '#shared/evaluation/agreement.contract.ts';
import { agreementTexts } from '#shared/evaluation/agreement.texts.ts';
import { NOTABLE_DIFFERENCE } from '#shared/evaluation/evaluation.values.ts';
import { useTexts } from '#web/lib/texts.ts';

/** Rounds to one decimal place, without a trailing zero. */
const short = (value: number) => String(Math.round(value * 10) / 10);

/** The number of cases that a correlation or a verdict needs. */
const ENOUGH = 3;
/** Up to this mean difference in points, the agreement is called close. */
const CLOSE = 6;

/** Formats the figures. Without cases the text says so, instead of showing 0. */
export function useFigures() {
  const t = useTexts(agreementTexts);
  return {
    /** One line about the overall scores. */
    verdict: ({ mean_difference: points, cases }: AgreementFigures) => {
      if (points === null || cases < ENOUGH) return t('agreement.verdict_none');
      const how = points <= CLOSE ? 'close' : points <= NOTABLE_DIFFERENCE / 2 ? 'fair' : 'weak';
      return t(`agreement.verdict_${how}`, { points: short(points) });
    },
    distance: ({ mean_difference: points }: AgreementFigures) =>
      points === null ? t('agreement.none') : t('agreement.points', { points: short(points) }),
    bias: ({ mean_bias: bias }: AgreementFigures) => {
      if (bias === null) return t('agreement.none');
      const points = short(Math.abs(bias));
      if (points === '0') return t('agreement.even');
      return t(bias > 0 ? 'agreement.people_higher' : 'agreement.ai_higher', { points });
    },
    correlation: ({ correlation, cases }: AgreementFigures) => {
      if (correlation !== null) return correlation.toFixed(2).replace('-', '−');
      return t(cases < ENOUGH ? 'agreement.few_cases' : 'agreement.all_alike');
    },
  };
}
