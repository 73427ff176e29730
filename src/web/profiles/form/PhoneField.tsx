import { PhoneInput } from '#web/ui/PhoneInput.tsx';
import { BoundField, type FieldOptions } from './BoundField.tsx';
import type { FieldSource, TextName } from './field-source.ts';
import { useFormParts } from './form-context.ts';

type PhoneFieldProps<T extends object> = FieldOptions & { from: FieldSource<T>; name: TextName<T>; label: string };

/** A phone number; without a country code it is one of the form's country. */
export function PhoneField<T extends object>({ from, name, ...field }: PhoneFieldProps<T>) {
  const of = from.useText(name);
  const { phoneCountry } = useFormParts();
  return (
    <BoundField {...field} of={of}>
      <PhoneInput
        value={of.value}
        onChange={({ value }) => of.change(value)}
        onBlur={of.touch}
        defaultCountry={phoneCountry}
      />
    </BoundField>
  );
}
