import * as z from 'zod';

interface InputAttributes {
  type?: 'email' | 'url';
  inputMode?: 'tel' | 'email' | 'numeric';
  maxLength?: number;
  placeholder?: string;
  autoCapitalize?: 'none' | 'characters';
  autoComplete?: 'off';
  spellCheck?: false;
}

/** The parts of the forms. */
export type SettingSection =
  | (
      | 'store'
      | 'place'
      | 'orders'
      | 'unpaid'
      | 'unpaid-limits'
      | 'payment'
      | 'pay-later'
      | 'tables'
      | 'bills'
    )
  | (
      | 'tickets'
      | 'stations'
      | 'times'
      | 'later'
      | 'no-tablet'
      | 'not-accepted'
      | 'staff'
      | 'texts'
      | 'webhook'
    );

/** How the form shows a setting. One that is `own` has a component of its own. */
type SettingField =
  | { field: 'own'; label?: never; help?: never }
  | {
      /** A choice is one of its `valueLabels`. */
      field: 'text' | 'number' | 'rupees' | 'switch' | 'choice';
      /** The part of the form in which it stands; within a part, the table's order counts. */
      section: SettingSection;
      label: () => string;
      help?: () => string;
      /** A text that may stay empty, which the label says. */
      isOptional?: boolean;
      isWide?: boolean;
      /** Of a number, which else is a whole one. */
      step?: 0.1 | 'any';
      input?: InputAttributes;
    };

interface AuditWords {
  /** What the audit log calls it, if its label is unclear without the heading of its section. */
  auditLabel?: () => string;
  /** What the audit log calls its values. */
  valueLabels?: Record<string, () => string>;
}

/** Its wire, default, field in the back office and words in the audit log all derive from here. */
export type Setting<Schema extends z.ZodType = z.ZodType> = SettingField &
  AuditWords & {
    /** What can be entered. Money is in rupees. */
    schema: Schema;
    /** Holds until the owner saves another value. */
    default: z.output<Schema>;
  };

export const SWITCH = { schema: z.boolean(), default: false, field: 'switch' } as const;

type Schemas = Record<string, z.ZodType>;

export type SettingsTable<All extends Schemas> = { [Name in keyof All]: Setting<All[Name]> };

export function settingsTable<All extends Schemas>(table: SettingsTable<All>): SettingsTable<All> {
  return table;
}

function mapped(table: SettingsTable<Schemas>, make: (setting: Setting) => unknown) {
  const entries = Object.entries(table).map(([name, setting]) => [name, make(setting)]);
  return Object.fromEntries(entries);
}

/** What it is called without the heading of its section; undefined if its name says it. */
export function settingLabel({ auditLabel, label }: Setting): string | undefined {
  return (auditLabel ?? label)?.();
}

/** The shape of what can be entered. The API's document describes each setting as the form does. */
export function schemasOf<All extends Schemas>(table: SettingsTable<All>): All {
  return mapped(table, (setting) => {
    const { schema, help } = setting;
    const words = [settingLabel(setting), help?.()].filter(Boolean).join('. ');
    return schema.description || !words ? schema : schema.describe(words);
  });
}

/** The shape of what is stored: texts may be older than the rules of what can be entered. */
export function storedSchemasOf<All extends Schemas>(table: SettingsTable<All>): All {
  return mapped(table, ({ field, schema }) => (field === 'text' ? z.string() : schema));
}

export function defaultsOf<All extends Schemas>(
  table: SettingsTable<All>,
): Readonly<{ [Name in keyof All]: z.output<All[Name]> }> {
  return mapped(table, (setting) => setting.default);
}
