import type * as z from 'zod';

/** Parses a column that holds JSON. @throws ZodError when the stored value does not fit the schema. */
export function parseJsonColumn<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
): z.output<Schema> {
  return schema.parse(JSON.parse(text));
}
