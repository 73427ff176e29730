import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import { AriaLocale } from './AriaLocale.tsx';
import { Count } from './Count.tsx';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';

type TabsProps = {
  /** The label of the row of tabs. */
  label: string;
  /** `problems` says what is wrong in a tab, even while another one is shown. */
  tabs: readonly {
    id: string;
    label: ReactNode;
    count?: number;
    problems?: string | false;
    content: ReactNode;
    disabled?: boolean;
  }[];
  selected?: string;
  defaultSelected?: string;
  onChange?: (id: string) => void;
  /** Panels keep their state while another is shown. */
  keepMounted?: boolean;
  className?: string;
};

export function Tabs({ label, tabs, selected, defaultSelected, onChange, keepMounted, className }: TabsProps) {
  return (
    <AriaLocale>
      <AriaTabs
        selectedKey={selected}
        defaultSelectedKey={defaultSelected}
        onSelectionChange={(key) => onChange?.(String(key))}
        className={className}
      >
        <TabList
          aria-label={label}
          className="flex gap-s5 overflow-x-auto border-b border-line [scrollbar-width:none] max-md:gap-s4 max-md:text-sm"
        >
          {tabs.map((tab) => (
            <Tab
              key={tab.id}
              id={tab.id}
              isDisabled={tab.disabled}
              className="inline-flex min-h-11 flex-none cursor-pointer items-center gap-s2 border-b-2 border-transparent font-semibold whitespace-nowrap text-ink-2 outline-none hover:text-ink data-[disabled]:cursor-not-allowed data-[disabled]:text-ink-3 data-[focus-visible]:shadow-focus-inset! data-[selected]:border-accent data-[selected]:text-ink"
            >
              {({ isSelected }) => (
                <>
                  {tab.label}
                  {tab.count !== undefined && <Count value={tab.count} tone={isSelected ? 'soft' : 'neutral'} />}
                  {tab.problems && (
                    <span className="inline-flex items-center text-danger" title={tab.problems}>
                      <Icon of={CircleAlert} size="sm" label={tab.problems} />
                    </span>
                  )}
                </>
              )}
            </Tab>
          ))}
        </TabList>
        {tabs.map((tab) => (
          <TabPanel
            key={tab.id}
            id={tab.id}
            shouldForceMount={keepMounted}
            className={cx('rounded-r1 pt-s5 outline-none', keepMounted && 'data-[inert]:hidden')}
          >
            {tab.content}
          </TabPanel>
        ))}
      </AriaTabs>
    </AriaLocale>
  );
}
