/**
 * Canonical JSON by RFC 8785: keys sorted by UTF-16 code units, no white space, numbers and strings as ECMAScript
 * prints them. Refuses (throws) what has no canonical form: non-finite numbers, holes and `undefined` in arrays, lone
 * surrogates, functions, and every object that is not plain (a Date or a Map would lose what it holds). A key whose value
 * is `undefined` is left out, as in JSON.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return canonicalNumber(value);
  if (typeof value === 'string') return canonicalString(value);
  if (Array.isArray(value)) return `[${Array.from(value, canonicalJson).join(',')}]`;
  if (typeof value === 'object') return canonicalObject(value as Record<string, unknown>);
  throw new TypeError(`no canonical form for ${typeof value}`);
}

function canonicalNumber(value: number): string {
  if (!Number.isFinite(value)) throw new TypeError(`no canonical form for ${value}`);
  return JSON.stringify(value);
}

function canonicalString(value: string): string {
  if (!value.isWellFormed()) throw new TypeError('no canonical form for a lone surrogate');
  return JSON.stringify(value);
}

function canonicalObject(value: Record<string, unknown>): string {
  if (!isPlain(value)) throw new TypeError(`no canonical form for ${Object.prototype.toString.call(value)}`);
  let text = '{';
  for (const key of Object.keys(value).sort()) {
    const field = value[key];
    if (field === undefined) continue;
    text += `${text.length > 1 ? ',' : ''}${fieldName(key)}:${canonicalJson(field)}`;
  }
  return `${text}}`;
}

const mostNames = 1000;
const names = new Map<string, string>();

/** A key in its quotes. Events have the same few hundred keys all along: each is quoted once. */
function fieldName(key: string): string {
  const known = names.get(key);
  if (known !== undefined) return known;
  const quoted = canonicalString(key);
  if (names.size < mostNames) names.set(key, quoted);
  return quoted;
}

/** An object literal of any realm, or one without a prototype: what JSON itself can give. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}
