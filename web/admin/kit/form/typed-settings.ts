import * as z from 'zod';
import type { Setting, SettingsTable } from '../../../../shared/contract/shop/owner-setting';
import { missing, numericText } from './numeric-text';

type Schemas = Record<string, z.ZodType>;

/** What a form holds of a setting: a number as typed text, which is empty for null. */
type Typed<Schema extends z.ZodType> = [z.output<Schema>] extends [number | null]
  ? string
  : z.input<Schema>;

/** Validates the typed settings of a table by the contract's rules, and converts them to the API's input. */
export function typedShape<All extends Schemas>(table: SettingsTable<All>) {
  const entries = Object.entries(table).map(([name, setting]) => [name, typedSchema(setting)]);
  return Object.fromEntries(entries) as {
    [Name in keyof All]: z.ZodType<z.output<All[Name]>, Typed<All[Name]>>;
  };
}

function typedSchema(setting: Setting<z.ZodType<unknown, never>>): z.ZodType {
  const { schema } = setting;
  const typed = z.string().trim();
  switch (setting.field) {
    case 'number':
    case 'rupees':
      return schema.safeParse(null).success
        ? typed.transform((value) => (value === '' ? null : Number(value))).pipe(schema)
        : numericText(schema as z.ZodType<number, number>);
    case 'text': {
      const filled = setting.isOptional ? typed : typed.min(1, { error: missing });
      const isUpperCase = setting.input?.autoCapitalize === 'characters';
      return (isUpperCase ? filled.toUpperCase() : filled).pipe(schema);
    }
    default:
      return schema;
  }
}

export function typedSettings<All extends Schemas>(
  table: SettingsTable<All>,
  settings: { [Name in keyof All]: z.output<All[Name]> },
) {
  const entries = Object.entries(table).map(([name, { field }]) => {
    const value = settings[name];
    return [name, field === 'number' || field === 'rupees' ? String(value ?? '') : value];
  });
  return Object.fromEntries(entries) as { [Name in keyof All]: Typed<All[Name]> };
}
