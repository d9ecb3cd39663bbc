import * as z from 'zod';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../domain/platform/languages';
import { ENGLISH_NAMES } from '../../domain/platform/translated-languages';
import { NO_STATION_WORD, type Station } from '../../domain/shop/stations';
import { m } from '../../messages/compiled/messages';
import { httpsUrl, nameText, version } from '../platform/wire-values';
import { defaultsOf, SWITCH, schemasOf, settingsTable } from './owner-setting';

const minutes = z.int().min(1).max(1440);
const TIMES = { section: 'times', field: 'number' } as const;
const LATER = { section: 'later', field: 'number' } as const;
const NO_TABLET = { section: 'no-tablet', field: 'number' } as const;
/** On a tablet's button there is room for so many letters. */
const STATION_NAME_MAX_LENGTH = 20;
const STATION = {
  section: 'stations',
  field: 'text',
  schema: nameText(STATION_NAME_MAX_LENGTH).refine(
    (name) => name.toLowerCase() !== NO_STATION_WORD,
    { error: m.validation_other_name },
  ),
  default: '',
  isOptional: true,
  input: { maxLength: STATION_NAME_MAX_LENGTH, autoComplete: 'off' },
} as const;
const NOT_ACCEPTED = { section: 'not-accepted', field: 'number' } as const;

/** The owner's settings of the kitchen. Only staff read them: a webhook's address may hold a secret. */
export const KITCHEN_SETTINGS = settingsTable({
  hurryMinutes: {
    field: 'number',
    schema: z.int().min(1).max(240),
    default: 5,
    section: 'tickets',
    label: 'Say Hurry (minutes before it is due)',
  },
  kitchenLanguage: {
    field: 'choice',
    schema: z.enum(LANGUAGES),
    default: SOURCE_LANGUAGE,
    section: 'tickets',
    label: 'Language of the dishes',
    help: 'On the board and on kitchen tickets. What has no name in it is in English; customers’ notes stay as they wrote them.',
    auditLabel: 'Language of the dishes in the kitchen',
    valueLabels: { en: 'English', ...ENGLISH_NAMES },
  },
  station1: { ...STATION, label: 'Station 1' },
  station2: { ...STATION, label: 'Station 2' },
  station3: { ...STATION, label: 'Station 3' },
  station4: { ...STATION, label: 'Station 4' },
  station5: { ...STATION, label: 'Station 5' },
  station6: { ...STATION, label: 'Station 6' },
  hands: {
    ...TIMES,
    schema: z.int().min(1).max(20),
    default: 2,
    label: 'People cooking at the same time',
  },
  usualMinutes: {
    ...TIMES,
    schema: z.int().min(1).max(120),
    default: 8,
    label: 'Minutes for a dish without its own time',
  },
  finishMinutes: {
    ...TIMES,
    schema: z.int().min(0).max(180),
    default: 0,
    label: 'Minutes to finish orders after closing',
    help: 'Nothing is promised for later than that.',
  },
  // Off: a customer who reads that it may be too late can decide, and call.
  refusesLateOrders: {
    ...SWITCH,
    section: 'times',
    isWide: true,
    label: 'Refuse orders that cannot be ready before closing',
    help: 'If off, customers can order and read “We may be too late: call us”.',
    auditLabel: 'Refuses orders too late before closing',
  },
  // Off, because many cafes sell nothing while they are closed.
  laterOrders: {
    ...SWITCH,
    section: 'later',
    isWide: true,
    label: 'Take orders for later',
    help: 'Also while you are closed, for your next opening hours.',
    auditLabel: 'Orders for later',
  },
  // Three leave a kitchen of two pairs of hands time for customers who order for now.
  ordersPerSlot: {
    ...LATER,
    schema: z.int().min(1).max(100),
    default: 3,
    label: 'Maximum orders per quarter of an hour',
  },
  workMinutesPerSlot: {
    ...LATER,
    schema: z.int().min(1).max(600).nullable(),
    default: null,
    label: 'Maximum work per quarter of an hour (minutes)',
    help: 'Leave empty for 15 minutes per person cooking.',
  },
  boardGoneAfterSeconds: {
    ...NO_TABLET,
    schema: z.int().min(60).max(3600),
    default: 90,
    label: 'Tell me after (seconds)',
    auditLabel: 'Say that no tablet is on after (seconds)',
  },
  pauseAfterMinutes: {
    ...NO_TABLET,
    schema: minutes.nullable(),
    default: null,
    label: 'Pause the shop after (minutes)',
    help: 'For example 5. It opens again when a tablet is back or staff open it. Leave empty to keep taking orders.',
    auditLabel: 'Pause the shop without a tablet after (minutes)',
  },
  waitingAfterMinutes: {
    ...NOT_ACCEPTED,
    schema: minutes,
    default: 3,
    label: 'Tell me after (minutes)',
    auditLabel: 'Say that nobody accepts an order after (minutes)',
  },
  customerToldAfterMinutes: {
    ...NOT_ACCEPTED,
    schema: minutes.nullable(),
    default: 10,
    label: 'Tell the customer after (minutes)',
    help: 'Their page shows your phone number. Leave empty to turn off.',
    auditLabel: 'Tell the customer that nobody accepts the order after (minutes)',
  },
  cancelAfterMinutes: {
    ...NOT_ACCEPTED,
    schema: minutes.nullable(),
    default: null,
    label: 'Cancel the order after (minutes)',
    help: 'Leave empty to turn off. If it was paid, you return the money.',
    auditLabel: 'Cancel an order that nobody accepts after (minutes)',
  },
  hidesRevenueFromStaff: {
    ...SWITCH,
    section: 'staff',
    isWide: true,
    label: 'Hide the revenue from staff',
    help: 'The dashboard shows it to managers and admins only. Staff still see the total of each order.',
  },
  webhookUrl: {
    schema: httpsUrl().describe('Gets each message to the owner as JSON'),
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
    schema: z.int().min(0).max(1000),
    default: 0,
    section: 'texts',
    label: 'Maximum text messages a day',
    help: '0 sends none. MSG91 sends only sign-in codes; Twilio and a webhook send these too.',
  },
});

/** What is stored must fit these rules too. */
export const kitchenSettings = z.object(schemasOf(KITCHEN_SETTINGS));
export type KitchenSettings = z.infer<typeof kitchenSettings>;

/** Those that have a name, by number. */
export function stationsOf(settings: KitchenSettings): Station[] {
  const { station1, station2, station3, station4, station5, station6 } = settings;
  const names = [station1, station2, station3, station4, station5, station6];
  return names.flatMap((name, index) => (name ? [{ number: index + 1, name }] : []));
}

export const KITCHEN_DEFAULTS = defaultsOf(KITCHEN_SETTINGS);

export const storedKitchenSettings = kitchenSettings.extend({ version });
export type StoredKitchenSettings = z.infer<typeof storedKitchenSettings>;
