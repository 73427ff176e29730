import type { ReceiptView } from '#shared/applications/receipt.contract.ts';
import { receiptTexts } from '#shared/applications/receipt.texts.ts';
import type { Section } from '#shared/screening/score.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Card } from '#web/ui/Card.tsx';
import { Grade, ScoreLine, ScoreRing } from '#web/ui/ScoreLine.tsx';

/** What weighs most stands first. */
const ORDER: readonly Section[] = ['skills', 'experience', 'education', 'language', 'profile', 'bio', 'certification'];

/** The system's score with its reasons, each with the words of the application that it rests on. */
export function ReceiptAssessment({ assessment }: { assessment: ReceiptView['assessment'] }) {
  const t = useTexts(receiptTexts);
  if (!assessment) {
    return (
      <Card as="section" pad aria-labelledby="assessed" className="grid gap-s2">
        <h2 id="assessed">{t('receipt.assessed')}</h2>
        <p className="text-ink-2">{t('receipt.not_assessed')}</p>
      </Card>
    );
  }
  const sections = ORDER.flatMap((name) => assessment.sections.filter(({ section }) => section === name));
  return (
    <Card as="section" pad aria-labelledby="assessed">
      <div className="flex items-center gap-s5 max-sm:gap-s4">
        <ScoreRing percent={assessment.score} category={assessment.category} />
        <div className="grid gap-s1">
          <h2 id="assessed">{t('receipt.assessed')}</h2>
          <p className="text-ink-2">
            <Grade percent={assessment.score} category={assessment.category} />{' '}
            {t('receipt.pass_mark', { percent: assessment.pass_mark })}{' '}
            {t(assessment.mode === 'auto' ? 'receipt.decided' : 'receipt.advised')}
          </p>
        </div>
      </div>
      {sections.length > 0 && (
        <ul className="mt-s5 divide-y divide-line border-t border-line">
          {sections.map(({ section, score, category, comment, evidence }) => (
            <li key={section} className="grid gap-s2 py-s4 last:pb-0">
              <ScoreLine
                label={<b className="text-md text-ink">{t(`receipt.${section}`)}</b>}
                percent={score}
                category={category}
              />
              <p dir="auto" className="text-ink-2">
                {comment}
              </p>
              {evidence.map((quote) => (
                <blockquote
                  key={quote}
                  dir="auto"
                  className="border-s-2 border-line-strong ps-s3 text-sm wrap-anywhere"
                >
                  “{quote}”
                </blockquote>
              ))}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
