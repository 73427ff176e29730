import { useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type Resolver, useForm } from 'react-hook-form';
import type { ArgumentsOf, Endpoint, OutputOf } from '#shared/kernel/endpoint.ts';
import { type AppError, isAppError } from '#shared/kernel/errors.ts';
import { call, unreachable } from './call.ts';

/** Public pages load the endpoint, and with it all validation code, only when somebody uses the form. */
type Source<E extends Endpoint> = E | (() => Promise<E>);

type Options<E extends Endpoint> = {
  defaults: DefaultValues<ArgumentsOf<E> & FieldValues>;
  onDone: (output: OutputOf<E>, values: ArgumentsOf<E>) => void | Promise<void>;
  /** True when the page answers a refusal by itself. */
  onRefused?: (error: AppError) => boolean;
};

/**
 * A form for the input of an endpoint. The endpoint's schema validates it in the browser, and errors of the server are
 * shown under the same fields. What was typed stays until the call has succeeded.
 */
export function useEndpointForm<E extends Endpoint>(source: Source<E>, { defaults, onDone, onRefused }: Options<E>) {
  type Values = ArgumentsOf<E> & FieldValues;
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm<Values>({
    resolver: resolverOf<E, Values>(source),
    defaultValues: defaults,
    mode: 'onTouched',
  });

  const submit = form.handleSubmit(async (_, event) => {
    event?.preventDefault();
    setFailure(null);
    // The values are sent as typed, because the server parses them itself and both sides must see the same text.
    const values = form.getValues();
    try {
      await onDone(await call(await loaded(source), values), values);
    } catch (error) {
      if (!isAppError(error)) throw error;
      if (onRefused?.(error)) return;
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

async function loaded<E extends Endpoint>(source: Source<E>): Promise<E> {
  if (typeof source !== 'function') return source;
  return source().catch(() => {
    throw unreachable();
  });
}

function resolverOf<E extends Endpoint, Values extends FieldValues>(source: Source<E>): Resolver<Values> {
  return async (values, context, options) => {
    const parts = await Promise.all([
      loaded(source),
      import('@hookform/resolvers/zod'),
      import('#shared/kernel/validation.ts'),
    ]).catch(() => null);
    // The validation code could not be loaded. The call will report that, and the server validates anyway.
    if (!parts) return { values, errors: {} };
    const [{ input }, { zodResolver }, { plainMessage }] = parts;
    const check = zodResolver(input as never, { error: plainMessage } as never) as unknown as Resolver<Values>;
    return check(values, context, options);
  };
}
