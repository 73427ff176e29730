import { scoringTexts } from '#shared/board/scoring.texts.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import type { ScoreCategory } from '#shared/screening/score.ts';
import { useTexts } from '#web/lib/texts.ts';
import { scoreColor, scoreText } from '#web/ui/ScoreLine.tsx';

/** The overall score, with its category as a colour and a word. */
export function OverallScore({ percent, category }: { percent: number; category: ScoreCategory }) {
  const t = useTexts(scoringTexts);
  const ui = useTexts(uiTexts);
  const color = { color: `color-mix(in oklab, ${scoreColor(category)} 80%, var(--ink))` };
  return (
    <p className="flex items-center gap-s4">
      <bdi className="text-3xl leading-none font-bold tabular-nums" style={color}>
        {percent}%
      </bdi>
      <span className="grid">
        <span className="text-sm text-ink-2">{t('scoring.overall')}</span>
        <b className="text-lg" style={color}>
          {ui(scoreText(category))}
        </b>
      </span>
    </p>
  );
}
