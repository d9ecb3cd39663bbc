import type { AuditEntry } from '../../../../shared/contract/platform/audit-contract';
import { settingLabel } from '../../../../shared/contract/shop/owner-setting';
import { PRINTED } from '../../../../shared/domain/kitchen/print-jobs';
import { actorWords } from '../../../../shared/domain/platform/actor';
import type { AuditedArea, SoldAnyway } from '../../../../shared/domain/platform/audit';
import { amountText } from '../../../../shared/domain/platform/money';
import { dateWithYear } from '../../../../shared/domain/platform/short-date';
import { m } from '../../../../shared/messages/compiled/messages';
import { exactTime } from '../../../ui/relative-time';
import { stockWords } from '../../../ui/stock-words';
import { FIELD_LABELS, PRINTER_LABELS, SETTINGS, VALUE_LABELS } from './field-labels';
import { holidaySentences, weekSentence } from './hours-sentences';

export const AREA_LABELS: Readonly<Record<AuditedArea, () => string>> = {
  orders: m.trail_area_orders,
  inventory: m.trail_area_inventory,
  products: m.trail_area_products,
  categories: m.trail_area_categories,
  users: m.trail_area_users,
  settings: m.trail_area_settings,
  reports: m.trail_area_reports,
};

const RUPEE_FIELDS = new Set(['price', 'received', 'packagingCharge', 'tip']);

/** Whether a product or category is on the menu. */
const ACTIVE_FIELDS = new Set(['isAvailable', 'isActive']);

/** Longer texts are not quoted. */
const QUOTED_CHARACTERS = 120;

/** With hours by weekday these are only a summary. */
const DAILY_TIMES = new Set(['opensAt', 'closesAt']);

const CLASS_FIELDS = new Set(['taxClassId', 'dishClassId', 'feesClassId']);

const WAITS_FOR = 'waits for ';

/**
 * What was done, in the page's language: 'Stock of Classic Waffle: 12 → 8'. A tax class that no longer exists is
 * shown by its id.
 */
export function changeSentences(
  entry: AuditEntry,
  taxClassNames: Readonly<Record<string, string>>,
): string[] {
  return [...whatChanged(entry, taxClassNames), ...whySold(entry)];
}

const WHY_SOLD: Readonly<Record<SoldAnyway, () => string>> = {
  'sold anyway': m.trail_sold_anyway,
  'handed over': m.trail_handed_over,
};

/** Why something was sold although it had run out, and who allowed it. People type the reasons of the reports. */
function whySold({ area, reason }: AuditEntry): string[] {
  if (area === 'reports' || reason === null || !Object.hasOwn(WHY_SOLD, reason)) return [];
  return [WHY_SOLD[reason as SoldAnyway]()];
}

function whatChanged(entry: AuditEntry, taxClassNames: Readonly<Record<string, string>>): string[] {
  const { from, to, subject } = entry;
  if (!from || !to) return [wholeSentence(entry)];
  return Object.keys(to).flatMap((field) => {
    if (field === 'weeklyHours') return weekSentence(from[field], to[field]);
    if (field === 'holidays') return holidaySentences(from[field], to[field]);
    // The week says them.
    if (DAILY_TIMES.has(field) && to['weeklyHours']) return [];
    const own = ownSentence(field, to[field], entry);
    if (own !== undefined) return own;
    const what = subjectWords(entry.area, subject.name, field);
    if (isStructured(to[field]) || isStructured(from[field])) return m.trail_list_changed({ what });
    if (field.endsWith('Picture')) {
      return to[field] ? m.trail_picture_changed({ what }) : m.trail_picture_removed({ what });
    }
    if (isLong(from[field]) || isLong(to[field])) return m.trail_text_changed({ what });
    const words = (value: unknown) =>
      (CLASS_FIELDS.has(field) && taxClassNames[String(value)]) || valueWords(field, value);
    return m.trail_value_changed({ what, from: words(from[field]), to: words(to[field]) });
  });
}

/** What was added, deleted or looked up. */
function wholeSentence({ area, subject: { id, name }, from, to }: AuditEntry): string {
  const fields = to ?? from ?? {};
  if ('printer' in fields) {
    return to ? m.trail_printer_added({ name }) : m.trail_printer_deleted({ name });
  }
  if ('sharedOptions' in fields) {
    return to ? m.trail_options_added({ name }) : m.trail_options_deleted({ name });
  }
  if (!to) {
    return id === 'deleted-account' ? m.trail_account_deleted() : m.trail_deleted({ area, name });
  }
  if (area === 'inventory') {
    return m.trail_stock_started({ name, stock: stockWords(Number(to['currentStock'])) });
  }
  return to['lookedUp'] ? m.trail_looked_up({ digits: name }) : m.trail_added({ area, name });
}

