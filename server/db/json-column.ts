import type * as z from 'zod';

/**
 * Parses a column that holds JSON.
 * @param where the column and its row for the error, such as `bills.seller of 4KX9TQ2M`.
 * @throws Error that says where, when the stored value does not fit the schema.
 */
export function parseJsonColumn<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
  where: string,
): z.output<Schema> {
  try {
    return schema.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`The stored value of ${where} cannot be read`, { cause });
  }
}

/**
 * Remembers the last text and its value, for documents that every order reads and that rarely
 * change. Callers share the value and may not change it.
 */
export function parseOnce<Value>(parse: (text: string) => Value): (text: string) => Value {
  let last: { text: string; value: Value } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, value: parse(text) };
    return last.value;
  };
}
