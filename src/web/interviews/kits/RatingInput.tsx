import { useId } from 'react';
import { kitsTexts } from '#shared/interviews/kits.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from '#web/ui/cx.ts';

const RATINGS = [1, 2, 3, 4, 5] as const;

type RatingInputProps = {
  /** What is rated. */
  label: string;
  value: number | null;
  onChange: (rating: number | null) => void;
  disabled?: boolean;
  /** In a narrow column, without the word beside it. */
  small?: boolean;
};

/** Five numbers, of which one is chosen; choosing it again removes the rating. */
export function RatingInput({ label, value, onChange, disabled, small = false }: RatingInputProps) {
  const t = useTexts(kitsTexts);
  const name = useId();
  const word = value === null ? t('kit.not_rated') : t(`kit.rating_${value as (typeof RATINGS)[number]}`);
  return (
    <fieldset
      disabled={disabled}
      className={cx('m-0 flex min-w-0 flex-wrap items-center border-0 p-0', small ? 'gap-0.75' : 'gap-1.5')}
    >
      <legend className="sr-only">{label}</legend>
      {RATINGS.map((rating) => (
        <label
          key={rating}
          title={value === rating && !disabled ? t('kit.no_rating') : t(`kit.rating_${rating}`)}
          className={cx(
            'relative grid place-items-center rounded-r1 border border-control bg-surface font-semibold tabular-nums has-enabled:cursor-pointer has-enabled:hover:bg-wash has-checked:border-accent has-checked:bg-accent! has-checked:text-on-accent has-focus-visible:shadow-focus has-disabled:border-line-strong has-disabled:text-ink-2 has-disabled:has-checked:text-on-accent',
            small ? 'size-7.5 text-xs pointer-coarse:size-11' : 'h-8.5 w-9.5 pointer-coarse:h-11 pointer-coarse:w-12',
          )}
        >
          <input
            type="radio"
            name={name}
            value={rating}
            aria-label={`${rating}: ${t(`kit.rating_${rating}`)}`}
            checked={value === rating}
            onChange={() => onChange(rating)}
            onClick={() => value === rating && onChange(null)}
            className="absolute inset-0 m-0 size-full cursor-[inherit] appearance-none rounded-r1 shadow-none! outline-none"
          />
          <span aria-hidden="true">{rating}</span>
        </label>
      ))}
      {!small && (
        <span className={cx('ms-s2 min-w-23 text-sm', value === null ? 'text-ink-2' : 'font-medium')}>{word}</span>
      )}
    </fieldset>
  );
}
