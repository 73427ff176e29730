import { cx } from './cx.ts';
import { initialsOf, type NameTone, toneOf } from './name-look.ts';
import { usePicture } from './usePicture.ts';

const TONES: Record<NameTone, string> = {
  accent: 'bg-accent-soft text-accent',
  warning: 'bg-warning-soft text-warning',
  info: 'bg-info-soft text-info',
  neutral: 'bg-line text-ink-2',
};

type CompanyMarkProps = { name: string; logo?: string | null; size?: number; className?: string };

/** An organisation's logo, or its initials on a colour of its own. A rounded square, while people are round. */
export function CompanyMark({ name, logo, size = 44, className }: CompanyMarkProps) {
  const box = { inlineSize: size, blockSize: size };
  const shape = 'inline-grid flex-none place-items-center rounded-mark inset-ring inset-ring-current/14 select-none';
  const picture = usePicture(logo);
  if (logo && picture.isThere)
    return (
      <span className={cx(shape, 'overflow-clip bg-surface text-ink', className)} style={box}>
        <img
          {...picture.props}
          src={logo}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          className="size-full object-contain"
        />
      </span>
    );
  return (
    <span
      aria-hidden="true"
      // Drawn with CSS, so that the initials are not part of a surrounding link's text.
      data-letters={initialsOf(name)}
      className={cx(
        shape,
        'font-bold leading-none before:content-[attr(data-letters)]',
        TONES[toneOf(name)],
        className,
      )}
      style={{ ...box, fontSize: Math.round(size * 0.38) }}
    />
  );
}
