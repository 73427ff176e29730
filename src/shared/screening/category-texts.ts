import type { TextKey } from '../kernel/texts.ts';
import type { uiTexts } from '../reference/ui.texts.ts';
import type { ScoreCategory } from './score.ts';

/** The text keys of the score categories. */
export const CATEGORY_TEXTS: Record<ScoreCategory, TextKey<typeof uiTexts>> = {
  Fail: 'ui.score_fail',
  Basic: 'ui.score_basic',
  Good: 'ui.score_good',
  'Very Good': 'ui.score_very_good',
  Excellent: 'ui.score_excellent',
  Outstanding: 'ui.score_outstanding',
};
