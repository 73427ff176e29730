import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { boardTexts } from '#shared/board/board.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { AriaLocale } from '#web/ui/AriaLocale.tsx';
import { buttonClass } from '#web/ui/button-look.ts';
import { cx } from '#web/ui/cx.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { POPOVER } from '#web/ui/popover-look.ts';

type FilterMenuProps = { name: string; count: number; children: ReactNode; className?: string };

/** A filter of the toolbar: its button says how many values are set, its choices open below. */
export function FilterMenu({ name, count, children, className }: FilterMenuProps) {
  const t = useTexts(boardTexts);
  return (
    <AriaLocale>
      <DialogTrigger>
        <Button
          className={buttonClass(
            { size: 'sm' },
            cx(count > 0 && 'border-accent! bg-accent-soft text-accent-strong', className),
          )}
        >
          {count > 0 ? t('board.filter_count', { name, count }) : name}
          <Icon of={ChevronDown} size="sm" />
        </Button>
        <Popover className={cx(POPOVER, 'min-w-56')} offset={6} placement="bottom start">
          <Dialog aria-label={name} className="grid max-h-100 gap-s2 overflow-y-auto p-s3 outline-none">
            {children}
          </Dialog>
        </Popover>
      </DialogTrigger>
    </AriaLocale>
  );
}
