import type { BaseSyntheticEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { KitFields } from '#shared/interviews/kits.contract.ts';

/** What the forms of a new and of an old kit have in common. */
export type KitFieldsForm = UseFormReturn<KitFields> & {
  errorOf: (field: string) => string | undefined;
  failure: string | null;
  isBusy: boolean;
  submit: (event?: BaseSyntheticEvent) => void;
};
