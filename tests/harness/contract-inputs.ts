import { z } from 'zod';
import type { Endpoint } from '#shared/kernel/endpoint.ts';

/** The part of JSON Schema that our contracts come out as. */
export type InputSchema = {
  type?: string | string[];
  properties?: Record<string, InputSchema>;
  required?: string[];
  items?: InputSchema;
  anyOf?: InputSchema[];
  oneOf?: InputSchema[];
  enum?: unknown[];
  const?: unknown;
  maxLength?: number;
  propertyNames?: InputSchema;
  additionalProperties?: InputSchema | boolean;
};

export function inputSchemaOf(schema: z.ZodType): InputSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as InputSchema;
}

const contracts = import.meta.glob<Record<string, unknown>>('/src/shared/**/*.contract.ts', { eager: true });

/** Every call that a contract defines, mounted or not. */
export const contractEndpoints: readonly Endpoint[] = Object.values(contracts)
  .flatMap((module) => Object.values(module))
  .filter(
    (value): value is Endpoint => typeof value === 'object' && value !== null && 'method' in value && 'path' in value,
  );

export const nameOfCall = ({ method, path }: Endpoint) => `${method} ${path}`;

/** Inputs with the text in one place each, as much of it as is allowed there: wherever a text can stand. */
export function inputsHolding(schema: InputSchema, text: string): unknown[] {
  const { anyOf, oneOf, properties = {}, items, propertyNames, additionalProperties, type, maxLength } = schema;
  const options = anyOf ?? oneOf;
  if (options) return options.flatMap((option) => inputsHolding(option, text));
  if (items) return inputsHolding(items, text).map((item) => [item]);
  if (type === 'object') {
    const rest = typeof additionalProperties === 'object' ? inputsHolding(additionalProperties, text) : [];
    return [
      ...Object.entries(properties).flatMap(([name, field]) =>
        inputsHolding(field, text).map((value) => ({ [name]: value })),
      ),
      ...rest.map((value) => ({ 1: value })),
      ...(propertyNames ? [{ [text]: 'x' }] : []),
    ];
  }
  return type === undefined || [type].flat().includes('string') ? [text.slice(0, maxLength)] : [];
}
