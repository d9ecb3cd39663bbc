import type { Order } from '../../../../shared/contract/orders/order-shape';
import {
  type CustomerNews,
  FAILED_OUTCOMES,
  type MessageOutcome,
} from '../../../../shared/domain/orders/order-news';

type Message = NonNullable<Order['messages']>['list'][number];

interface ToldNews {
  news: CustomerNews;
  label: string;
  words: string;
  at: string;
  hasFailed: boolean;
}

const LABELS: Record<CustomerNews, string> = {
  waiting: 'Not accepted yet',
  preparing: 'The kitchen has started',
  ready: 'Ready to pick up',
  'on-the-way': 'On its way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

const WORDS: Record<MessageOutcome, string> = {
  sent: 'Sent',
  waiting: 'Being sent',
  replaced: 'Replaced by a newer message',
  late: 'The phone could not be reached for 15 minutes.',
  gone: 'This phone no longer accepts messages.',
  limit: 'Today’s text messages are used up.',
  refused: 'The text message could not be sent.',
  unsure: 'The text message may not have arrived.',
};

/** The best outcome counts: a customer may have several devices. */
const BEST_FIRST: readonly MessageOutcome[] = ['sent', 'waiting', 'replaced', ...FAILED_OUTCOMES];

/** What the customer was told, each news once, oldest first. */
export function toldNews(messages: readonly Message[]): ToldNews[] {
  const rank = ({ outcome }: Message) => BEST_FIRST.indexOf(outcome);
  const bestOf = (best: Message, each: Message) => (rank(each) < rank(best) ? each : best);
  return [...new Set(messages.map(({ news }) => news))].map((news) => {
    const ofNews = messages.filter((message) => message.news === news);
    const { at, by, outcome } = ofNews.reduce(bestOf);
    const words = outcome === 'sent' && by === 'sms' ? 'Sent as a text message' : WORDS[outcome];
    return { news, label: LABELS[news], words, at, hasFailed: FAILED_OUTCOMES.includes(outcome) };
  });
}
