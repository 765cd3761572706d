import fc from 'fast-check';

/** As much of JSON Schema as the contracts use. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/** What the sample house has, by the name of the field that means it, and ids that programs trip over. */
const houseIds = {
  tournament: [
    't-open',
    't-running',
    't-final',
    't-done',
    't-cert',
    't-won',
    't-over',
    't-closed',
    't-signed',
    't-paused',
    't-interrupted',
    't-starting',
    't-cancelled',
    't-draft',
    't-published',
    't-ready',
    't-sending',
  ],
  entry: [
    'e-run-1',
    'e-run-2',
    'e-run-3',
    'e-run-11',
    'e-run-12',
    'e-fin-1',
    'e-fin-2',
    'e-open-1',
    'e-off-1',
    'pre-open-1',
  ],
  person: ['p-open-1', 'p-run-2', 'p-fin-1'],
  till: ['caisse-1', 'caisse-2'],
  account: ['caisse1', 'mcd1', 'dr', 'admin'],
  notice: ['n-sending-1', 'n-sending-2'],
} as const;

const idsOf = new Map<string, readonly string[]>(Object.entries(houseIds));
for (const field of ['by', 'busts', 'entries']) idsOf.set(field, houseIds.entry);

const strangeIds = ['constructor', '__proto__', 'toString', 'nobody', 'a'.repeat(64)];

const allIds = [...Object.values(houseIds).flat(), ...strangeIds];

const idsFor = (field: string): fc.Arbitrary<string> => {
  const known = idsOf.get(field);
  return known
    ? fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...known) }, fc.constantFrom(...strangeIds))
    : fc.constantFrom(...allIds);
};

const nasty = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '🂡',
  '=1+1',
  "'; DROP TABLE events;--",
  '\u202e',
  'ı',
  '１２',
  '-3',
  '1e9',
  '12,5',
  '1 234,56',
];
const instants = [
  '2027-03-05T19:45:00+01:00',
  '1970-01-01T00:00:00Z',
  '9999-12-31T23:59:59-14:00',
  '0000-01-01T00:00:00Z',
];
const dates = ['2027-03-05', '0000-01-01', '9999-12-31', '2024-02-29', '1900-01-01'];

const text = fc.oneof(fc.constantFrom(...nasty, ...allIds), fc.string({ unit: 'binary', maxLength: 40 }));

/** Any JSON, with keys and values that programs trip over. */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    undefined,
    true,
    -1,
    -0,
    0.5,
    1e21,
    Number.MAX_SAFE_INTEGER,
    Number.NaN,
    1n,
    new Date(0),
    [],
    {},
  ),
  fc.constant(JSON.parse('{"__proto__": {"ok": true}}') as unknown),
  fc.constant('x'.repeat(100_000)),
  text,
  fc.jsonValue(),
);

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  'date-time': fc.constantFrom(...instants),
  date: fc.constantFrom(...dates),
};

function textOf(field: string, { pattern, format, minLength, maxLength }: Schema): fc.Arbitrary<unknown> {
  const known = format === undefined ? undefined : formats[format];
  if (known) return known;
  if (field === 'pin') return fc.constant('2468');
  if (pattern !== undefined)
    return fc.oneof({ weight: 4, arbitrary: idsFor(field) }, fc.constantFrom('2027', ...dates));
  return fc.oneof(text, fc.string({ minLength: minLength ?? 0, maxLength: Math.min(maxLength ?? 20, 200) }));
}

/** An input of the schema's form (now and then just beside it), about people and tournaments of the sample house. */
export function inputOf(schema: Schema, field = ''): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => inputOf(each, field)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  switch (schema.type ?? 'any') {
    case 'object': {
      const fields = Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([key, each]) => [key, inputOf(each, key)]),
      );
      return fc.record(fields, { requiredKeys: [...(schema.required ?? [])] });
    }
    case 'array':
      return fc.array(inputOf(schema.items ?? {}, field), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, 3),
      });
    case 'integer':
    case 'number': {
      const min = Math.max(schema.minimum ?? -1e6, Number.MIN_SAFE_INTEGER);
      const max = Math.min(schema.maximum ?? 1e6, Number.MAX_SAFE_INTEGER);
      return fc.oneof(
        fc.constantFrom(min, max),
        fc.integer({ min: Math.max(min, -2_000_000_000), max: Math.min(max, 2_000_000_000) }),
      );
    }
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(field, schema);
    default:
      return anyValue;
  }
}

type Path = readonly (string | number)[];

const pathsOf = (value: unknown, path: Path = []): Path[] =>
  typeof value !== 'object' || value === null
    ? [path]
    : [path, ...Object.entries(value).flatMap(([key, each]) => pathsOf(each, [...path, key]))];

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  const held = (value as Record<string, unknown>)[key];
  const copy = Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) };
  (copy as Record<string, unknown>)[key] = replaced(held, rest, by);
  return copy;
}

const valueFor = (path: Path): fc.Arbitrary<unknown> => {
  const field = path.findLast((step) => typeof step === 'string') ?? '';
  return idsOf.has(field) ? fc.oneof({ weight: 3, arbitrary: idsFor(field) }, anyValue) : anyValue;
};

/** An accepted input as it is, or with one or two of its places changed: for another of the house's ids, or for anything. */
export function mutated(example: unknown): fc.Arbitrary<unknown> {
  const changed = (value: unknown): fc.Arbitrary<unknown> =>
    fc.constantFrom(...pathsOf(value)).chain((path) => valueFor(path).map((by) => replaced(value, path, by)));
  return fc.oneof(fc.constant(example), changed(example), changed(example).chain(changed));
}
