import * as z from 'zod';
import { TAX_MODES, type TaxMode } from '../../domain/shop/tax';
import { m } from '../../messages/compiled/messages';
import { call } from '../platform/call';
import { day, nameText, version } from '../platform/wire-values';
import { defaultsOf, SWITCH, schemasOf, settingsTable } from './owner-setting';

const MOST_CLASSES = 20;
const MOST_RATES = 20;

const classId = z.string().regex(/^[a-z0-9-]{1,40}$/, 'Not a tax class');

export const taxPercent = z
  .number()
  .min(0)
  .max(100)
  .refine((value) => Number(value.toFixed(2)) === value, { error: m.validation_two_decimals });

const isDistinct = (values: readonly string[]) => new Set(values).size === values.length;

export const taxClass = z.object({
  id: classId,
  name: nameText(60, 1),
  code: z.string().regex(/^[0-9]{4,8}$/, { error: m.validation_tax_code }),
  rates: z
    .array(z.object({ from: day, percent: taxPercent }))
    .max(MOST_RATES)
    .refine((rates) => isDistinct(rates.map(({ from }) => from)), { error: m.validation_date_once })
    .describe('Before the first date, the settings’ taxRate holds'),
});

const CLASS = { schema: classId, default: 'restaurant', field: 'own' } as const;

export const TAX_MODE_LABELS: Record<TaxMode, () => string> = {
  unregistered: m.setting_tax_unregistered,
  composition: m.setting_tax_composition,
  regular: m.setting_tax_regular,
};

export const TAX_SETTINGS = settingsTable({
  mode: {
    schema: z.enum(TAX_MODES),
    default: 'unregistered',
    field: 'own',
    auditLabel: m.setting_gst_audit,
    valueLabels: TAX_MODE_LABELS,
  },
  billsWhenDone: {
    ...SWITCH,
    section: 'bills',
    label: m.setting_bills_when_done,
    help: m.setting_bills_when_done_help,
    auditLabel: m.setting_bills_when_done_audit,
  },
  billsBeforePayment: {
    ...SWITCH,
    section: 'bills',
    label: m.setting_bills_before_payment,
    help: m.setting_bills_before_payment_help,
    auditLabel: m.setting_bills_before_payment_audit,
  },
  classes: {
    schema: z
      .array(taxClass)
      .min(1)
      .max(MOST_CLASSES)
      .refine((classes) => isDistinct(classes.map(({ id }) => id)), {
        error: m.validation_class_once,
      }),
    default: [
      { id: 'restaurant', name: 'Restaurant service', code: '996331', rates: [] },
      {
        id: 'aerated-drinks',
        name: 'Aerated drinks sold as goods',
        code: '2202',
        rates: [{ from: '2025-09-22', percent: 40 }],
      },
    ],
    field: 'own',
    auditLabel: m.setting_tax_classes_audit,
  },
  dishClassId: { ...CLASS, auditLabel: m.setting_dish_class_audit },
  feesClassId: { ...CLASS, auditLabel: m.setting_fees_class_audit },
});

const shape = schemasOf(TAX_SETTINGS);

const hasItsClasses = (taxes: {
  classes: readonly { id: string }[];
  dishClassId: string;
  feesClassId: string;
}) =>
  [taxes.dishClassId, taxes.feesClassId].every((id) =>
    taxes.classes.some((each) => each.id === id),
  );
const CLASS_MISSING = { path: ['classes'], error: m.validation_class_missing };

export const taxSettings = z.object(shape).refine(hasItsClasses, CLASS_MISSING);
export type TaxSettings = z.infer<typeof taxSettings>;

/** Until the owner has saved the mode, the GSTIN of the settings tells it. */
export const storedTaxes = z.object({ ...shape, mode: shape.mode.nullable() });

export const TAX_DEFAULTS: Readonly<z.infer<typeof storedTaxes>> = {
  ...defaultsOf(TAX_SETTINGS),
  mode: null,
};

const savedTaxes = z.object({ ...shape, version });
export type SavedTaxes = z.infer<typeof savedTaxes>;

export const taxesContract = {
  read: call('products', 'GET /admin/taxes', 'Read the tax classes').output(savedTaxes),
  update: call('settings', 'PUT /admin/taxes', 'Change how bills show tax', {
    description: 'Bills that were made before stay as they are.',
  })
    .input(z.object({ ...shape, version: version.optional() }).refine(hasItsClasses, CLASS_MISSING))
    .output(savedTaxes),
};
