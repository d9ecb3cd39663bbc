import type {
  FirstDayMarks,
  FirstDayStep,
} from '../../../../shared/contract/operate/first-day-contract';
import { m } from '../../../../shared/messages/compiled/messages';

export interface StepWords {
  title: () => string;
  text: () => string;
  links: readonly { to: string; label: () => string; newTab?: boolean }[];
  /** For a step that may be right already. */
  confirm?: { label: () => string; marks: Partial<FirstDayMarks> };
}

const TEST_PAYMENT: StepWords = {
  title: m.firstday_payment,
  text: m.firstday_payment_test_text,
  links: [{ to: '/admin/settings#payment', label: m.firstday_payment_change }],
};

export function stepWords(step: FirstDayStep, hasUpiId: boolean): StepWords {
  return step === 'payment' && hasUpiId ? TEST_PAYMENT : STEP_WORDS[step];
}

const STEP_WORDS: Record<FirstDayStep, StepWords> = {
  contact: {
    title: m.firstday_contact,
    text: m.firstday_contact_text,
    links: [
      { to: '/admin/settings#store', label: m.firstday_contact_fill },
      { to: '/admin/content', label: m.firstday_contact_write },
    ],
  },
  place: {
    title: m.firstday_place,
    text: m.firstday_place_text,
    links: [{ to: '/admin/settings#place', label: m.firstday_place_set }],
    confirm: { label: m.firstday_place_right, marks: { placeConfirmed: true } },
  },
  hours: {
    title: m.firstday_hours,
    text: m.firstday_hours_text,
    links: [{ to: '/admin/settings#hours', label: m.firstday_hours_check }],
    confirm: { label: m.firstday_hours_right, marks: { hoursConfirmed: true } },
  },
  taxes: {
    title: m.firstday_taxes,
    text: m.firstday_taxes_text,
    links: [
      { to: '/admin/settings#store', label: m.firstday_taxes_gstin },
      { to: '/admin/taxes', label: m.firstday_taxes_scheme },
    ],
    confirm: { label: m.firstday_taxes_none, marks: { notRegistered: true } },
  },
  payment: {
    title: m.firstday_payment,
    text: m.firstday_payment_text,
    links: [{ to: '/admin/settings#payment', label: m.firstday_payment_add }],
  },
  unpaid: {
    title: m.firstday_unpaid,
    text: m.firstday_unpaid_text,
    links: [{ to: '/admin/settings#unpaid', label: m.firstday_unpaid_set }],
    confirm: { label: m.firstday_unpaid_ourselves, marks: { unpaidConfirmed: true } },
  },
  delivery: {
    title: m.firstday_delivery,
    text: m.firstday_delivery_text,
    links: [{ to: '/admin/settings#orders', label: m.firstday_delivery_check }],
    confirm: { label: m.firstday_delivery_right, marks: { deliveryConfirmed: true } },
  },
  dishes: {
    title: m.firstday_dishes,
    text: m.firstday_dishes_text,
    links: [
      { to: '/admin/categories', label: m.firstday_to_categories },
      { to: '/admin/products', label: m.firstday_to_products },
    ],
  },
  cooking: {
    title: m.firstday_cooking,
    text: m.firstday_cooking_text,
    links: [
      { to: '/admin/kitchen/settings#times', label: m.firstday_cooking_set },
      { to: '/admin/products', label: m.firstday_to_products },
    ],
    confirm: { label: m.firstday_cooking_right, marks: { cookingConfirmed: true } },
  },
  staff: {
    title: m.firstday_staff,
    text: m.firstday_staff_text,
    links: [{ to: '/admin/users', label: m.firstday_staff_add }],
    confirm: { label: m.firstday_staff_alone, marks: { worksAlone: true } },
  },
  order: {
    title: m.firstday_order,
    text: m.firstday_order_text,
    links: [
      { to: '/menu', label: m.firstday_order_shop, newTab: true },
      { to: '/admin/orders', label: m.firstday_order_see },
    ],
  },
};
