import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { Told } from './Told.tsx';

const TONES = {
  info: { ground: 'bg-info-soft', mark: 'text-info', icon: Info },
  success: { ground: 'bg-success-soft', mark: 'text-success', icon: CircleCheck },
  warning: { ground: 'bg-warning-soft', mark: 'text-warning', icon: TriangleAlert },
  danger: { ground: 'bg-danger-soft', mark: 'text-danger', icon: CircleAlert },
  /** A side note, without urgency. */
  quiet: { ground: 'bg-wash text-sm', mark: 'text-accent', icon: null },
} as const;

type BannerProps = {
  tone?: keyof typeof TONES;
  title?: ReactNode;
  children?: ReactNode;
  icon?: LucideIcon;
  actions?: ReactNode;
  /** Set where the banner appears as the answer to something the person did. */
  announce?: boolean;
  className?: string;
};

export function Banner({ tone = 'info', title, children, icon, actions, announce, className }: BannerProps) {
  const look = TONES[tone];
  const mark = icon ?? look.icon;
  return (
    <div
      role={announce ? (tone === 'danger' || tone === 'warning' ? 'alert' : 'status') : undefined}
      className={cx('flex items-start gap-s3 rounded-r2 px-s4 py-s3 text-ink', look.ground, className)}
    >
      {mark && <Icon of={mark} className={cx('mt-0.25', look.mark)} />}
      {/* The actions stand beside the text where there is room, and below it elsewhere. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-s4 gap-y-s2">
        <div className="grid min-w-0 flex-[1_1_16rem] gap-0.5">
          {title && <p className="font-semibold">{title}</p>}
          {children && (
            <div className="text-ink-2">
              <Told>{children}</Told>
            </div>
          )}
        </div>
        {actions && <div className="flex flex-wrap gap-s2">{actions}</div>}
      </div>
    </div>
  );
}
