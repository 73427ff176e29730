import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Icon } from '#web/ui/Icon.tsx';

/** A group of filters with a heading, and with an error if the address has an unknown value for it. */
export function FilterGroup({ title, error, children }: { title: string; error?: string; children: ReactNode }) {
  const errorId = useId();
  return (
    <fieldset
      aria-describedby={error ? errorId : undefined}
      className="grid gap-2.5 border-t border-line pt-s5 first-of-type:border-0 first-of-type:pt-0"
    >
      <legend className="float-start mb-s1 font-semibold">{title}</legend>
      {error && (
        <p id={errorId} role="alert" className="clear-both flex items-start gap-1.5 text-sm text-danger">
          <Icon of={TriangleAlert} size="sm" className="mt-0.5" />
          {error}
        </p>
      )}
      <div className="clear-both grid gap-2.5 pointer-coarse:gap-0.5">{children}</div>
    </fieldset>
  );
}

export type FacetChoice = { value: string; label: string; count: number };

type FacetChoicesProps = {
  name: string;
  choices: readonly FacetChoice[];
  chosen: readonly string[];
  onToggle: (value: string) => void;
};

/** Options, each with the number of jobs it would show. */
export function FacetChoices({ name, choices, chosen, onToggle }: FacetChoicesProps) {
  return choices.map(({ value, label, count }) => (
    <Checkbox
      key={value}
      size="sm"
      name={name}
      value={value}
      checked={chosen.includes(value)}
      onChange={() => onToggle(value)}
      end={count}
    >
      {label}
    </Checkbox>
  ));
}