/** Of the fields that are no values but deeds; undefined for the others. */
function ownSentence(field: string, value: unknown, entry: AuditEntry): string | undefined {
  const { id, name } = entry.subject;
  const reason = entry.reason ?? '';
  switch (field) {
    case 'areaPausedUntil':
      if (value === null) return m.trail_area_delivers({ name });
      return m.trail_area_paused({ name, until: exactTime(String(value)) });
    case 'isPublished':
      return value ? m.trail_review_shown({ id }) : m.trail_review_taken_off({ id });
    case 'reopened':
      return m.trail_day_reopened({ day: dateWithYear(name), reason });
    case 'drawerFloat':
      return m.trail_drawer_began({ day: dateWithYear(name), amount: rupees(value) });
    case 'drawerIn':
      return m.trail_drawer_in({ day: dateWithYear(name), amount: rupees(value), reason });
    case 'drawerOut':
      return m.trail_drawer_out({ day: dateWithYear(name), amount: rupees(value), reason });
    case 'drawerRider':
      return riderSentence(value as RiderBrought, dateWithYear(name), reason);
    case 'order':
      if (entry.area === 'categories') return m.trail_order_of_categories();
      return m.trail_order_of_dishes({ category: name });
    case 'passwordChanged':
      return m.trail_password_changed({ name });
    case 'pinChanged':
      return m.trail_pin_changed({ name });
    case 'deviceEnrolled':
      return value === true ? m.trail_device_enrolled({ name }) : m.trail_device_revoked({ name });
    default:
      return undefined;
  }
}

interface RiderBrought {
  rider: string;
  received: number;
  owed: number;
}

function riderSentence({ rider, received, owed }: RiderBrought, day: string, reason: string) {
  const brought = { rider: actorWords(rider), amount: rupees(received), owed: rupees(owed), day };
  return reason === ''
    ? m.drawer_trail_rider(brought)
    : m.drawer_trail_rider_why({ ...brought, reason });
}

/** What was changed: 'Stock of Classic Waffle', 'Printer Kitchen, paper', 'Delivery fee'. */
function subjectWords(area: AuditedArea, name: string, field: string): string {
  if (area !== 'settings') return m.trail_field_of({ name, field: fieldLabel(field) });
  const ofPrinter = PRINTER_LABELS[field];
  return ofPrinter ? m.trail_printer_field({ name, field: ofPrinter() }) : fieldLabel(field);
}

function isStructured(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function isLong(value: unknown): boolean {
  return typeof value === 'string' && value.length > QUOTED_CHARACTERS;
}

/** A field of another release has no label: 'closesAt' is then 'Closes at'. */
function fieldLabel(field: string): string {
  const setting = SETTINGS[field];
  const label = (setting && settingLabel(setting)) ?? FIELD_LABELS[field]?.();
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return label ?? words.charAt(0).toUpperCase() + words.slice(1);
}

const rupees = (value: unknown) => amountText(Number(value));

function valueWords(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return m.trail_nothing();
  if (ACTIVE_FIELDS.has(field)) return value ? m.trail_active() : m.trail_inactive();
  if (typeof value === 'boolean') return value ? m.trail_yes() : m.trail_no();
  // What the shop returns to by itself is one of the modes of the settings.
  const setting = SETTINGS[field === 'reopensAs' ? 'openingMode' : field];
  if (typeof value === 'number' && (setting?.field === 'rupees' || RUPEE_FIELDS.has(field))) {
    return rupees(value);
  }
  if (field === 'currentStock' || field === 'startingStock') return stockWords(Number(value));
  if (field === 'readyAt') return exactTime(String(value));
  const text = String(value);
  if (field.endsWith('Until')) return exactTime(text);
  if (PRINTED.some((what) => what === field) && text.startsWith(WAITS_FOR)) {
    return m.trail_ticket_waits({ printer: text.slice(WAITS_FOR.length) });
  }
  return setting?.valueLabels?.[text]?.() ?? VALUE_LABELS[field]?.()?.[text] ?? text;
}
