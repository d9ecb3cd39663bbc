import * as z from 'zod';
import { visible } from '../../domain/platform/written-numbers';
import { gstinProblem } from '../../domain/shop/gstin';
import { OPENING_MODES, type OpeningMode } from '../../domain/shop/store-hours';
import { UPI_ID_PATTERN } from '../../domain/shop/upi';
import { m } from '../../messages/compiled/messages';
import { latitude, lineText, longitude, nameText } from '../platform/wire-values';
import { deliveryAreas } from './delivery-areas';
import { clockTime, holidays, weeklyHours } from './hours-shape';
import { ORDER_SETTINGS } from './order-settings';
import { defaultsOf, SWITCH, settingsTable } from './owner-setting';
import { SHOWN_DEFAULTS } from './shown-defaults';
import { SUGGESTED_SETTINGS } from './suggestions';

/** A UPI id, or empty if the owner has none. */
export const upiId = z
  .string()
  .regex(new RegExp(`^$|${UPI_ID_PATTERN.source}`), { error: m.validation_upi_id });

const STORE_TEXT = { section: 'store', field: 'text' } as const;
const DEGREES = { section: 'place', field: 'number', step: 'any' } as const;
const PAYEE_TEXT = { section: 'payment', field: 'text', isOptional: true, default: '' } as const;

export const OPENING_MODE_LABELS: Record<OpeningMode, () => string> = {
  hours: m.setting_mode_hours,
  open: m.setting_mode_open,
  closed: m.setting_mode_closed,
};

/**
 * The shop's settings (shop rules 1 to 4). All of them are public: each appears on a page, a bill or in a
 * payment link. What only staff may read belongs to the kitchen's. The defaults claim nothing about the
 * cafe: texts are empty, and the form suggests some. A page without settings uses SHOWN_DEFAULTS.
 */
export const SHOP_SETTINGS = settingsTable({
  storeName: {
    ...STORE_TEXT,
    schema: nameText(100, 1),
    default: SHOWN_DEFAULTS.storeName,
    label: m.setting_store_name,
  },
  storePhone: {
    ...STORE_TEXT,
    // In digits that the pages can link to.
    schema: lineText(30).overwrite(visible),
    default: '',
    label: m.setting_store_phone,
    input: { inputMode: 'tel', placeholder: '+91 …' },
    auditLabel: m.setting_store_phone_audit,
  },
  storeEmail: {
    ...STORE_TEXT,
    schema: z.email().max(200).or(z.literal('')),
    default: '',
    label: m.setting_store_email,
    input: { type: 'email' },
    auditLabel: m.setting_store_email_audit,
  },
  businessHours: {
    ...STORE_TEXT,
    schema: lineText(100),
    default: SHOWN_DEFAULTS.businessHours,
    label: m.setting_business_hours,
    help: m.setting_business_hours_help,
    input: { placeholder: SUGGESTED_SETTINGS.businessHours },
  },
  storeAddress: {
    ...STORE_TEXT,
    schema: lineText(300),
    default: '',
    isWide: true,
    label: m.setting_store_address,
    input: { placeholder: SUGGESTED_SETTINGS.storeAddress },
    auditLabel: m.setting_store_address_audit,
  },
  gstin: {
    ...STORE_TEXT,
    schema: z
      .string()
      .regex(/^([0-9]{2}[A-Z0-9]{13})?$/, { error: m.validation_gstin, abort: true })
      .superRefine((entered, context) => {
        const message = gstinProblem(entered);
        if (message !== undefined) context.addIssue({ code: 'custom', message });
      }),
    default: SHOWN_DEFAULTS.gstin,
    isOptional: true,
    label: () => 'GSTIN',
    input: { maxLength: 15, autoCapitalize: 'characters' },
  },
  fssaiNumber: {
    ...STORE_TEXT,
    schema: z.string().regex(/^([0-9]{14})?$/, { error: m.validation_fssai }),
    default: SHOWN_DEFAULTS.fssaiNumber,
    isOptional: true,
    label: m.setting_fssai_number,
    input: { inputMode: 'numeric', maxLength: 14 },
  },
  contactInbox: {
    ...SWITCH,
    section: 'store',
    isWide: true,
    label: m.setting_contact_inbox,
    help: m.setting_contact_inbox_help,
    auditLabel: m.setting_contact_inbox_audit,
  },
  storeLatitude: {
    ...DEGREES,
    schema: latitude,
    default: SHOWN_DEFAULTS.storeLatitude,
    label: m.setting_latitude,
    auditLabel: m.setting_latitude_audit,
  },
  storeLongitude: {
    ...DEGREES,
    schema: longitude,
    default: SHOWN_DEFAULTS.storeLongitude,
    label: m.setting_longitude,
    auditLabel: m.setting_longitude_audit,
  },
  ...ORDER_SETTINGS,
  deliveryAreas: { schema: deliveryAreas, default: SHOWN_DEFAULTS.deliveryAreas, field: 'own' },
  openingMode: {
    schema: z.enum(OPENING_MODES),
    default: 'hours',
    field: 'own',
    auditLabel: m.setting_opening_mode_audit,
    valueLabels: OPENING_MODE_LABELS,
  },
  opensAt: { schema: clockTime, default: SHOWN_DEFAULTS.opensAt, field: 'own' },
  closesAt: { schema: clockTime, default: SHOWN_DEFAULTS.closesAt, field: 'own' },
  weeklyHours: { schema: weeklyHours, default: SHOWN_DEFAULTS.weeklyHours, field: 'own' },
  holidays: { schema: holidays, default: SHOWN_DEFAULTS.holidays, field: 'own' },
  upiId: {
    ...PAYEE_TEXT,
    schema: upiId,
    label: m.setting_upi_id,
    input: {
      inputMode: 'email',
      autoCapitalize: 'none',
      autoComplete: 'off',
      spellCheck: false,
      placeholder: 'cafe@bank',
    },
  },
  upiPayeeName: {
    ...PAYEE_TEXT,
    schema: nameText(60),
    label: m.setting_payee_name,
    help: m.setting_payee_name_help,
    auditLabel: m.setting_payee_name_audit,
  },
  upiIntent: {
    ...SWITCH,
    section: 'payment',
    label: m.setting_upi_intent,
    help: m.setting_upi_intent_help,
    auditLabel: m.setting_upi_intent_audit,
  },
});

export const SETTINGS_DEFAULTS = defaultsOf(SHOP_SETTINGS);
