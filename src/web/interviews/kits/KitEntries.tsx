import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { useFieldArray } from 'react-hook-form';
import { kitsTexts } from '#shared/interviews/kits.texts.ts';
import { useTexts } from '#web/lib/texts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import type { KitFieldsForm } from './kit-fields-form.ts';

type List = 'questions' | 'criteria';
type KitEntriesProps = {
  form: KitFieldsForm;
  list: List;
  title: string;
  most: number;
  labelOf: (number: number) => string;
  addLabel: string;
  add: () => { key: string };
  /** The field of an entry that gets the focus when the entry is added or moved. */
  first: string;
  /** The fields of one entry. */
  children: (place: number) => ReactNode;
};

/** Questions or criteria, in an order that buttons change. */
export function KitEntries({ form, list, title, most, labelOf, addLabel, add, first, children }: KitEntriesProps) {
  const t = useTexts(kitsTexts);
  const { control, setFocus } = form;
  const { fields, append, remove, move } = useFieldArray({ control, name: list, keyName: 'row' });
  const addButton = useRef<HTMLButtonElement>(null);
  const total = fields.length;
  /** Waits until the list is rendered again, because a new field does not exist before. */
  const focusOn = (place: number) => setTimeout(() => setFocus(`${list}.${place}.${first}` as 'name'));
  const moveTo = (from: number, to: number) => {
    move(from, to);
    focusOn(to);
  };
  const drop = (place: number) => {
    remove(place);
    if (total > 1) focusOn(Math.min(place, total - 2));
    else setTimeout(() => addButton.current?.focus());
  };
  return (
    <section className="grid gap-s3">
      <h3>{title}</h3>
      {total > 0 && (
        <ol className="grid gap-s3">
          {fields.map((entry, place) => {
            const name = labelOf(place + 1);
            return (
              <li key={entry.row}>
                <fieldset className="m-0 grid min-w-0 gap-s2 rounded-r2 border border-line p-s3">
                  <legend className="sr-only">{name}</legend>
                  <div className="flex items-center gap-s1">
                    <span aria-hidden="true" className="me-auto text-sm font-semibold text-ink-2">
                      {name}
                    </span>
                    <IconButton
                      icon={ArrowUp}
                      size="sm"
                      label={t('kits.up', { name })}
                      disabled={place === 0}
                      onClick={() => moveTo(place, place - 1)}
                    />
                    <IconButton
                      icon={ArrowDown}
                      size="sm"
                      label={t('kits.down', { name })}
                      disabled={place === total - 1}
                      onClick={() => moveTo(place, place + 1)}
                    />
                    <IconButton
                      icon={Trash2}
                      size="sm"
                      label={t('kits.remove', { name })}
                      onClick={() => drop(place)}
                    />
                  </div>
                  <div className="grid gap-s3 md:grid-cols-6">{children(place)}</div>
                </fieldset>
              </li>
            );
          })}
        </ol>
      )}
      <Button
        ref={addButton}
        size="sm"
        disabled={total >= most}
        onClick={() => {
          append(add() as never, { shouldFocus: false });
          focusOn(total);
        }}
        className="justify-self-start"
      >
        <Icon of={Plus} size="sm" />
        {addLabel}
      </Button>
    </section>
  );
}
