import fc from 'fast-check';
import type { InputSchema } from './contract-inputs.ts';

/** A value that the field with this name takes; a test names those that its own data decides. */
export type Sound = Readonly<Record<string, unknown>>;

const TEXT = 'Somebody keeps the milk cold and the machines clean, and writes both down, every day of the week.';

/** An input of the right shape, as a person would send it: what is wrong with it is put in afterwards. */
export function soundInput(schema: InputSchema, sound: Sound, name = ''): unknown {
  if (Object.hasOwn(sound, name)) return sound[name];
  const { anyOf, oneOf, type, properties, items, additionalProperties } = schema;
  const option = (anyOf ?? oneOf)?.[0];
  if (option) return soundInput(option, sound, name);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (items) return [soundInput(items, sound)];
  switch ([type].flat()[0]) {
    case 'object':
      if (properties) {
        return Object.fromEntries(
          Object.entries(properties).map(([key, field]) => [key, soundInput(field, sound, key)]),
        );
      }
      return typeof additionalProperties === 'object' ? { 1: soundInput(additionalProperties, sound) } : {};
    case 'boolean':
      return true;
    case 'integer':
    case 'number':
      return 1;
    default:
      return TEXT.slice(0, Math.min(TEXT.length, (schema.maxLength ?? 1_000) / 4));
  }
}

const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  'x\udc00y',
  '\u202e',
  '\ufffe\uffff',
  'e\u0301'.repeat(40),
  '\u0301'.repeat(100),
  '😀'.repeat(300),
  '\r\n',
  'a\r\nSet-Cookie: a=b',
  '__proto__',
  'constructor',
  '%00',
  '%ff',
  "'; drop table users; --",
  '$1 \\x00 \\u0000',
  '{}',
  '<script>',
  '9007199254740993',
  '99999999999999999999',
  '-1',
  '1e309',
  '2026-02-30',
  '0000-00-00',
  '+275760-09-13',
  'http://[',
  'https://a.example:99999/',
  'a@b.c, d@e.f',
  'x'.repeat(100_000),
  '<'.repeat(100_000),
] as const;
const KEYS = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'prototype',
  'length',
  '',
  '\0',
  'role',
] as const;

const deep = (depth: number): unknown => (depth === 0 ? 1 : [deep(depth - 1)]);

/** What no field expects, and what one would least like to find in it. */
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<unknown>(...TEXTS) },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(
      0,
      -1,
      1.5,
      -0,
      1e-320,
      2 ** 31,
      -(2 ** 31) - 1,
      2 ** 53 - 1,
      2 ** 53,
      1e308,
      true,
      false,
      null,
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>([], {}, [[]], [null], deep(60), Array(5_000).fill('x'), { id: {} }, { $ne: 1 }),
  },
  { weight: 1, arbitrary: fc.constantFrom(...KEYS).map((key) => Object.fromEntries([[key, { [key]: 1 }]])) },
);

/** One thing that is wrong: a value replaced, left out, repeated, or a key that nobody knows. */
export type Harm = { at: number; kind: 'replace' | 'omit' | 'repeat' | 'add'; key: string; value: unknown };
export const harm: fc.Arbitrary<Harm> = fc.record({
  at: fc.nat(10_000),
  kind: fc.constantFrom('replace', 'replace', 'replace', 'omit', 'repeat', 'add'),
  key: fc.constantFrom(...KEYS),
  value: hostileValue,
});

type Path = readonly string[];

function pathsOf(value: unknown, path: Path = []): Path[] {
  const inner = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return [path, ...inner.flatMap(([key, field]) => pathsOf(field, [...path, key]))];
}

/** The input with that harm somewhere inside it; the whole of it stays what it is. */
export function harmed(input: unknown, { at, ...what }: Harm): unknown {
  const paths = pathsOf(input).slice(1);
  if (paths.length === 0 || what.kind === 'add') return withKey(input, what.key, what.value);
  return changeAt(input, paths[at % paths.length] as Path, what);
}

function changeAt(value: unknown, [key = '', ...rest]: Path, what: Omit<Harm, 'at'>): unknown {
  const held = (value as Record<string, unknown>)[key];
  const changed = rest.length > 0 ? changeAt(held, rest, what) : what.kind === 'repeat' ? [held, held] : what.value;
  const isGone = rest.length === 0 && what.kind === 'omit';
  if (Array.isArray(value)) return value.flatMap((item, at) => (String(at) !== key ? [item] : isGone ? [] : [changed]));
  const others = Object.entries(value as object).filter(([name]) => name !== key);
  return Object.fromEntries(isGone ? others : [...others, [key, changed]]);
}

function withKey(value: unknown, key: string, added: unknown): unknown {
  return Object.fromEntries([...Object.entries(value as object), [key, added]]);
}
