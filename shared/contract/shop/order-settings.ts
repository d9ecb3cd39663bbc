import * as z from 'zod';
import { money, rupees, tenths } from '../platform/wire-values';
import { SWITCH, settingsTable } from './owner-setting';
import { SHOWN_DEFAULTS } from './shown-defaults';

const amount = rupees(1, 10_000_000);
const FEE = { schema: money, section: 'orders', field: 'rupees' } as const;
const PAY_LATER = { ...SWITCH, section: 'pay-later' } as const;
const TENTHS = { section: 'orders', field: 'number', step: 0.1 } as const;
const UNPAID = { section: 'unpaid-limits', auditPrefix: 'Unpaid' } as const;
const UNPAID_ITEMS = { ...UNPAID, schema: z.int().min(1).max(1_000_000), field: 'number' } as const;
const UNPAID_AMOUNT = { ...UNPAID, schema: amount, field: 'rupees' } as const;

/** The settings of what orders cost (shop rule 2) and when they are paid (orders rules 16 and 18). */
export const ORDER_SETTINGS = settingsTable({
  deliveryFee: { ...FEE, default: SHOWN_DEFAULTS.deliveryFee, label: 'Delivery fee' },
  minOrderAmount: {
    ...FEE,
    default: SHOWN_DEFAULTS.minOrderAmount,
    label: 'Minimum order',
    help: 'Without fees; 0 for no minimum',
    auditLabel: 'Min order amount',
  },
  minDeliveryAmount: {
    ...FEE,
    default: SHOWN_DEFAULTS.minDeliveryAmount,
    label: 'Minimum for delivery',
    help: 'If deliveries need more than the minimum order; 0 if not. Drawn areas have their own.',
    auditLabel: 'Min delivery amount',
  },
  reducedDeliveryFee: {
    ...FEE,
    default: SHOWN_DEFAULTS.reducedDeliveryFee,
    label: 'Reduced delivery fee',
  },
  reducedDeliveryFeeFrom: {
    ...FEE,
    default: SHOWN_DEFAULTS.reducedDeliveryFeeFrom,
    label: 'Reduced fee from',
    help: 'Orders with this subtotal or more pay the reduced fee',
    auditLabel: 'Reduced delivery fee from',
  },
  staffDiscountCap: {
    ...FEE,
    default: 0,
    label: 'Discounts by staff',
    help: 'What staff may take off one order without a manager; 0 for nothing',
    auditLabel: 'Discounts by staff',
  },
  taxRate: {
    ...TENTHS,
    schema: tenths(0, 100),
    default: 5,
    label: 'Tax rate (%)',
    help: 'Included in prices. Add rates for other goods on the Taxes page.',
    auditLabel: 'Tax rate',
  },
  deliveryRadius: {
    ...TENTHS,
    schema: tenths(0, 500),
    default: SHOWN_DEFAULTS.deliveryRadius,
    label: 'Delivery radius (km)',
    help: 'In a straight line from the store',
    auditLabel: 'Delivery radius',
  },
  deliversOutsideZone: {
    ...SWITCH,
    default: SHOWN_DEFAULTS.deliversOutsideZone,
    section: 'orders',
    label: 'Also take orders from outside, if the customer asks',
    help: 'Customers outside the area can skip the location check. The order says so, and you may call them first.',
    auditLabel: 'Delivers outside zone',
  },
  cancelUnpaidAfterMinutes: {
    schema: z.int().min(1).max(1440).nullable(),
    default: null,
    section: 'unpaid',
    field: 'number',
    label: 'Cancel unpaid orders after (minutes)',
    help: 'Orders not yet started, for example after 15. One whose customer says it is paid waits for you. Leave empty, and only you or the customer cancel.',
  },
  startsWhenPaid: {
    ...SWITCH,
    section: 'unpaid',
    label: 'The kitchen starts an order once it is paid',
    help: 'Tells customers so when they pay. Until then, the board says “Not paid yet”; you can still accept the order.',
    auditLabel: 'Starts when paid',
  },
  // What orders may hold until they are paid or begun: units, and rupees of their totals (orders rule 16).
  unpaidItemsOfGuest: { ...UNPAID_ITEMS, default: 20, label: 'Items per guest' },
  unpaidAmountOfGuest: { ...UNPAID_AMOUNT, default: 3000, label: 'Amount per guest' },
  unpaidItemsOfCustomer: { ...UNPAID_ITEMS, default: 60, label: 'Items per signed-in customer' },
  unpaidAmountOfCustomer: {
    ...UNPAID_AMOUNT,
    default: 10_000,
    label: 'Amount per signed-in customer',
  },
  unpaidItemsOfNetwork: {
    ...UNPAID_ITEMS,
    default: 100,
    label: 'Items of all guests on one network',
    help: 'One Wi-Fi, or many phones of one mobile operator',
  },
  unpaidAmountOfNetwork: {
    ...UNPAID_AMOUNT,
    default: 20_000,
    label: 'Amount of all guests on one network',
  },
  payAtCounter: {
    ...PAY_LATER,
    label: 'Pickup: pay at the counter',
    help: 'In cash, by card or by UPI, when they come.',
    auditLabel: 'Pay at the counter',
  },
  cashOnDelivery: {
    ...PAY_LATER,
    label: 'Delivery: cash on delivery',
    help: 'The rider brings the money back.',
    auditLabel: 'Cash on delivery',
  },
  payLaterAmount: {
    schema: amount,
    default: 1000,
    section: 'pay-later',
    field: 'rupees',
    label: 'Maximum a customer may owe',
    help: 'All their open orders together. Larger orders are paid first.',
  },
});
