import { ChevronDown } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  Button,
  Collection,
  DialogTrigger,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  ListLayout,
  Popover,
  Virtualizer,
} from 'react-aria-components';
import { countryName } from '#shared/reference/countries.ts';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useLocale, useTexts } from '#web/lib/texts.ts';
import { AriaLocale } from './AriaLocale.tsx';
import { cx } from './cx.ts';
import { flagAddress } from './flags.ts';
import { Icon } from './Icon.tsx';
import { dialCode, PHONE_COUNTRIES, type PhoneCountry, PREFERRED_PHONE_COUNTRIES } from './phone-number.ts';
import { OPTION, POPOVER } from './popover-look.ts';

type PhoneCountrySelectProps = { value: PhoneCountry; onChange: (country: PhoneCountry) => void; disabled?: boolean };

/** The flag before the number. Dial codes are only in the list; typing a name jumps to the country. */
export function PhoneCountrySelect({ value, onChange, disabled }: PhoneCountrySelectProps) {
  const t = useTexts(uiTexts);
  const locale = useLocale();
  const sections = useMemo(() => sectionsIn(locale), [locale]);
  const [isOpen, setOpen] = useState(false);
  return (
    <AriaLocale>
      {/* React Aria's Select is not used, because its hidden native select would add 245 options to every form. */}
      <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <Button
          aria-label={`${t('ui.phone_country')}: ${countryName(value, locale)}`}
          aria-haspopup="listbox"
          isDisabled={disabled}
          className="absolute inset-y-px left-px z-1 flex w-16.5 items-center justify-center gap-1.5 rounded-l-r2 border-e border-line-strong text-ink-2 hover:bg-wash"
        >
          <Flag country={value} />
          <Icon of={ChevronDown} size="sm" />
        </Button>
        <Popover className={cx(POPOVER, 'w-97.5')} offset={6} placement="bottom left">
          <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: 40, padding: 4 }}>
            <ListBox
              aria-label={t('ui.phone_country')}
              className="h-80 overflow-y-auto rounded-r2 outline-none"
              items={sections}
              autoFocus
              selectionMode="single"
              disallowEmptySelection
              selectedKeys={[value]}
              onSelectionChange={(keys) => {
                const [chosen] = keys;
                setOpen(false);
                onChange(chosen as PhoneCountry);
              }}
            >
              {(section) => (
                <ListBoxSection id={section.id} aria-label={t(section.name)}>
                  <Collection items={section.countries}>
                    {({ id, name }) => (
                      <ListBoxItem id={id} textValue={name} className={cx(OPTION, 'h-10')}>
                        <Flag country={id} />
                        <span className="min-w-0 flex-1 truncate">{name}</span>
                        <bdi dir="ltr" className="text-sm text-ink-2 tabular-nums">
                          {dialCode(id)}
                        </bdi>
                      </ListBoxItem>
                    )}
                  </Collection>
                </ListBoxSection>
              )}
            </ListBox>
          </Virtualizer>
        </Popover>
      </DialogTrigger>
    </AriaLocale>
  );
}

function Flag({ country }: { country: PhoneCountry }) {
  return (
    <img
      src={flagAddress(country)}
      alt=""
      width={24}
      height={16}
      loading="lazy"
      className="h-4 w-6 flex-none rounded-[3px] bg-wash object-cover outline -outline-offset-1 outline-ink/15"
    />
  );
}

function sectionsIn(locale: string) {
  const named = (id: PhoneCountry) => ({ id, name: countryName(id, locale) });
  const { compare } = new Intl.Collator(locale);
  const others = PHONE_COUNTRIES.filter((country) => !PREFERRED_PHONE_COUNTRIES.includes(country))
    .map(named)
    .sort((a, b) => compare(a.name, b.name));
  return [
    { id: 'preferred', name: 'ui.phone_preferred', countries: PREFERRED_PHONE_COUNTRIES.map(named) },
    { id: 'others', name: 'ui.phone_others', countries: others },
  ] as const;
}
