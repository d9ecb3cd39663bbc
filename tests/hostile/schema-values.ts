import fc, { type Arbitrary } from 'fast-check';

/** The part of JSON Schema that the OpenAPI document uses. */
export interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  propertyNames?: JsonSchema;
}

/** The pattern of ids in the document. They are mostly generated as ids that exist. */
const ID_PATTERN = '^[!-~]{1,128}$';
const MOST_LETTERS = 80;
const MOST_ITEMS = 2;
const MOST_UNITS = 1_000_000;

/** Fields of free text in which only some values have an effect. */
const FREE_BUT_KNOWN = ['accessToken', 'order-access-token', 'csv', 'section', 'value', 'q'];

const PICTURES = ['', 'https://cafe.example/a.png', '/pictures/none/640.webp'];

/** Values that exist in the shop for a field or parameter of this name; ids for all other names. */
export type KnownTexts = (name: string) => readonly string[];

/** The context of a value: the texts that exist in the shop, and the field's name. */
interface Context {
  known: KnownTexts;
  name: string;
}

/** Valid values of a schema. */
export function valuesOf(schema: JsonSchema, context: Context): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice, context)));
  switch (schema.type) {
    case 'string':
      return texts(schema, context);
    case 'integer':
      return integers(schema);
    case 'number':
      return numbers(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valuesOf(schema.items ?? {}, context), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(
          schema.maxItems ?? MOST_ITEMS,
          Math.max(schema.minItems ?? 0, MOST_ITEMS),
        ),
      });
    case 'object':
      return objects(schema, context);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function texts(schema: JsonSchema, { known, name }: Context): Arbitrary<string> {
  const { pattern, format, minLength, maxLength } = schema;
  if (format === 'email') return fc.nat(999).map((n) => `fuzz${n}@cafe.example`);
  const times = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01') });
  const instants = times.filter((time) => !Number.isNaN(time.getTime()));
  if (format === 'date-time') return instants.map((time) => time.toISOString());
  if (format === 'date') return instants.map((time) => time.toISOString().slice(0, 10));
  if (pattern === ID_PATTERN) {
    return fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...known(name)) },
      { weight: 1, arbitrary: fc.constantFrom(...known('id')) },
      { weight: 1, arbitrary: fc.stringMatching(/^[!-~]{1,128}$/) },
    );
  }
  // fast-check generates no text from a pattern with a lookahead, or with a class without letters.
  if (pattern?.includes('(?!')) return fc.constantFrom(...PICTURES);
  if (pattern?.includes('\\p{Cs}')) return fc.constantFrom('', 'https://cafe.example/social');
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  const free = fc.string({
    unit: fc.oneof(fc.string({ minLength: 1, maxLength: 1 }), fc.constantFrom('é', 'ा', '☕', '𝒲')),
    minLength: minLength ?? 0,
    maxLength: Math.min(maxLength ?? MOST_LETTERS, MOST_LETTERS),
  });
  if (!FREE_BUT_KNOWN.includes(name)) return free;
  return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...known(name)) }, free);
}

/** Mostly small integers, as in a real shop. */
function integers(schema: JsonSchema) {
  const { min, max } = boundsOf(schema);
  return fc.oneof(fc.integer({ min, max: Math.min(max, min + 3) }), fc.integer({ min, max }));
}

function boundsOf({ minimum = -MOST_UNITS, maximum = MOST_UNITS }: JsonSchema) {
  return {
    min: Math.ceil(Math.max(minimum, -MOST_UNITS)),
    max: Math.floor(Math.min(maximum, MOST_UNITS)),
  };
}

/** Integers, tenths and hundredths, like the contract's numbers. */
function numbers(schema: JsonSchema) {
  const { min, max } = boundsOf(schema);
  const parts = [1, 10, 100].map((part) =>
    fc.integer({ min: min * part, max: max * part }).map((value) => value / part),
  );
  return fc.oneof(...parts);
}

function objects(schema: JsonSchema, context: Context): Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema;
  if (typeof additionalProperties === 'object') {
    const names = texts(propertyNames ?? {}, context);
    return fc.dictionary(names, valuesOf(additionalProperties, context), { maxKeys: 2 });
  }
  const fields = Object.entries(properties).map(
    ([name, field]) => [name, valuesOf(field, { ...context, name })] as const,
  );
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}
