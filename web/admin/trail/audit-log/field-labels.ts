import { KITCHEN_SETTINGS } from '../../../../shared/contract/shop/kitchen-settings';
import type { Setting } from '../../../../shared/contract/shop/owner-setting';
import { SHOP_SETTINGS } from '../../../../shared/contract/shop/settings-table';
import { TAX_SETTINGS } from '../../../../shared/contract/shop/taxes-contract';
import { ORDER_STATUS_LABELS } from '../../../../shared/domain/orders/order-status';
import { PAYMENT_BADGE_LABELS } from '../../../../shared/domain/orders/payment';
import { KIND_LABELS, MOMENT_LABELS, PAPER_LABELS } from '../../kitchen/printers/printer-words';

/** The owner's settings, which bring their own words. */
export const SETTINGS: Readonly<Record<string, Setting>> = {
  ...SHOP_SETTINGS,
  ...KITCHEN_SETTINGS,
  ...TAX_SETTINGS,
};

/** Unlike a form's labels, each is clear without the heading of its section. */
export const FIELD_LABELS: Record<string, string> = {
  currentStock: 'Stock',
  paymentStatus: 'Payment',
  readyAt: 'Food ready',
  isAvailable: 'Status',
  isActive: 'Status',
  imageUrl: 'Picture',
  categoryName: 'Category',
  customizationOptions: 'Options',
  translations: 'Words in other languages',
  contains: 'Allergens',
  goesWith: 'Suggestions',
  otherWords: 'Other words',
  tagline: 'Tagline',
  heroHeading: 'Main heading',
  heroText: 'Text below the main heading',
  heroPicture: 'Large picture',
  heroPictureAlt: 'What the large picture shows',
  teaserHeading: 'Heading of the section about you',
  teaserText: 'Text of the section about you',
  orderCallHeading: 'Heading of the last section of the home page',
  orderCallText: 'Text of the last section of the home page',
  storyHeading: 'Heading of your story',
  storyText: 'Story',
  team: 'Team members',
  testimonials: 'Quotes',
  instagramUrl: 'Instagram',
  facebookUrl: 'Facebook',
  whatsappUrl: 'WhatsApp',
  googleReviewsUrl: 'Google reviews',
  addressCity: 'City',
  addressState: 'State',
  addressPinCode: 'PIN code',
  sharePicture: 'Picture for shared links',
  iconPicture: 'App icon',
  logoPicture: 'Logo',
  testPaymentTo: 'Test payment arrived at',
  notRegistered: 'Not registered for GST',
  worksAlone: 'Works without other staff',
  listHidden: 'First-day list hidden',
  smsText: 'Text message with the code',
  reopensAs: 'Mode after closing',
  busyMinutes: 'Extra minutes while busy',
  taxClassId: 'Tax class',
  station: 'Station',
};

export const PRINTER_LABELS: Record<string, string> = {
  printer: 'name',
  printerKind: 'kind',
  paperDots: 'paper',
  printsNew: 'prints new orders',
  printerStation: 'station',
  printerUrl: 'address',
};

/** By field: what stored values are called on the pages. */
export const VALUE_LABELS: Record<string, Record<string, string>> = {
  status: ORDER_STATUS_LABELS,
  paymentStatus: PAYMENT_BADGE_LABELS,
  pausedBy: { guard: 'the shop' },
  printerKind: KIND_LABELS,
  paperDots: PAPER_LABELS,
  printsNew: MOMENT_LABELS,
};
