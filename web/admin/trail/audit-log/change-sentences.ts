import type { AuditEntry } from '../../../../shared/contract/platform/audit-contract';
import { settingLabel } from '../../../../shared/contract/shop/owner-setting';
import type { AuditedArea } from '../../../../shared/domain/platform/audit';
import { formatRupees, rupeesToPaise } from '../../../../shared/domain/platform/money';
import { exactTime } from '../../../ui/relative-time';
import { stockWords } from '../../../ui/stock-words';
import { FIELD_LABELS, PRINTER_LABELS, SETTINGS, VALUE_LABELS } from './field-labels';
import { holidaySentences, weekSentence } from './hours-sentences';

export const AREA_LABELS: Record<AuditedArea, string> = {
  orders: 'Orders',
  inventory: 'Inventory',
  products: 'Products',
  categories: 'Categories',
  users: 'Users',
  settings: 'Settings',
  reports: 'Days',
};

const KINDS: Record<AuditedArea, string> = {
  orders: 'Order',
  inventory: 'Stock of',
  products: 'Product',
  categories: 'Category',
  users: 'User',
  settings: 'Settings',
  reports: 'Day',
};

const RUPEE_FIELDS = new Set([
  'price',
  'received',
  'packagingCharge',
  'drawerFloat',
  'drawerIn',
  'drawerOut',
]);

/** Whether a product or category is on the menu. */
const ACTIVE_FIELDS = new Set(['isAvailable', 'isActive']);

/** Longer texts are not quoted. */
const QUOTED_CHARACTERS = 120;

/** With hours by weekday these are only a summary. */
const DAILY_TIMES = new Set(['opensAt', 'closesAt']);

const CLASS_FIELDS = new Set(['taxClassId', 'dishClassId', 'feesClassId']);

/** 'Stock of Classic Waffle: 12 → 8'. A tax class that no longer exists is shown by its id. */
export function changeSentences(
  { area, subject, from, to }: AuditEntry,
  taxClassNames: Readonly<Record<string, string>>,
): string[] {
  const what = `${KINDS[area]} ${subject.name}`;
  if (!to) return [`${what} was deleted`];
  if (area === 'inventory' && !from) {
    return [`${what}: started with ${valueWords('currentStock', to['currentStock'])}`];
  }
  if (to['lookedUp']) return [`The customer with a number ending in ${subject.name} was looked up`];
  if (!from) return [`${what} was added`];
  return Object.keys(to).flatMap((field) => {
    const whose = subjectWords(area, subject.name, field);
    if (field === 'weeklyHours') return weekSentence(from[field], to[field]);
    if (field === 'holidays') return holidaySentences(from[field], to[field]);
    // The week says them.
    if (DAILY_TIMES.has(field) && to['weeklyHours']) return [];
    if (field === 'areaPausedUntil') return areaSentence(subject.name, to[field]);
    if (field === 'isPublished') {
      return `${subject.name} was ${to[field] ? 'shown on' : 'taken off'} the website`;
    }
    if (field === 'reopened') return `The day ${subject.name} was reopened`;
    if (field === 'order') return `The order of ${subject.name} was changed`;
    if (field === 'passwordChanged') return `Password of ${subject.name} was changed`;
    if (isStructured(to[field]) || isStructured(from[field])) return `${whose} were changed`;
    if (field.endsWith('Picture')) return `${whose} was ${to[field] ? 'changed' : 'removed'}`;
    if (isLong(from[field]) || isLong(to[field])) return `${whose} was changed`;
    const words = (value: unknown) =>
      (CLASS_FIELDS.has(field) && taxClassNames[String(value)]) || valueWords(field, value);
    return `${whose}: ${words(from[field])} → ${words(to[field])}`;
  });
}

/** What was changed: 'Stock of Classic Waffle', 'Printer Kitchen, paper', 'Delivery fee'. */
function subjectWords(area: AuditedArea, name: string, field: string): string {
  const label = fieldLabel(field);
  if (area !== 'settings') return `${label} of ${name}`;
  const ofPrinter = PRINTER_LABELS[field];
  return ofPrinter ? `Printer ${name}, ${ofPrinter}` : label;
}

function areaSentence(name: string, until: unknown): string {
  if (until === null) return `Delivers to ${name} again`;
  return `No delivery to ${name} until ${exactTime(String(until))}`;
}

function isStructured(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function isLong(value: unknown): boolean {
  return typeof value === 'string' && value.length > QUOTED_CHARACTERS;
}

/** Without a label, 'closesAt' as 'Closes at'. */
function fieldLabel(field: string): string {
  const setting = SETTINGS[field];
  const label = (setting && settingLabel(setting)) ?? FIELD_LABELS[field];
  const words = field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return label ?? words.charAt(0).toUpperCase() + words.slice(1);
}

function valueWords(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return 'nothing';
  if (ACTIVE_FIELDS.has(field)) return value ? 'Active' : 'Inactive';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  // What the shop returns to by itself is one of the modes of the settings.
  const setting = SETTINGS[field === 'reopensAs' ? 'openingMode' : field];
  if (typeof value === 'number' && (setting?.field === 'rupees' || RUPEE_FIELDS.has(field))) {
    return formatRupees(rupeesToPaise(value));
  }
  if (field === 'currentStock' || field === 'startingStock') return stockWords(Number(value));
  if (field === 'readyAt') return exactTime(String(value));
  const text = String(value);
  if (field.endsWith('Until')) return exactTime(text);
  return setting?.valueLabels?.[text]?.() ?? VALUE_LABELS[field]?.[text] ?? text;
}
