import * as z from 'zod';
import { httpsUrl, version } from '../platform/wire-values';
import { defaultsOf, SWITCH, schemasOf, settingsTable } from './owner-setting';

function whole(min: number, max: number, description: string) {
  return z.int().min(min).max(max).describe(description);
}

/** Minutes after which something happens, or null: never. */
function minutesOrNever(description: string) {
  return z.int().min(1).max(1440).nullable().describe(`${description}; null: never`);
}

/** The owner's settings of the kitchen. Only staff read them: a webhook's address may hold a secret. */
export const KITCHEN_SETTINGS = settingsTable({
  hurryMinutes: {
    field: 'number',
    schema: whole(1, 240, 'How long before it is due a ticket says Hurry'),
    default: 5,
    section: 'tickets',
    label: 'Say Hurry (minutes before it is due)',
  },
  hands: {
    field: 'number',
    schema: whole(1, 20, 'People who make food at the same time'),
    default: 2,
    section: 'times',
    label: 'People cooking at the same time',
  },
  usualMinutes: {
    field: 'number',
    schema: whole(1, 120, 'To make a dish without a time of its own'),
    default: 8,
    section: 'times',
    label: 'Minutes for a dish without its own time',
  },
  // Off, because many cafes sell nothing while they are closed.
  laterOrders: {
    ...SWITCH,
    schema: z.boolean().describe('Also for the next hours while the shop is closed by its hours'),
    section: 'later',
    isWide: true,
    label: 'Take orders for later',
    help: 'Also while you are closed, for your next opening hours.',
    auditLabel: 'Orders for later',
  },
  // Three leave a kitchen of two pairs of hands time for customers who order for now.
  ordersPerSlot: {
    field: 'number',
    schema: whole(1, 100, 'Orders for the same quarter of an hour'),
    default: 3,
    section: 'later',
    label: 'Maximum orders per quarter of an hour',
  },
  workMinutesPerSlot: {
    field: 'number',
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
    field: 'number',
    schema: whole(60, 3600, 'The owner is told when no tablet has reported for this long'),
    default: 90,
    section: 'no-tablet',
    label: 'Tell me after (seconds)',
    auditLabel: 'Say that no tablet is on after (seconds)',
  },
  pauseAfterMinutes: {
    field: 'number',
    schema: minutesOrNever('The shop is paused when no tablet has reported for this long'),
    default: 5,
    section: 'no-tablet',
    label: 'Pause the shop after (minutes)',
    help: 'It opens again when a tablet is back or staff open it. Leave empty to keep taking orders.',
    auditLabel: 'Pause the shop without a tablet after (minutes)',
  },
  waitingAfterMinutes: {
    field: 'number',
    schema: whole(1, 1440, 'The owner is told when nobody accepts an order for this long'),
    default: 3,
    section: 'not-accepted',
    label: 'Tell me after (minutes)',
    auditLabel: 'Say that nobody accepts an order after (minutes)',
  },
  customerToldAfterMinutes: {
    field: 'number',
    schema: minutesOrNever('The customer is told when nobody accepts the order for this long'),
    default: 10,
    section: 'not-accepted',
    label: 'Tell the customer after (minutes)',
    help: 'Their page shows your phone number. Leave empty to turn off.',
    auditLabel: 'Tell the customer that nobody accepts the order after (minutes)',
  },
  cancelAfterMinutes: {
    field: 'number',
    schema: minutesOrNever('An order that nobody accepts for this long is cancelled'),
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
    field: 'number',
    schema: whole(
      0,
      1000,
      'Text messages a day to customers without messages on a device; 0 sends none',
    ),
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
