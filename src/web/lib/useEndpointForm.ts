import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form';
import type { ArgumentsOf, Endpoint, OutputOf } from '#shared/kernel/endpoint.ts';
import { isAppError } from '#shared/kernel/errors.ts';
import { plainWords } from '#shared/kernel/validation.ts';
import { call } from './call.ts';

type Options<E extends Endpoint> = {
  defaults: DefaultValues<ArgumentsOf<E> & FieldValues>;
  onDone: (output: OutputOf<E>, values: ArgumentsOf<E>) => void | Promise<void>;
};

/**
 * A form that is the input of an endpoint. Its own schema checks it in the browser; what the server adds is shown
 * under the same fields. What was typed stays until the call has succeeded.
 */
export function useEndpointForm<E extends Endpoint>(endpoint: E, { defaults, onDone }: Options<E>) {
  type Values = ArgumentsOf<E> & FieldValues;
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Values>({
    resolver: zodResolver(endpoint.input as never, { error: plainWords } as never) as never,
    defaultValues: defaults,
    mode: 'onTouched',
  });

  const submit = form.handleSubmit(async (_, event) => {
    event?.preventDefault();
    setFailure(null);
    // The server parses what was typed itself, so that both sides see the same text.
    const values = form.getValues();
    try {
      await onDone(await call(endpoint, values), values);
    } catch (error) {
      if (!isAppError(error)) throw error;
      const shown = Object.entries(error.errors ?? {}).filter(([field]) => field in values);
      for (const [field, [message]] of shown) form.setError(field as Path<Values>, { message: message ?? '' });
      const [first] = shown;
      if (first) form.setFocus(first[0] as Path<Values>);
      else setFailure(error.message);
    }
  });

  const errorOf = (field: Path<Values>) => form.getFieldState(field, form.formState).error?.message;
  return { ...form, submit, failure, errorOf, isBusy: form.formState.isSubmitting };
}
