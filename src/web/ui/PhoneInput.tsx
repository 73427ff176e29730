import { type ChangeEvent, type Ref, useLayoutEffect, useRef, useState } from 'react';
import { uiTexts } from '#shared/reference/ui.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { cx } from './cx.ts';
import { CONTROL, useNativeWiring } from './field-context.ts';
import { PhoneCountrySelect } from './PhoneCountrySelect.tsx';
import {
  caretBehind,
  countryOf,
  DEFAULT_PHONE_COUNTRY,
  digitsOf,
  formatPhone,
  nationalText,
  PHONE_MAX_LENGTH,
  type PhoneCountry,
  toE164,
} from './phone-number.ts';

/** E.164 once the number is valid; until then what was typed. */
export type PhoneChange = { value: string; text: string; valid: boolean };

type PhoneInputProps = {
  value: string;
  onChange: (change: PhoneChange) => void;
  onBlur?: () => void;
  defaultCountry?: PhoneCountry;
  name?: string;
  maxLength?: number;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
  className?: string;
};

/**
 * A telephone number: the country as a flag, and the number formatted while typing. It reads from left to right in
 * every language.
 */
export function PhoneInput({
  value,
  onChange,
  onBlur,
  defaultCountry = DEFAULT_PHONE_COUNTRY,
  name = 'telephone',
  maxLength = PHONE_MAX_LENGTH,
  disabled,
  ref,
  className,
}: PhoneInputProps) {
  const t = useTexts(uiTexts);
  const [shown, setShown] = useState(() => read(value, defaultCountry));
  // The value that we reported comes back as a prop; only a value from outside is parsed again.
  const [reported, setReported] = useState(value);
  if (value !== reported) {
    setReported(value);
    setShown(read(value, shown.country));
  }
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (caret.current === null) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = null;
  });

  function show(text: string, country: PhoneCountry) {
    const e164 = toE164(text, country);
    setShown({ text, country });
    setReported(e164 ?? text);
    onChange({ value: e164 ?? text, text, valid: e164 !== null });
  }

  function type({ target }: ChangeEvent<HTMLInputElement>) {
    const digitsBefore = digitsOf(target.value.slice(0, target.selectionStart ?? target.value.length)).length;
    const country = countryOf(target.value, shown.country);
    // A bracket that was deleted stays deleted until the next digit.
    const onlySignsLeft = target.value.length < shown.text.length && digitsOf(target.value) === digitsOf(shown.text);
    const text = onlySignsLeft ? target.value : formatPhone(target.value, country, maxLength);
    caret.current = onlySignsLeft ? target.selectionStart : caretBehind(text, digitsBefore);
    show(text, country);
  }

  return (
    <div dir="ltr" className={cx('relative', className)}>
      <PhoneCountrySelect
        value={shown.country}
        disabled={disabled}
        onChange={(country) => {
          // Another country's dial code in the field would contradict the flag.
          const text = shown.text.startsWith('+') ? '' : formatPhone(shown.text, country, maxLength);
          show(text, country);
        }}
      />
      <input
        {...useNativeWiring({})}
        ref={(element) => {
          input.current = element;
          if (typeof ref === 'function') ref(element);
          else if (ref) ref.current = element;
        }}
        type="tel"
        name={name}
        autoComplete="tel"
        inputMode="tel"
        placeholder={t('ui.phone_placeholder')}
        // Leaves room for pasting a number with other characters, which are removed before it is cut.
        maxLength={maxLength * 2}
        disabled={disabled}
        value={shown.text}
        onChange={type}
        onBlur={onBlur}
        className={cx(CONTROL, 'ps-20')}
      />
    </div>
  );
}

function read(value: string, country: PhoneCountry): { text: string; country: PhoneCountry } {
  const own = countryOf(value, country);
  return { text: nationalText(value, own), country: own };
}
