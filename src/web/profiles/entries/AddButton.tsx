import { Plus } from 'lucide-react';
import { ENTRIES } from '#shared/profiles/sections/section.values.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';

/** A dashed button that adds an entry, as long as the limit is not reached. */
export function AddButton({ label, count, onAdd }: { label: string; count: number; onAdd: () => void }) {
  if (count >= ENTRIES.max) return null;
  return (
    <Button variant="add" onClick={onAdd}>
      <Icon of={Plus} />
      {label}
    </Button>
  );
}
