import fc, { type Arbitrary } from 'fast-check';
import { type JsonSchema, type KnownTexts, valuesOf } from './schema-values';

/** Who sends a request. */
export const SENDERS = ['signed out', 'customer', 'staff', 'manager', 'admin'] as const;

/** A request, as it is printed when its response is wrong. */
export interface FuzzedRequest {
  sender: (typeof SENDERS)[number];
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | undefined;
}

/** A call of the OpenAPI document. */
export interface Operation {
  method: string;
  path: string;
  parameters?: { name: string; in: string; required?: boolean; schema: JsonSchema }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content?: Record<string, { schema: object }> }>;
}

/** The part of an OpenAPI document that is used here. */
export interface ApiDocument {
  paths: Record<string, Record<string, Omit<Operation, 'method' | 'path'>>>;
  components: object;
}

/** Every call of a document, with those that delete last. */
export function operationsOf(document: ApiDocument): Operation[] {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({
      ...call,
      method: method.toUpperCase(),
      path,
    })),
  );
  const lateness = ({ method, path }: Operation) =>
    Number(method === 'DELETE') + 2 * Number(/^\/(settings|admins)/.test(path) && method !== 'GET');
  return operations.sort((a, b) => lateness(a) - lateness(b));
}

const GARBAGE: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    ...[
      null,
      true,
      -1,
      0,
      0.5,
      1e308,
      2 ** 53 + 2,
      '',
      ' ',
      '\u0000',
      '\ud800',
      'NaN',
      '__proto__',
    ],
    ...['2026-02-30', "' or 1=1 --", '%', '<script>', '../..', 'a'.repeat(5000), '٣', '-0'],
    ...[[], {}, [[]], { $ne: '' }, { length: 1 }, [null]],
  ),
  fc.jsonValue({ maxDepth: 3 }),
);
const GONE = Symbol('gone');
/** An unpaired surrogate, which a URL cannot contain. */
const LONE_SURROGATE = /\p{Cs}/gu;

const UNPARSABLE = fc.oneof(
  fc.string({ maxLength: 50 }),
  fc.constantFrom('', '{', '[', 'null', '"', '{"a":', '\ufeff{}', '{}{}', '1e999', '-', '\u0000'),
  fc.uint8Array({ maxLength: 60 }).map((bytes) => new Uint8Array(bytes)),
);
const FILE_BEGINNINGS = [
  '',
  '\xff\xd8\xff',
  '\x89PNG\r\n\x1a\n',
  'RIFF0000WEBP',
  '\0\0\0\x18ftypavif',
  '<svg>',
];

/**
 * Requests to one call: valid, nearly valid, and random.
 * @param known values that exist in the shop, by field name; an id in a path by the path's first word.
 */
export function requestsOf(operation: Operation, known: KnownTexts): Arbitrary<FuzzedRequest> {
  const { method, path, parameters = [] } = operation;
  const [, firstWord = ''] = path.split('/');
  const parameter = (schema: JsonSchema, name: string) =>
    fc.oneof(
      { weight: 8, arbitrary: valuesOf(schema, { known, name }) },
      { weight: 1, arbitrary: GARBAGE },
    );
  const some = (place: string) => {
    const placed = parameters.filter((each) => each.in === place);
    const fields = placed.map(({ name, schema }) => {
      const means = place === 'path' && name === 'id' ? firstWord : name;
      return [name, parameter(schema, means)] as const;
    });
    return fc.record(Object.fromEntries(fields), {
      requiredKeys: placed.flatMap(({ name, required }) => (required ? name : [])),
    });
  };
  return fc
    .record({
      sender: fc.constantFrom(...SENDERS, 'customer', 'admin', 'admin'),
      inPath: some('path'),
      inQuery: some('query'),
      inHeaders: some('header'),
      extra: fc.option(fc.constantFrom('a[b]=c', '__proto__[x]=1', 'id=x', 'limit[]=1', '%', '='), {
        freq: 12,
        nil: undefined,
      }),
      sent: bodiesOf(operation, known),
    })
    .map(({ sender, inPath, inQuery, inHeaders, extra, sent }) => ({
      sender,
      method,
      path: `/api${filled(path, inPath)}${queryOf(inQuery, extra)}`,
      headers: { ...printable(inHeaders), ...sent.headers },
      body: sent.body,
    }));
}

