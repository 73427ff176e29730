import { type Ref, useState } from 'react';
import { evaluationTexts } from '#shared/evaluation/evaluation.texts.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { SCORE_CATEGORIES, scoreBounds, scoreCategory } from '#shared/screening/score.ts';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';
import { Field } from '#web/ui/Field.tsx';
import { Grade, scoreColor, scoreText } from '#web/ui/ScoreLine.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';

type ScoreFieldProps = {
  /** Null: none yet. What is no score stays, so that it can be mended. */
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur: () => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

/** A score by number or by hand: the number says exactly what it is, the slider where it lies among the words. */
export function ScoreField({ value, onChange, onBlur, error, ref }: ScoreFieldProps) {
  const t = useTexts(evaluationTexts);
  const ui = useTexts(uiTexts);
  // As it was typed: “07” or “5.” on the way to something else.
  const [text, setText] = useState(value === null ? '' : String(value));
  const isScore = value !== null && Number.isInteger(value) && value >= 0 && value <= 100;
  const category = isScore ? scoreCategory(value) : null;
  const bounds = category && scoreBounds(category);
  const typed = text.trim() === '' ? null : Number(text);
  return (
    <Field
      label={t('evaluation.score')}
      required
      error={error}
      help={
        category && bounds
          ? t('evaluation.bounds', { from: bounds.from, to: bounds.to, category: ui(scoreText(category)) })
          : t('evaluation.score_help')
      }
      aside={category && <Grade percent={value ?? 0} category={category} className="text-lg" />}
    >
      <div className="grid grid-cols-[76px_minmax(0,1fr)] items-center gap-s3">
        <TextInput
          ref={ref}
          inputMode="numeric"
          onBlur={onBlur}
          autoComplete="off"
          dir="ltr"
          // What the slider set stands here too, unless it is what was typed.
          value={Object.is(typed, value) ? text : value === null ? '' : String(value)}
          onChange={({ target }) => {
            setText(target.value);
            onChange(target.value.trim() === '' ? null : Number(target.value));
          }}
          className="text-center tabular-nums"
        />
        <div className="grid gap-s2">
          <input
            type="range"
            min={0}
            max={100}
            value={isScore ? value : 0}
            aria-label={t('evaluation.slider')}
            aria-valuetext={
              category
                ? t('evaluation.slider_value', { percent: value ?? 0, category: ui(scoreText(category)) })
                : t('evaluation.not_scored')
            }
            onChange={({ target }) => onChange(target.valueAsNumber)}
            className="h-5 w-full accent-accent pointer-coarse:h-11"
          />
          <p aria-hidden="true" className="flex gap-0.5">
            {SCORE_CATEGORIES.map((name) => {
              const { from, to } = scoreBounds(name);
              const strength = name === category ? 100 : 32;
              return (
                <span
                  key={name}
                  className={cx('h-1.25 rounded-r1', name === category && 'forced-colors:bg-[Highlight]!')}
                  style={{
                    flexGrow: to - from + 1,
                    background: `color-mix(in oklab, ${scoreColor(name)} ${strength}%, var(--surface))`,
                  }}
                />
              );
            })}
          </p>
        </div>
      </div>
    </Field>
  );
}
