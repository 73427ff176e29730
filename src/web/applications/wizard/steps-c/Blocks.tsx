import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { wizardFieldsTexts } from '#shared/applications/wizard/wizard-fields.texts.ts';
import { ENTRIES } from '#shared/profiles/sections/section.values.ts';
import { useTexts } from '#web/lib/texts.ts';
import { type FieldSource, formSource } from '#web/profiles/form/field-source.ts';
import { useField } from '#web/profiles/form/form-context.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Icon } from '#web/ui/Icon.tsx';

type BlocksProps<T extends object> = {
  part: string;
  empty: T;
  nameOf: (number: number) => string;
  addLabel: string;
  /** Whether the last one may be removed too. */
  mayBeNone: boolean;
  children: (from: FieldSource<T>) => ReactNode;
};

/** Entries below each other, all open. */
export function Blocks<T extends object>({ part, empty, nameOf, addLabel, mayBeNone, children }: BlocksProps<T>) {
  const t = useTexts(wizardFieldsTexts);
  const { value: entries, change } = useField<T[]>(part);
  return (
    <div data-path={part} className="grid gap-s4">
      {entries.map((_, at) => (
        <Card
          as="section"
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is what stands at its place; its values come from the form.
          key={at}
          pad
          data-path={`${part}.${at}`}
          aria-label={nameOf(at + 1)}
          className="grid gap-s4"
        >
          <header className="flex items-center justify-between gap-s3">
            <h3 className="text-md">{nameOf(at + 1)}</h3>
            {(entries.length > 1 || mayBeNone) && (
              <Button
                variant="quiet"
                size="sm"
                aria-label={t('wizard.remove_numbered', { name: nameOf(at + 1) })}
                onClick={() => change(entries.toSpliced(at, 1))}
                className="-me-s3"
              >
                {t('wizard.remove')}
              </Button>
            )}
          </header>
          <div className="grid items-start gap-s4 md:grid-cols-2">{children(formSource<T>(`${part}.${at}`))}</div>
        </Card>
      ))}
      {entries.length < ENTRIES.max && (
        <Button variant="soft" onClick={() => change([...entries, { ...empty }])} className="justify-self-start">
          <Icon of={Plus} size="sm" />
          {addLabel}
        </Button>
      )}
    </div>
  );
}
