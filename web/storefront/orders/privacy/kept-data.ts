import {
  CLAIM_CHECK_DAYS,
  CONTACT_MESSAGE_DAYS,
  DOOR_PHOTO_DAYS,
  EVENT_COUNT_DAYS,
  EVENT_DAYS,
  LAPSED_ORDER_DAYS,
  LOG_DAYS,
  MESSAGE_DAYS,
  MESSAGE_DEVICE_DAYS,
  REQUEST_HOURS,
  SESSION_DAYS,
  SIGN_IN_CODE_MINUTES,
} from '../../../../shared/domain/platform/retention';
import { GUEST_ORDERS_KEPT } from '../guest-orders';

const WITH_THE_ACCOUNT = 'Until you delete your account';

/** The server deletes after the same retention times. */
export const KEPT_DATA = [
  {
    what: 'Your phone number and name',
    why: 'To sign you in and to call you about an order',
    long: WITH_THE_ACCOUNT,
  },
  {
    what: 'Your saved addresses, with their location if you shared it',
    why: 'To bring you your order and to see whether we deliver there',
    long: WITH_THE_ACCOUNT,
  },
  {
    what: 'Your orders, with name, phone number, address and instructions',
    why: 'To make and bring them, and for the books the law requires',
    long: 'As long as the shop keeps its books. Deleting your account removes these details.',
  },
  {
    what: 'A photo of your door, only if you add one to an order',
    why: 'For the rider. Only the cafe and its rider see it. The place and time stored in the file are removed',
    long: `${DOOR_PHOTO_DAYS} days, or until you remove it`,
  },
  {
    what: 'The reference you give for a payment',
    why: 'To find the payment in the bank’s statement',
    long: WITH_THE_ACCOUNT,
  },
  {
    what: 'The day, amount, reference and bank’s text of a payment for your order, if the cafe checks its bank statements here',
    why: 'To see which orders are paid',
    long: 'As long as the shop keeps its books. Deleting your account removes the bank’s text, which names you.',
  },
  {
    what: 'Payments and refunds for your orders: when, how, how much, and the reference',
    why: 'To see what is paid and to return money, and for the books the law requires',
    long: 'As long as the shop keeps its books',
  },
  {
    what: 'An order that the shop cancelled because it was not paid',
    why: 'To answer your questions about it',
    long: `${LAPSED_ORDER_DAYS} days`,
  },
  {
    what: 'An order that you save on your phone while you are offline',
    why: 'To send it when you ask',
    long: 'Only on the phone: until it is sent or discarded, you sign out, or a week has passed',
  },
  {
    what: 'Which orders were placed on this device without signing in',
    why: 'So that anyone who uses the device can see them and order them again',
    long: `Only on the device: the last ${GUEST_ORDERS_KEPT}, until you tap Forget under your orders once they are over`,
  },
  {
    what: 'Your name, phone number and address as a guest, only if you tick the box',
    why: 'To fill in your next checkout on this device',
    long: 'Only on the device: until you tap Forget in the checkout or under your orders',
  },
  {
    what: 'The address and keys your browser needs to get messages about an order, only if you ask for messages',
    why: 'To tell you when it is ready',
    long: `Until the order is over, you tap Stop messages, or ${MESSAGE_DEVICE_DAYS} days have passed`,
  },
  {
    what: 'What we told you about an order, in such a message or by text',
    why: 'To see which messages did not arrive',
    long: `${MESSAGE_DAYS} days`,
  },
  {
    what: 'How you liked an order and what you wrote about it, only if you tell us',
    why: 'For the owner to read. The website shows your words and first name only if you allow it',
    long: `${WITH_THE_ACCOUNT}. You can change or remove what you wrote on the order’s page.`,
  },
  {
    what: 'A message you send from the Contact page, if the cafe receives messages there',
    why: 'To answer you',
    long: `${CONTACT_MESSAGE_DAYS} days, or until the cafe deletes it or you delete your account. If the cafe receives none there, your message stays only on the device until you remove it.`,
  },
  {
    what: 'Sign-in codes, stored only as a keyed hash',
    why: 'To check that the number is yours',
    long: `${SIGN_IN_CODE_MINUTES} minutes`,
  },
  {
    what: 'When a code was sent to a number or an order came in, and from which IP address',
    why: 'To stop message floods and duplicate orders',
    long: `${REQUEST_HOURS} hours, as a keyed hash. For an order whose payment you reported, until the cafe has checked it, or ${CLAIM_CHECK_DAYS} days after the order was cancelled`,
  },
  {
    what: 'Where you are signed in: browser and IP address',
    why: 'To keep you signed in',
    long: `Until you sign out, or ${SESSION_DAYS} days without a visit`,
  },
  {
    what: 'Errors on a page, with phone numbers and codes hidden',
    why: 'To find and fix errors',
    long: `${LOG_DAYS} days`,
  },
  {
    what: 'What visitors do in the shop, only with their consent',
    why: 'To see what is used. No name, number, address or device is stored',
    long: `${EVENT_DAYS} days`,
  },
  {
    what: 'How often you have opened the shop, and whether you have ordered',
    why: 'To ask you once whether we may count. It never leaves the device',
    long: 'Only on the device: the count ends with the question',
  },
  {
    what: 'What you have done on this visit so far, only with your consent',
    why: 'To count each visit only once, without recognising you. It never leaves the device',
    long: 'Only on the device: until you close the tab',
  },
  {
    what: 'How many visits a day got as far as the menu, a dish, the cart or an order',
    why: 'To compare months. These are only numbers and say nothing about anyone',
    long: `${EVENT_COUNT_DAYS} days`,
  },
];
