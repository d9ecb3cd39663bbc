import * as z from 'zod';
import { httpsUrl, version } from '../platform/wire-values';
import { defaultsOf, schemasOf, settingsTable } from './owner-setting';

const minutes = z.int().min(1).max(1440);
const NUMBER = { field: 'number', step: 1 } as const;

/** The owner's settings of the kitchen. Only staff read them: a webhook's address may hold a secret. */
export const KITCHEN_SETTINGS = settingsTable({
  hurryMinutes: {
    ...NUMBER,
    schema: z.int().min(1).max(240).describe('How long before it is due a ticket says Hurry'),
    default: 5,
    section: 'tickets',
    label: 'Say Hurry (minutes before it is due)',
  },
  hands: {
    ...NUMBER,
    schema: z.int().min(1).max(20).describe('People who make food at the same time'),
    default: 2,
    section: 'times',
    label: 'People cooking at the same time',
  },
  usualMinutes: {
    ...NUMBER,
    schema: z.int().min(1).max(120).describe('To make a dish without a time of its own'),
    default: 8,
    section: 'times',
    label: 'Minutes for a dish without its own time',
  },
  // Off, because many cafes sell nothing while they are closed.
  laterOrders: {
    schema: z
      .boolean()
      .describe(
        'Whether customers can order for later, also while the shop is closed by its hours',
      ),
    default: false,
    section: 'later',
    field: 'switch',
    isWide: true,
    label: 'Take orders for later',
    help: 'Also while you are closed, for your next opening hours.',
    auditLabel: 'Orders for later',
  },
  // Three leave a kitchen of two pairs of hands time for customers who order for now.
  ordersPerSlot: {
    ...NUMBER,
    schema: z.int().min(1).max(100).describe('Orders for the same quarter of an hour'),
    default: 3,
    section: 'later',
    label: 'Maximum orders per quarter of an hour',
  },
  workMinutesPerSlot: {
    ...NUMBER,
    schema: z
      .int()
      .min(1)
      .max(600)
      .nullable()
      .describe(
        'Minutes of work of these orders together; null: 15 minutes for each pair of hands in the kitchen',
      ),
    default: null,
    section: 'later',
    label: 'Maximum work per quarter of an hour (minutes)',
    help: 'Leave empty for 15 minutes per person cooking.',
  },
  boardGoneAfterSeconds: {
    ...NUMBER,
    schema: z
      .int()
      .min(60)
      .max(3600)
      .describe('The owner is told when no tablet has reported for this long'),
    default: 90,
    section: 'no-tablet',
    label: 'Tell me after (seconds)',
    auditLabel: 'Say that no tablet is on after (seconds)',
  },
  pauseAfterMinutes: {
    ...NUMBER,
    schema: minutes
      .nullable()
      .describe('The shop is paused when no tablet has reported for this long; null: never'),
    default: 5,
    section: 'no-tablet',
    label: 'Pause the shop after (minutes)',
    help: 'It opens again when a tablet is back or staff open it. Leave empty to keep taking orders.',
    auditLabel: 'Pause the shop without a tablet after (minutes)',
  },
  waitingAfterMinutes: {
    ...NUMBER,
    schema: minutes.describe('The owner is told when nobody accepts an order for this long'),
    default: 3,
    section: 'not-accepted',
    label: 'Tell me after (minutes)',
    auditLabel: 'Say that nobody accepts an order after (minutes)',
  },
  customerToldAfterMinutes: {
    ...NUMBER,
    schema: minutes
      .nullable()
      .describe('The customer is told when nobody accepts the order for this long; null: never'),
    default: 10,
    section: 'not-accepted',
    label: 'Tell the customer after (minutes)',
    help: 'Their page shows your phone number. Leave empty to turn off.',
    auditLabel: 'Tell the customer that nobody accepts the order after (minutes)',
  },
  cancelAfterMinutes: {
    ...NUMBER,
    schema: minutes
      .nullable()
      .describe('An order that nobody accepts for this long is cancelled; null: never'),
    default: null,
    section: 'not-accepted',
    label: 'Cancel the order after (minutes)',
    help: 'Leave empty to turn off. If it was paid, you return the money.',
    auditLabel: 'Cancel an order that nobody accepts after (minutes)',
  },
  webhookUrl: {
    schema: httpsUrl.describe('Gets each message to the owner as JSON'),
    default: '',
    section: 'webhook',
    field: 'text',
    isOptional: true,
    label: 'Address',
    help: 'Begins with https://',
    input: { type: 'url' },
    auditLabel: 'Webhook',
  },
  textsPerDay: {
    ...NUMBER,
    schema: z
      .int()
      .min(0)
      .max(1000)
      .describe('Text messages a day to customers without messages on a device; 0 sends none'),
    default: 0,
    section: 'texts',
    label: 'Maximum text messages a day',
    help: '0 sends none. MSG91 sends only sign-in codes; Twilio and a webhook send these too.',
  },
});

/** What is stored must fit these rules too. */
export const kitchenSettings = z.object(schemasOf(KITCHEN_SETTINGS));
export type KitchenSettings = z.infer<typeof kitchenSettings>;

export const KITCHEN_DEFAULTS = defaultsOf(KITCHEN_SETTINGS);

export const storedKitchenSettings = kitchenSettings.extend({ version });
export type StoredKitchenSettings = z.infer<typeof storedKitchenSettings>;
