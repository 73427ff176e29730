/** The part of JSON Schema that our contracts come out as. */
export type ExampleSchema = {
  type?: string | readonly string[];
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly ExampleSchema[];
  oneOf?: readonly ExampleSchema[];
  allOf?: readonly ExampleSchema[];
  properties?: Record<string, ExampleSchema>;
  items?: ExampleSchema;
  additionalProperties?: ExampleSchema | boolean;
  propertyNames?: ExampleSchema;
  format?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  minLength?: number;
  maxLength?: number;
};

/** What stands in fields of these names. Names end the names of many fields, so that the longest one that fits is used. */
const BY_NAME: Readonly<Record<string, string>> = {
  email: 'hodan@mail.example',
  name: 'Hodan Warsame',
  first_name: 'Hodan',
  firstName: 'Hodan',
  last_name: 'Warsame',
  lastName: 'Warsame',
  username: 'hodan-warsame',
  title: 'Warehouse Supervisor',
  slug: 'warehouse-supervisor',
  description: 'You lead a team of twelve and keep the stock in order.',
  phone: '+252612345678',
  country: 'SO',
  locality: 'Mogadishu',
  place: 'Mogadishu, Somalia',
  currency: 'USD',
  url: 'https://jobs.example/job/warehouse-supervisor',
  token: 'b7Yw2cR0hQk9vX4mZ1tNsE6aUo3jLd8fGpIxK5qTyVA',
  secret: 'fursa_b7Yw2cR0hQk9vX4mZ1tNsE6aUo3jLd8fGpIxK5qTyVA',
  csrf_token: 'c1P0aVq3n5bXw7Zk9dRtYh2mJf4uLs6eGoKi8yTzQxE',
  message: 'Thank you for your application.',
  month: '2024-09',
  next: '1042',
  id: '42',
};
const MOMENT = '2026-11-19T08:30:00.000Z';
const DAY = '2026-12-31';
/** Texts that the patterns of our contracts accept, for fields whose name says nothing. */
const SHAPES: readonly string[] = [
  'Nairobi',
  '42',
  DAY,
  '2024-09',
  MOMENT,
  '1,2,3',
  'warehouse-supervisor',
  'SO',
  'en',
  '#0f6b4f',
  '+252612345678',
  'https://jobs.example',
  '9f1c2d3e-4a5b-4c6d-8e7f-0a1b2c3d4e5f',
  'b7Yw2cR0hQk9vX4mZ1tNsE6aUo3jLd8fGpIxK5qTyVA',
];

/** A value that the schema accepts, as somebody would send or get it. */
export function exampleOf(schema: ExampleSchema, name = ''): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum) return schema.enum[0];
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return exampleOf(options.find((option) => option.type !== 'null') ?? options[0] ?? {}, name);
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, name)));
  const type = [schema.type ?? (schema.properties ? 'object' : 'string')].flat().find((one) => one !== 'null');
  if (type === 'object') return exampleObject(schema);
  if (type === 'array') return Array.from({ length: schema.minItems || 1 }, () => exampleOf(schema.items ?? {}, name));
  if (type === 'boolean') return true;
  if (type === 'integer' || type === 'number') return exampleNumber(schema, name);
  if (type === 'null') return null;
  return exampleText(schema, name);
}

function exampleObject({ properties = {}, additionalProperties, propertyNames }: ExampleSchema): object {
  const entries = Object.entries(properties).map(([key, field]) => [key, exampleOf(field, key)]);
  if (entries.length > 0 || typeof additionalProperties !== 'object') return Object.fromEntries(entries);
  const key = String(propertyNames?.enum?.[0] ?? 1);
  return { [key]: exampleOf(additionalProperties, key) };
}

function exampleNumber({ minimum, maximum, exclusiveMinimum }: ExampleSchema, name: string): number {
  const usual = /(^|_)id$/.test(name) ? 42 : /score|percent|pass_mark/.test(name) ? 74 : 1;
  const least = Math.max(minimum ?? usual, exclusiveMinimum === undefined ? usual : exclusiveMinimum + 1);
  return Math.min(Math.max(usual, minimum ?? least), maximum ?? usual);
}

function exampleText(schema: ExampleSchema, name: string): string {
  const { format, pattern, minLength = 0, maxLength = 10_000 } = schema;
  if (format === 'email') return 'hodan@mail.example';
  if (format === 'uri') return 'https://jobs.example';
  if (format === 'date-time' || /_at$|^since$|_since$/.test(name)) return MOMENT;
  if (format === 'date' || /deadline|day$|birth/.test(name)) return DAY;
  const fits = (text: string) =>
    (pattern === undefined || new RegExp(pattern, 'u').test(text)) &&
    text.length >= minLength &&
    text.length <= maxLength;
  const named = Object.keys(BY_NAME)
    .filter((known) => name === known || name.endsWith(`_${known}`))
    .sort((one, other) => other.length - one.length)
    .map((known) => BY_NAME[known] as string);
  const found = [...named, ...SHAPES].find(fits);
  // A long text is asked for, such as a cover letter.
  return found ?? 'I have kept stock for six years. '.repeat(Math.ceil(minLength / 33) || 1).slice(0, maxLength);
}
