/**
 * Canonical JSON by RFC 8785: keys sorted by UTF-16 code units, no white space, numbers and strings as ECMAScript
 * prints them. Refuses (throws) what has no canonical form: non-finite numbers, holes and `undefined` in arrays, lone
 * surrogates, functions, and every object that is not plain (a Date or a Map would lose what it holds). A key whose value
 * is `undefined` is left out, as in JSON.
 */
export function canonicalJson(value: unknown): string {
  if (typeof value === 'string') return canonicalString(value);
  if (typeof value === 'number') return canonicalNumber(value);
  if (value === null || typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return canonicalArray(value);
  if (typeof value === 'object') return canonicalObject(value);
  throw new TypeError(`no canonical form for ${typeof value}`);
}

/** JSON prints a finite number as the language does. */
function canonicalNumber(value: number): string {
  if (!Number.isFinite(value)) throw new TypeError(`no canonical form for ${value}`);
  return String(value);
}

/** Printable ASCII without quotation mark and backslash: what JSON prints as it is. */
const plainText = /^[\x20\x21\x23-\x5b\x5d-\x7e]*$/;

function canonicalString(value: string): string {
  if (plainText.test(value)) return `"${value}"`;
  if (!value.isWellFormed()) throw new TypeError('no canonical form for a lone surrogate');
  return JSON.stringify(value);
}

function canonicalArray(values: readonly unknown[]): string {
  let text = '';
  // By index, so that a hole is met as `undefined` and refused.
  for (let index = 0; index < values.length; index += 1)
    text += `${index > 0 ? ',' : ''}${canonicalJson(values[index])}`;
  return `[${text}]`;
}

function canonicalObject(value: object): string {
  if (!isPlain(value)) throw new TypeError(`no canonical form for ${Object.prototype.toString.call(value)}`);
  let text = '';
  for (const key of sortedKeys(value)) {
    const field = (value as Readonly<Record<string, unknown>>)[key];
    if (field !== undefined) text += `${text === '' ? '' : ','}${fieldName(key)}${canonicalJson(field)}`;
  }
  return `{${text}}`;
}

/** An object literal of any realm, or one without a prototype: what JSON itself can give. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || Object.getPrototypeOf(prototype) === null;
}

const fewKeys = 24;

/** Keys by UTF-16 code units. The few of an event are put in order one by one, which costs a third of a general sort. */
function sortedKeys(value: object): readonly string[] {
  const keys = Object.keys(value);
  if (keys.length > fewKeys) return keys.sort();
  for (let next = 1; next < keys.length; next += 1) {
    const key = keys[next] as string;
    let place = next;
    for (; place > 0 && (keys[place - 1] as string) > key; place -= 1) keys[place] = keys[place - 1] as string;
    keys[place] = key;
  }
  return keys;
}

const mostNames = 1000;
const names = new Map<string, string>();

/** A key in its quotes with its colon. Events have the same few hundred keys all along: each is written once. */
function fieldName(key: string): string {
  const known = names.get(key);
  if (known !== undefined) return known;
  const quoted = `${canonicalString(key)}:`;
  if (names.size < mostNames) names.set(key, quoted);
  return quoted;
}
