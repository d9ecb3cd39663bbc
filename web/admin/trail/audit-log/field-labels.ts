import { KITCHEN_SETTINGS } from '../../../../shared/contract/shop/kitchen-settings';
import type { Setting } from '../../../../shared/contract/shop/owner-setting';
import { SHOP_SETTINGS } from '../../../../shared/contract/shop/settings-table';
import { TAX_SETTINGS } from '../../../../shared/contract/shop/taxes-contract';
import { ORDER_STATUS_LABELS } from '../../../../shared/domain/orders/order-status';
import { PAYMENT_BADGE_LABELS } from '../../../../shared/domain/orders/payment';
import { m } from '../../../../shared/messages/compiled/messages';
import { KIND_LABELS, MOMENT_LABELS, PAPER_LABELS } from '../../kitchen/printers/printer-words';
import { ROLE_LABELS } from '../../people/users/role-words';

/** The owner's settings, which bring their own words. */
export const SETTINGS: Readonly<Record<string, Setting>> = {
  ...SHOP_SETTINGS,
  ...KITCHEN_SETTINGS,
  ...TAX_SETTINGS,
};

/** Unlike a form's labels, each is clear without the heading of its section. */
export const FIELD_LABELS: Readonly<Record<string, () => string>> = {
  currentStock: m.trail_field_stock,
  startingStock: m.trail_field_starting_stock,
  status: m.trail_field_status,
  paymentStatus: m.trail_field_payment,
  readyAt: m.trail_field_ready,
  received: m.trail_field_received,
  billNumber: m.trail_field_bill,
  ticket: m.trail_field_ticket,
  table: m.tables_channel,
  tableCode: m.tables_code_version,
  receipt: m.receipt_trail_field,
  changes: m.changes_history,
  remake: m.waste_remake,
  tip: m.tips_tip,
  name: m.trail_field_name,
  description: m.trail_field_description,
  price: m.trail_field_price,
  packagingCharge: m.trail_field_packaging,
  diet: m.trail_field_diet,
  prepMinutes: m.trail_field_prep,
  isAvailable: m.trail_field_status,
  isActive: m.trail_field_status,
  imageUrl: m.trail_field_picture,
  categoryName: m.trail_field_category,
  customizationOptions: m.trail_field_options,
  sharedOptions: m.trail_field_shared_options,
  translations: m.trail_field_translations,
  contains: m.trail_field_allergens,
  goesWith: m.trail_field_suggestions,
  otherWords: m.trail_field_other_words,
  soldOutUntil: m.trail_field_sold_out_until,
  taxClassId: m.trail_field_tax_class,
  station: m.trail_field_station,
  email: m.trail_field_email,
  role: m.trail_field_role,
  secondFactor: m.trail_field_second_factor,
  tagline: m.trail_field_tagline,
  heroHeading: m.trail_field_hero_heading,
  heroText: m.trail_field_hero_text,
  heroPicture: m.trail_field_hero_picture,
  heroPictureAlt: m.trail_field_hero_alt,
  teaserHeading: m.trail_field_teaser_heading,
  teaserText: m.trail_field_teaser_text,
  facts: m.trail_field_facts,
  orderCallHeading: m.trail_field_call_heading,
  orderCallText: m.trail_field_call_text,
  specialties: m.trail_field_specialties,
  storyHeading: m.trail_field_story_heading,
  storyText: m.trail_field_story,
  values: m.trail_field_values,
  team: m.trail_field_team,
  testimonials: m.trail_field_quotes,
  footerText: m.trail_field_footer,
  instagramUrl: () => 'Instagram',
  facebookUrl: () => 'Facebook',
  whatsappUrl: () => 'WhatsApp',
  googleReviewsUrl: m.trail_field_google,
  deliveryHours: m.trail_field_delivery_hours,
  addressCity: m.trail_field_city,
  addressState: m.trail_field_state,
  addressPinCode: m.trail_field_pin,
  sharePicture: m.trail_field_share_picture,
  iconPicture: m.trail_field_icon,
  logoPicture: m.trail_field_logo,
  mainColour: m.trail_field_main_colour,
  accentColour: m.trail_field_accent_colour,
  testPaymentTo: m.trail_field_test_payment,
  hoursConfirmed: m.trail_field_hours_confirmed,
  notRegistered: m.trail_field_not_registered,
  worksAlone: m.trail_field_works_alone,
  listHidden: m.trail_field_list_hidden,
  smsText: m.trail_field_sms,
  reopensAs: m.trail_field_reopens_as,
  busyMinutes: m.trail_field_busy_minutes,
  busyUntil: m.trail_field_busy_until,
  pausedUntil: m.trail_field_paused_until,
  pausedBy: m.trail_field_paused_by,
  noDeliveryUntil: m.trail_field_no_delivery_until,
  deliveryAreas: m.trail_field_areas,
  opensAt: m.trail_field_opens_at,
  closesAt: m.trail_field_closes_at,
};

export const PRINTER_LABELS: Readonly<Record<string, () => string>> = {
  printer: m.trail_printer_name,
  printerKind: m.trail_printer_kind,
  paperDots: m.trail_printer_paper,
  printsNew: m.trail_printer_moment,
  printsReceipts: m.receipt_trail_prints,
  printerStation: m.trail_printer_station,
  printerUrl: m.trail_printer_address,
};

const ticketLabels = () => ({
  printed: m.trail_ticket_printed(),
  failed: m.trail_ticket_failed(),
  'given up': m.trail_ticket_dropped(),
});

/** What the stored values of a field are called on the pages; a field without labels says itself. */
export const VALUE_LABELS: Readonly<Record<string, () => Readonly<Record<string, string>>>> = {
  status: () => ORDER_STATUS_LABELS,
  paymentStatus: () => PAYMENT_BADGE_LABELS,
  role: () => ROLE_LABELS,
  pausedBy: () => ({ guard: m.trail_by_shop(), staff: m.trail_by_staff() }),
  printerKind: () => KIND_LABELS,
  paperDots: () => PAPER_LABELS,
  printsNew: () => MOMENT_LABELS,
  printerUrl: () => ({ old: m.trail_old(), new: m.trail_new() }),
  ticket: ticketLabels,
  receipt: ticketLabels,
  remake: ticketLabels,
};
