import type * as z from 'zod';

/** @param where the column and its row, such as `bills.seller of 4KX9TQ2M`, for the error that this throws. */
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

/** For columns that every order reads and that rarely change. Callers share a value and may not change it. */
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
