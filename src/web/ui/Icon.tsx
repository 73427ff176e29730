import type { LucideIcon } from 'lucide-react';
import type { ReactElement } from 'react';
import { cx } from './cx.ts';

const SIZES = { xs: 13, sm: 16, md: 20, lg: 32 } as const;

type IconProps = {
  /** A named import of lucide-react, so that only the icons in use are shipped. */
  of: LucideIcon;
  size?: keyof typeof SIZES;
  /** For arrows and chevrons: turns around where the text runs from right to left. */
  flip?: boolean;
  /** Only where no words stand beside it; otherwise the icon is silent. */
  label?: string;
  className?: string;
};

/** What lucide knows of an icon. Its component passes it on whole. */
type IconData = { name: string; aliases?: string[]; node: [tag: string, attributes: Record<string, string>][] };
type Drawn = { names: string; lines: { __html: string } };
const drawn = new Map<LucideIcon, Drawn>();

function lineOf([tag, { key: _, ...attributes }]: IconData['node'][number]): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${written.join('')}></${tag}>`;
}

/** The lines of an icon never change: written once, where lucide's own component would put them together every time. */
function drawingOf(icon: LucideIcon): Drawn {
  let found = drawn.get(icon);
  if (!found) {
    const { render } = icon as unknown as { render(props: object): ReactElement<{ icon: IconData }> };
    const { name, aliases = [], node } = render({}).props.icon;
    found = {
      names: ['lucide', ...[name, ...aliases].map((one) => `lucide-${one}`)].join(' '),
      lines: { __html: node.map(lineOf).join('') },
    };
    drawn.set(icon, found);
  }
  return found;
}

export function Icon({ of: icon, size = 'md', flip, label, className }: IconProps) {
  const silent = label === undefined;
  const { names, lines } = drawingOf(icon);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      width={SIZES[size]}
      height={SIZES[size]}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={size === 'md' ? 1.6 : size === 'lg' ? 1.4 : 1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden={silent || undefined}
      aria-label={label}
      role={silent ? undefined : 'img'}
      className={cx(names, 'block', flip && 'flip', className)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: lucide's own lines.
      dangerouslySetInnerHTML={lines}
    />
  );
}
