import * as z from 'zod';
import { cancellation } from '../../../shared/contract/orders/order-shape';
import { newsWords } from '../../../shared/domain/orders/order-news';
import { DELIVERY_METHODS } from '../../../shared/domain/orders/pricing';
import { parseJsonColumn } from '../../platform/db/json-column';
import type { OrderMessagesTable } from '../../platform/db/schema';
import type { PushMessage } from '../../platform/push/send-push';

const messageFacts = z.object({
  deliveryMethod: z.enum(DELIVERY_METHODS),
  counterNumber: z.int(),
  ...cancellation,
  /** Whether a phone shows it without a sound. */
  quiet: z.boolean(),
});

/** What is stored of a message beside its news. Its words are made when it is sent. */
export type MessageFacts = z.infer<typeof messageFacts>;

type StoredMessage = Pick<OrderMessagesTable, 'id' | 'order_id' | 'news' | 'message'>;

export function wordMessage({ id, order_id, news, message }: StoredMessage): PushMessage {
  const facts = parseJsonColumn(messageFacts, message, `order_messages.message of ${id}`);
  const { title, text } = newsWords(news, facts);
  const path = `/order-history?order=${order_id}`;
  return { title, body: text, path, tag: `order-${order_id}`, quiet: facts.quiet };
}
