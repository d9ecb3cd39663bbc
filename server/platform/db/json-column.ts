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
 * Remembers the values of the last texts, for columns that every order reads and that rarely change.
 * Callers share a value and may not change it.
 * @param most the number of texts that are in use at the same time.
 */
export function parseOnce<Value>(
  parse: (text: string, where: string) => Value,
  most = 1,
): (text: string, where?: string) => Value {
  const known = new Map<string, Value>();
  return (text, where = '') => {
    let value = known.get(text);
    if (value === undefined) {
      value = parse(text, where);
      if (known.size >= most) known.clear();
      known.set(text, value);
    }
    return value;
  };
}