type SentBody = Pick<FuzzedRequest, 'body' | 'headers'>;

function bodiesOf({ method, requestBody }: Operation, known: KnownTexts): Arbitrary<SentBody> {
  if (method === 'GET' || method === 'DELETE') return fc.constant({ body: undefined, headers: {} });
  const [[type, { schema }] = ['application/json', { schema: {} }]] = Object.entries(
    requestBody?.content ?? {},
  );
  if (type !== 'application/json') return files();
  const right = valuesOf(schema, { known, name: '' });
  const nearlyRight = fc
    .tuple(right, fc.nat(), fc.oneof(GARBAGE, fc.constant(GONE)))
    .map(([value, at, garbage]) => withOneWrong(value, at, garbage));
  const json = (values: Arbitrary<unknown>) =>
    values.map((value) => ({
      body: JSON.stringify(value) ?? '',
      headers: { 'Content-Type': 'application/json' },
    }));
  const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'x', ''];
  return fc.oneof(
    { weight: 5, arbitrary: json(right) },
    { weight: 4, arbitrary: json(nearlyRight) },
    { weight: 1, arbitrary: json(GARBAGE) },
    {
      weight: 1,
      arbitrary: fc.record({
        body: UNPARSABLE,
        headers: fc
          .constantFrom('application/json', ...types)
          .map((contentType) => ({ 'Content-Type': contentType })),
      }),
    },
  );
}

function files(): Arbitrary<SentBody> {
  return fc
    .tuple(fc.constantFrom(...FILE_BEGINNINGS), fc.uint8Array({ maxLength: 200 }))
    .map(([beginning, rest]) => ({
      body: new Uint8Array(Buffer.concat([Buffer.from(beginning, 'latin1'), rest])),
      headers: { 'Content-Type': 'image/png' },
    }));
}

/** The value with its part number `at` removed or replaced by garbage. */
function withOneWrong(value: unknown, at: number, garbage: unknown): unknown {
  const whole = { value: structuredClone(value) };
  const places: { within: Record<string, unknown>; key: string }[] = [];
  const walk = (within: Record<string, unknown>) => {
    for (const key of Object.keys(within)) {
      places.push({ within, key });
      const part = within[key];
      if (typeof part === 'object' && part !== null) walk(part as Record<string, unknown>);
    }
  };
  walk(whole);
  const place = places[at % places.length];
  if (place && garbage === GONE) delete place.within[place.key];
  else if (place) place.within[place.key] = garbage;
  return whole.value;
}

function filled(path: string, values: Record<string, unknown>): string {
  // An empty or dot segment would make it the path of another call.
  return path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encoded(values[name]).replace(/^\.{0,2}$/, '-'),
  );
}

function queryOf(values: Record<string, unknown>, extra: string | undefined): string {
  const pairs = Object.entries(values).map(([name, value]) => `${name}=${encoded(value)}`);
  const query = [...pairs, ...(extra === undefined ? [] : [extra])].join('&');
  return query && `?${query}`;
}

function encoded(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return encodeURIComponent(text.replace(LONE_SURROGATE, '?'));
}

/** Removes the characters that a header cannot contain. */
function printable(values: Record<string, unknown>): Record<string, string> {
  const texts = Object.entries(values).map(([name, value]) => [
    name,
    String(JSON.stringify(value)).replace(/[^ -~]|^"|"$/g, ''),
  ]);
  return Object.fromEntries(texts);
}
