import type {
  FirstDayMarks,
  FirstDayStep,
} from '../../../../shared/contract/operate/first-day-contract';

export interface StepWords {
  title: string;
  text: string;
  links: readonly { to: string; label: string; newTab?: boolean }[];
  /** For a step that may be right already. */
  confirm?: { label: string; marks: Partial<FirstDayMarks> };
}

const TEST_PAYMENT: StepWords = {
  title: 'UPI payment',
  text: 'Customers pay straight to your UPI ID. Test it with ₹1.00.',
  links: [{ to: '/admin/settings#payment', label: 'Change your UPI ID' }],
};

export function stepWords(step: FirstDayStep, hasUpiId: boolean): StepWords {
  return step === 'payment' && hasUpiId ? TEST_PAYMENT : STEP_WORDS[step];
}

const STEP_WORDS: Record<FirstDayStep, StepWords> = {
  contact: {
    title: 'Name and contact',
    text: 'Your pages and bills show your cafe’s name, phone, email and address.',
    links: [
      { to: '/admin/settings#store', label: 'Fill them in' },
      { to: '/admin/content', label: 'Write about your cafe' },
    ],
  },
  place: {
    title: 'Place on the map',
    text: 'Deliveries are measured from your door, so set the pin there.',
    links: [{ to: '/admin/settings#place', label: 'Set the pin' }],
    confirm: { label: 'The place is right', marks: { placeConfirmed: true } },
  },
  hours: {
    title: 'Opening hours',
    text: 'Customers can order only within these hours. Check every day of the week.',
    links: [{ to: '/admin/settings#hours', label: 'Check the hours' }],
    confirm: { label: 'The hours are right', marks: { hoursConfirmed: true } },
  },
  taxes: {
    title: 'Taxes',
    text: 'With a GSTIN, enter it in the settings and choose your scheme: only a regular business gives tax invoices.',
    links: [
      { to: '/admin/settings#store', label: 'Enter your GSTIN' },
      { to: '/admin/taxes', label: 'Choose your scheme' },
    ],
    confirm: { label: 'I am not registered for GST', marks: { notRegistered: true } },
  },
  payment: {
    title: 'UPI payment',
    text: 'Customers pay straight to your UPI ID. Add it, then test it with ₹1.00.',
    links: [{ to: '/admin/settings#payment', label: 'Add your UPI ID' }],
  },
  unpaid: {
    title: 'Unpaid orders',
    text: 'An order takes its dishes from the stock before it is paid. Should the shop cancel it if it stays unpaid, for example after 15 minutes? Otherwise only you or the customer cancel it.',
    links: [{ to: '/admin/settings#unpaid', label: 'Set the minutes' }],
    confirm: { label: 'We cancel them ourselves', marks: { unpaidConfirmed: true } },
  },
  delivery: {
    title: 'Delivery',
    text: 'Check how far you deliver and what you charge for it.',
    links: [{ to: '/admin/settings#orders', label: 'Check delivery' }],
    confirm: { label: 'The delivery settings are right', marks: { deliveryConfirmed: true } },
  },
  dishes: {
    title: 'First dishes',
    text: 'Add a category and its dishes, by hand or from a CSV file. One dish that customers can order is enough to begin.',
    links: [
      { to: '/admin/categories', label: 'Go to categories' },
      { to: '/admin/products', label: 'Go to products' },
    ],
  },
  cooking: {
    title: 'Cooking times',
    text: 'Customers are promised a time from how long your dishes take and how many of you cook. Enter the usual minutes, and the dishes that take longer.',
    links: [
      { to: '/admin/kitchen/settings#times', label: 'Set the times' },
      { to: '/admin/products', label: 'Go to products' },
    ],
    confirm: { label: 'The times are right', marks: { cookingConfirmed: true } },
  },
  staff: {
    title: 'Staff',
    text: 'Give everyone who works with you a sign-in of their own.',
    links: [{ to: '/admin/users', label: 'Add staff' }],
    confirm: { label: 'I work alone', marks: { worksAlone: true } },
  },
  order: {
    title: 'Test order',
    text: 'Order in your own shop. Then open the order here and set its status to Cancelled, which puts the dishes back in stock. While the shop is closed, first switch it to Open in the settings.',
    links: [
      { to: '/menu', label: 'Open the shop', newTab: true },
      { to: '/admin/orders', label: 'See the orders' },
    ],
  },
};
