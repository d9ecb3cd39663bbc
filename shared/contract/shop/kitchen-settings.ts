import * as z from 'zod';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../domain/platform/languages';
import { NO_STATION_WORD, type Station } from '../../domain/shop/stations';
import { m } from '../../messages/compiled/messages';
import { httpsUrl, nameText, version } from '../platform/wire-values';
import { defaultsOf, SWITCH, schemasOf, settingsTable } from './owner-setting';

const minutes = z.int().min(1).max(1440);
const TIMES = { section: 'times', field: 'number' } as const;
const LATER = { section: 'later', field: 'number' } as const;
const NO_TABLET = { section: 'no-tablet', field: 'number' } as const;
/** As messages: many browsers have no names in Nepali. */
const LANGUAGE_LABELS = Object.fromEntries(
  LANGUAGES.map((language) => [language, () => m.setting_language({ language })]),
);
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
    label: m.setting_hurry_minutes,
  },
  kitchenLanguage: {
    field: 'choice',
    schema: z.enum(LANGUAGES),
    default: SOURCE_LANGUAGE,
    section: 'tickets',
    label: m.setting_kitchen_language,
    help: m.setting_kitchen_language_help,
    auditLabel: m.setting_kitchen_language_audit,
    valueLabels: LANGUAGE_LABELS,
  },
  station1: { ...STATION, label: m.setting_station_one },
  station2: { ...STATION, label: m.setting_station_two },
  station3: { ...STATION, label: m.setting_station_three },
  station4: { ...STATION, label: m.setting_station_four },
  station5: { ...STATION, label: m.setting_station_five },
  station6: { ...STATION, label: m.setting_station_six },
  hands: {
    ...TIMES,
    schema: z.int().min(1).max(20),
    default: 2,
    label: m.setting_hands,
  },
  usualMinutes: {
    ...TIMES,
    schema: z.int().min(1).max(120),
    default: 8,
    label: m.setting_usual_minutes,
  },
  finishMinutes: {
    ...TIMES,
    schema: z.int().min(0).max(180),
    default: 0,
    label: m.setting_finish_minutes,
    help: m.setting_finish_minutes_help,
  },
  // Off: a customer who reads that it may be too late can decide, and call.
  refusesLateOrders: {
    ...SWITCH,
    section: 'times',
    isWide: true,
    label: m.setting_refuses_late,
    help: m.setting_refuses_late_help,
    auditLabel: m.setting_refuses_late_audit,
  },
  // Off, because many cafes sell nothing while they are closed.
  laterOrders: {
    ...SWITCH,
    section: 'later',
    isWide: true,
    label: m.setting_later_orders,
    help: m.setting_later_orders_help,
    auditLabel: m.setting_later_orders_audit,
  },
  // Three leave a kitchen of two pairs of hands time for customers who order for now.
  ordersPerSlot: {
    ...LATER,
    schema: z.int().min(1).max(100),
    default: 3,
    label: m.setting_orders_per_slot,
  },
  workMinutesPerSlot: {
    ...LATER,
    schema: z.int().min(1).max(600).nullable(),
    default: null,
    label: m.setting_work_per_slot,
    help: m.setting_work_per_slot_help,
  },
  boardGoneAfterSeconds: {
    ...NO_TABLET,
    schema: z.int().min(60).max(3600),
    default: 90,
    label: m.setting_board_gone,
    auditLabel: m.setting_board_gone_audit,
  },
  pauseAfterMinutes: {
    ...NO_TABLET,
    schema: minutes.nullable(),
    default: null,
    label: m.setting_pause_after,
    help: m.setting_pause_after_help,
    auditLabel: m.setting_pause_after_audit,
  },
  waitingAfterMinutes: {
    ...NOT_ACCEPTED,
    schema: minutes,
    default: 3,
    label: m.setting_waiting_after,
    auditLabel: m.setting_waiting_after_audit,
  },
  customerToldAfterMinutes: {
    ...NOT_ACCEPTED,
    schema: minutes.nullable(),
    default: 10,
    label: m.setting_customer_told,
    help: m.setting_customer_told_help,
    auditLabel: m.setting_customer_told_audit,
  },
  cancelAfterMinutes: {
    ...NOT_ACCEPTED,
    schema: minutes.nullable(),
    default: null,
    label: m.setting_cancel_after,
    help: m.setting_cancel_after_help,
    auditLabel: m.setting_cancel_after_audit,
  },
  hidesRevenueFromStaff: {
    ...SWITCH,
    section: 'staff',
    isWide: true,
    label: m.setting_hides_revenue,
    help: m.setting_hides_revenue_help,
  },
  webhookUrl: {
    schema: httpsUrl().describe('Gets each message to the owner as JSON'),
    default: '',
    section: 'webhook',
    field: 'text',
    isOptional: true,
    label: m.setting_webhook_url,
    help: m.setting_webhook_url_help,
    input: { type: 'url' },
    auditLabel: m.setting_webhook_url_audit,
  },
  textsPerDay: {
    field: 'number',
    schema: z.int().min(0).max(1000),
    default: 0,
    section: 'texts',
    label: m.setting_texts_per_day,
    help: m.setting_texts_per_day_help,
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
