import type { HTMLInputTypeAttribute } from 'react';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextInput } from '#web/ui/TextInput.tsx';
import { WizardField } from './WizardField.tsx';

type TextFieldProps = {
  path: string;
  label: string;
  required?: boolean;
  optional?: boolean;
  type?: HTMLInputTypeAttribute;
  autoComplete?: string;
  className?: string;
};

/** A line of text. */
export function TextField({ type, autoComplete, ...field }: TextFieldProps) {
  return (
    <WizardField {...field}>
      {({ value, onChange, onBlur }) => (
        <TextInput
          type={type}
          name={field.path.split('.').pop()}
          autoComplete={autoComplete}
          dir={type === 'email' ? 'ltr' : 'auto'}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onBlur={onBlur}
        />
      )}
    </WizardField>
  );
}

type ProseFieldProps = Omit<TextFieldProps, 'type' | 'autoComplete'> & {
  help?: string;
  counter: { max: number; warnAt?: number };
  rows?: number;
};

/** Text over several lines, with a counter. */
export function ProseField({ rows, ...field }: ProseFieldProps) {
  return (
    <WizardField {...field}>
      {({ value, onChange, onBlur }) => (
        <TextArea rows={rows} value={value ?? ''} onChange={({ target }) => onChange(target.value)} onBlur={onBlur} />
      )}
    </WizardField>
  );
}
