import * as z from 'zod';
import { m } from '../../messages/compiled/messages';
import { money, rupees, tenths } from '../platform/wire-values';
import { SWITCH, settingsTable } from './owner-setting';
import { SHOWN_DEFAULTS } from './shown-defaults';

const amount = rupees(1, 10_000_000);
const FEE = { schema: money, section: 'orders', field: 'rupees' } as const;
const PAY_LATER = { ...SWITCH, section: 'pay-later' } as const;
const TENTHS = { section: 'orders', field: 'number', step: 0.1 } as const;
const UNPAID = { section: 'unpaid-limits' } as const;
const UNPAID_ITEMS = { ...UNPAID, schema: z.int().min(1).max(1_000_000), field: 'number' } as const;
const UNPAID_AMOUNT = { ...UNPAID, schema: amount, field: 'rupees' } as const;

/** The settings of what orders cost (shop rule 2) and when they are paid (orders rules 16 and 18). */
export const ORDER_SETTINGS = settingsTable({
  deliveryFee: { ...FEE, default: SHOWN_DEFAULTS.deliveryFee, label: m.setting_delivery_fee },
  minOrderAmount: {
    ...FEE,
    default: SHOWN_DEFAULTS.minOrderAmount,
    label: m.setting_min_order,
    help: m.setting_min_order_help,
    auditLabel: m.setting_min_order_audit,
  },
  minDeliveryAmount: {
    ...FEE,
    default: SHOWN_DEFAULTS.minDeliveryAmount,
    label: m.setting_min_delivery,
    help: m.setting_min_delivery_help,
    auditLabel: m.setting_min_delivery_audit,
  },
  reducedDeliveryFee: {
    ...FEE,
    default: SHOWN_DEFAULTS.reducedDeliveryFee,
    label: m.setting_reduced_fee,
  },
  reducedDeliveryFeeFrom: {
    ...FEE,
    default: SHOWN_DEFAULTS.reducedDeliveryFeeFrom,
    label: m.setting_reduced_fee_from,
    help: m.setting_reduced_fee_from_help,
    auditLabel: m.setting_reduced_fee_from_audit,
  },
  staffDiscountCap: {
    ...FEE,
    default: 0,
    label: m.setting_staff_discount,
    help: m.setting_staff_discount_help,
  },
  tipsAtCounter: {
    ...SWITCH,
    section: 'orders',
    label: m.tips_setting,
    help: m.tips_setting_help,
  },
  taxRate: {
    ...TENTHS,
    schema: tenths(0, 100),
    default: 5,
    label: m.setting_tax_rate,
    help: m.setting_tax_rate_help,
    auditLabel: m.setting_tax_rate_audit,
  },
  deliveryRadius: {
    ...TENTHS,
    schema: tenths(0, 500),
    default: SHOWN_DEFAULTS.deliveryRadius,
    label: m.setting_radius,
    help: m.setting_radius_help,
    auditLabel: m.setting_radius_audit,
  },
  deliversOutsideZone: {
    ...SWITCH,
    default: SHOWN_DEFAULTS.deliversOutsideZone,
    section: 'orders',
    label: m.setting_outside_zone,
    help: m.setting_outside_zone_help,
    auditLabel: m.setting_outside_zone_audit,
  },
  cancelUnpaidAfterMinutes: {
    schema: z.int().min(1).max(1440).nullable(),
    default: null,
    section: 'unpaid',
    field: 'number',
    label: m.setting_cancel_unpaid,
    help: m.setting_cancel_unpaid_help,
  },
  startsWhenPaid: {
    ...SWITCH,
    section: 'unpaid',
    label: m.setting_starts_when_paid,
    help: m.setting_starts_when_paid_help,
    auditLabel: m.setting_starts_when_paid_audit,
  },
  // What orders may hold until they are paid or begun: units, and rupees of their totals (orders rule 16).
  unpaidItemsOfGuest: {
    ...UNPAID_ITEMS,
    default: 20,
    label: m.setting_guest_items,
    auditLabel: m.setting_guest_items_audit,
  },
  unpaidAmountOfGuest: {
    ...UNPAID_AMOUNT,
    default: 3000,
    label: m.setting_guest_amount,
    auditLabel: m.setting_guest_amount_audit,
  },
  unpaidItemsOfCustomer: {
    ...UNPAID_ITEMS,
    default: 60,
    label: m.setting_customer_items,
    auditLabel: m.setting_customer_items_audit,
  },
  unpaidAmountOfCustomer: {
    ...UNPAID_AMOUNT,
    default: 10_000,
    label: m.setting_customer_amount,
    auditLabel: m.setting_customer_amount_audit,
  },
  unpaidItemsOfNetwork: {
    ...UNPAID_ITEMS,
    default: 100,
    label: m.setting_network_items,
    auditLabel: m.setting_network_items_audit,
    help: m.setting_network_items_help,
  },
  unpaidAmountOfNetwork: {
    ...UNPAID_AMOUNT,
    default: 20_000,
    label: m.setting_network_amount,
    auditLabel: m.setting_network_amount_audit,
  },
  payAtCounter: {
    ...PAY_LATER,
    label: m.setting_pay_at_counter,
    help: m.setting_pay_at_counter_help,
    auditLabel: m.setting_pay_at_counter_audit,
  },
  cashOnDelivery: {
    ...PAY_LATER,
    label: m.setting_cash_on_delivery,
    help: m.setting_cash_on_delivery_help,
    auditLabel: m.setting_cash_on_delivery_audit,
  },
  payLaterAmount: {
    schema: amount,
    default: 1000,
    section: 'pay-later',
    field: 'rupees',
    label: m.setting_pay_later_amount,
    help: m.setting_pay_later_amount_help,
  },
  // Guests at the cafe's tables (tables rules 1 and 5).
  tableService: {
    ...SWITCH,
    section: 'tables',
    label: m.tables_setting_service,
    help: m.tables_setting_service_help,
  },
  tableCodes: {
    ...SWITCH,
    section: 'tables',
    label: m.tables_setting_codes,
    help: m.tables_setting_codes_help,
  },
});
