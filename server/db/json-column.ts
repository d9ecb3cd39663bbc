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
