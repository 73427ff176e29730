import { createContext, useContext } from 'react';

/**
 * What a Field passes to the control inside it, so that label, help and error are linked to it without repeating ids.
 */
export type FieldWiring = { id: string; labelId: string; describedBy?: string; invalid: boolean; required: boolean };

export const FieldContext = createContext<FieldWiring | null>(null);

/** The attributes of a native control. Those that the caller sets take precedence. */
export function useNativeWiring(own: { id?: string; 'aria-describedby'?: string; 'aria-invalid'?: unknown }) {
  const field = useContext(FieldContext);
  const describedBy = [own['aria-describedby'], field?.describedBy].filter(Boolean).join(' ');
  return {
    id: own.id ?? field?.id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': own['aria-invalid'] === true || field?.invalid ? true : undefined,
    'aria-required': field?.required || undefined,
  };
}

export const CONTROL =
  'w-full min-h-11 rounded-r2 border border-control bg-surface px-3.5 py-2.5 text-md leading-[1.45] text-ink transition-colors hover:border-ink-2 focus-visible:border-accent aria-invalid:border-danger disabled:bg-wash disabled:text-ink-2 disabled:cursor-not-allowed';

/** The compact control of the workspace: 36 px, 13 px type; full height again under a finger. */
export const CONTROL_SM =
  'w-full min-h-9 rounded-r1 border border-control bg-surface px-3 py-1.5 text-sm leading-[1.45] text-ink transition-colors hover:border-ink-2 focus-visible:border-accent aria-invalid:border-danger disabled:bg-wash disabled:text-ink-2 disabled:cursor-not-allowed pointer-coarse:min-h-11 pointer-coarse:text-md';

export type ControlSize = 'sm' | 'md';
export const controlClass = (size: ControlSize) => (size === 'sm' ? CONTROL_SM : CONTROL);
