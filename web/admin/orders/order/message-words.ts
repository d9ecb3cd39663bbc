import type { Order } from '../../../../shared/contract/orders/order-shape';
import type { ServedOrder } from '../../../../shared/domain/orders/channel';
import {
  type CustomerNews,
  FAILED_OUTCOMES,
  type MessageOutcome,
} from '../../../../shared/domain/orders/order-news';
import { statusWords } from '../../../../shared/domain/orders/status-words';
import { m } from '../../../../shared/messages/compiled/messages';

type Message = NonNullable<Order['messages']>['list'][number];

interface ToldNews {
  news: CustomerNews;
  label: string;
  words: string;
  at: string;
  hasFailed: boolean;
}

const LABELS: Record<CustomerNews, (order: ServedOrder) => string> = {
  waiting: m.orderoffice_news_waiting,
  delayed: m.orderoffice_news_delayed,
  changed: m.orderoffice_news_changed,
  preparing: m.orderoffice_news_preparing,
  ready: (order) => statusWords('on-the-way', order),
  'on-the-way': (order) => statusWords('on-the-way', order),
  delivered: (order) => statusWords('delivered', order),
  cancelled: (order) => statusWords('cancelled', order),
};

const WORDS: Record<MessageOutcome, () => string> = {
  sent: m.orderoffice_sent,
  waiting: m.orderoffice_being_sent,
  replaced: m.orderoffice_replaced,
  late: m.orderoffice_sent_late,
  gone: m.orderoffice_sent_gone,
  limit: m.orderoffice_sent_limit,
  refused: m.orderoffice_sent_refused,
  unsure: m.orderoffice_sent_unsure,
};

/** The best outcome counts: a customer may have several devices. */
const BEST_FIRST: readonly MessageOutcome[] = ['sent', 'waiting', 'replaced', ...FAILED_OUTCOMES];

/** What the customer was told, each news once, oldest first. */
export function toldNews(messages: readonly Message[], order: ServedOrder): ToldNews[] {
  const rank = ({ outcome }: Message) => BEST_FIRST.indexOf(outcome);
  const bestOf = (best: Message, each: Message) => (rank(each) < rank(best) ? each : best);
  return [...new Set(messages.map(({ news }) => news))].map((news) => {
    const ofNews = messages.filter((message) => message.news === news);
    const { at, by, outcome } = ofNews.reduce(bestOf);
    const words =
      outcome === 'sent' && by === 'sms' ? m.orderoffice_sent_as_text() : WORDS[outcome]();
    return {
      news,
      label: LABELS[news](order),
      words,
      at,
      hasFailed: FAILED_OUTCOMES.includes(outcome),
    };
  });
}
