import type { OwnerNews } from './watch-machine';

export type MessageType = OwnerNews | 'sums-wrong' | 'test';

interface Words {
  title: string;
  text: string;
  /** The kitchen board without one. */
  path?: string;
}

/** Names no customer, because the lock screen shows it to everyone. */
export const OWNER_WORDS: Record<MessageType, Words> = {
  'board-gone': {
    title: 'No tablet in the kitchen',
    text: 'No kitchen tablet has reported for a while. New orders may go unseen.',
  },
  'shop-paused': {
    title: 'Orders are paused',
    text: 'No kitchen tablet is on, so the shop takes no new orders. It opens again as soon as a tablet is back or staff open it.',
  },
  'board-back': {
    title: 'The kitchen is back',
    text: 'A kitchen tablet is reporting again.',
  },
  'orders-waiting': {
    title: 'An order is waiting',
    text: 'Nobody in the kitchen has accepted it yet.',
  },
  'payment-waiting': {
    title: 'A payment to check',
    text: "A customer says they have paid, and nobody has checked yet. Please check the bank's app.",
  },
  'sums-wrong': {
    title: 'The sums do not add up',
    text: 'Last night’s check found orders, payments, stock, bills or figures that differ. The dashboard says which.',
    path: '/admin',
  },
  test: {
    title: 'Test message',
    text: 'Messages about the kitchen reach you here.',
  },
};

/** Messages with the same topic replace each other on a device. */
export function topicOf(type: MessageType): string {
  return type.startsWith('board') || type === 'shop-paused' ? 'board' : type;
}
