import { cx } from './cx.ts';
import { initialsOf, type NameTone, toneOf } from './name-look.ts';
import { usePicture } from './usePicture.ts';

const TONES: Record<NameTone, string> = {
  accent: 'bg-accent-soft text-accent-strong',
  warning: 'bg-warning-soft text-warning',
  info: 'bg-info-soft text-info',
  neutral: 'bg-line text-ink-2',
};

type AvatarProps = {
  name: string;
  photo?: string | null;
  /** In pixels. */
  size?: number;
  /** A ring that says the person is online. Words must say so too. */
  present?: boolean;
  /** Set if the name is not shown beside the picture. */
  labelled?: boolean;
  className?: string;
};

/** A person's photo, or at most two initials. Hidden from screen readers, since the name is usually beside it. */
export function Avatar({ name, photo, size = 40, present, labelled, className }: AvatarProps) {
  const shape = cx(
    'inline-grid flex-none place-items-center rounded-round object-cover select-none',
    present && 'outline-2 outline-offset-2 outline-info outline-solid',
    className,
  );
  const box = { inlineSize: size, blockSize: size };
  const picture = usePicture(photo);
  if (photo && picture.isThere)
    return (
      <img
        {...picture.props}
        src={photo}
        alt={labelled ? name : ''}
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        className={shape}
        style={box}
      />
    );
  return (
    <span
      {...(labelled ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
      className={cx(shape, 'font-bold leading-none', TONES[toneOf(name)])}
      style={{ ...box, fontSize: Math.round(size * 0.36) }}
    >
      {initialsOf(name)}
    </span>
  );
}
