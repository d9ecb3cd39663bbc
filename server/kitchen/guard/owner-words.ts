import { m } from '../../../shared/messages/compiled/messages';
import type { OwnerNews } from './watch-machine';

export type MessageType = OwnerNews | 'sums-wrong' | 'test';

type Words = typeof m.owner_test_title;

interface OwnerMessageWords {
  title: Words;
  text: Words;
  /** The kitchen board without one. */
  path?: string;
}

/** Names no customer, because the lock screen shows it to everyone. */
export const OWNER_WORDS: Record<MessageType, OwnerMessageWords> = {
  'board-gone': {
    title: m.owner_board_gone_title,
    text: m.owner_board_gone_text,
  },
  'shop-paused': {
    title: m.owner_shop_paused_title,
    text: m.owner_shop_paused_text,
  },
  'board-back': {
    title: m.owner_board_back_title,
    text: m.owner_board_back_text,
  },
  'orders-waiting': {
    title: m.owner_orders_waiting_title,
    text: m.owner_orders_waiting_text,
  },
  'payment-waiting': {
    title: m.owner_payment_waiting_title,
    text: m.owner_payment_waiting_text,
  },
  'sums-wrong': {
    title: m.owner_sums_wrong_title,
    text: m.owner_sums_wrong_text,
    path: '/admin',
  },
  test: {
    title: m.owner_test_title,
    text: m.owner_test_text,
  },
};

/** Messages with the same topic replace each other on a device. */
export function topicOf(type: MessageType): string {
  return type.startsWith('board') || type === 'shop-paused' ? 'board' : type;
}
