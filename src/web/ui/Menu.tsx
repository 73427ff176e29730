import { EllipsisVertical, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Menu as AriaMenu, Button, Header, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AriaLocale } from './AriaLocale.tsx';
import { type ButtonLook, buttonClass } from './button-look.ts';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { LIST, OPTION, POPOVER } from './popover-look.ts';

export type MenuAction = {
  id: string;
  label: string;
  onAction?: () => void;
  href?: string;
  icon?: LucideIcon;
  flip?: boolean;
  /** Shown at the end, such as a count. */
  end?: ReactNode;
  danger?: boolean;
  disabled?: boolean;
};
/** Groups are separated by a line, and may have a heading. */
export type MenuGroup = { id: string; heading?: string; actions: readonly MenuAction[] };

type MenuProps = {
  groups: readonly MenuGroup[];
  /** Names the button where it shows only an icon. */
  label?: string;
  /** The content of the button; three dots by default. */
  children?: ReactNode;
  align?: 'start' | 'end';
  onOpenChange?: (open: boolean) => void;
  className?: string;
} & ButtonLook;

/** A button with a menu of actions. */
export function Menu({
  groups,
  label,
  children,
  align = 'end',
  onOpenChange,
  variant,
  size,
  wide,
  className,
}: MenuProps) {
  const t = useTexts(uiTexts);
  const dots = children === undefined;
  const look = {
    variant: variant ?? (dots ? 'quiet' : 'line'),
    size: size ?? (dots ? 'icon-md' : 'md'),
    wide,
  } as const;
  return (
    <AriaLocale>
      <MenuTrigger onOpenChange={onOpenChange}>
        <Button
          aria-label={label ?? (dots ? t('ui.more_actions') : undefined)}
          className={buttonClass(look, className)}
        >
          {dots ? <Icon of={EllipsisVertical} size="sm" /> : children}
        </Button>
        <Popover className={cx(POPOVER, 'min-w-47')} offset={6} placement={`bottom ${align}`}>
          <AriaMenu className={LIST}>
            {groups.map((group) => (
              <MenuSection
                key={group.id}
                className="not-first:mt-1 not-first:border-t not-first:border-line not-first:pt-1"
              >
                {group.heading && (
                  <Header className="px-2.5 pt-1.5 pb-1 text-xs font-semibold text-ink-3">{group.heading}</Header>
                )}
                {group.actions.map((action) => (
                  <MenuItem
                    key={action.id}
                    id={action.id}
                    href={action.href}
                    textValue={action.label}
                    isDisabled={action.disabled}
                    onAction={action.onAction}
                    className={cx(OPTION, 'cursor-pointer text-sm', action.danger && 'text-danger')}
                  >
                    {action.icon && (
                      <Icon
                        of={action.icon}
                        size="sm"
                        flip={action.flip}
                        className={action.danger ? undefined : 'text-ink-3'}
                      />
                    )}
                    <span className="min-w-0 flex-1">{action.label}</span>
                    {action.end !== undefined && <span className="text-ink-2 tabular-nums">{action.end}</span>}
                  </MenuItem>
                ))}
              </MenuSection>
            ))}
          </AriaMenu>
        </Popover>
      </MenuTrigger>
    </AriaLocale>
  );
}
