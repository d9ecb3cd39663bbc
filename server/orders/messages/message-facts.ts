import * as z from 'zod';
import { cancellation } from '../../../shared/contract/orders/order-shape';
import { SERVED_AS } from '../../../shared/domain/orders/channel';
import { newsWords } from '../../../shared/domain/orders/order-news';
import { LANGUAGES, pathIn, SOURCE_LANGUAGE } from '../../../shared/domain/platform/languages';
import { m } from '../../../shared/messages/compiled/messages';
import { parseJsonColumn } from '../../platform/db/json-column';
import type { OrderMessagesTable } from '../../platform/db/schema';
import { speakIn } from '../../platform/http/pages/page-language';
import type { PushMessage } from '../../platform/push/send-push';

const messageFacts = z.object({
  servedAs: z.enum(SERVED_AS),
  counterNumber: z.int(),
  promisedFrom: z.string(),
  promisedUntil: z.string(),
  totalAmount: z.int().describe('Paise'),
  ...cancellation,
  /** Whether a phone shows it without a sound. */
  quiet: z.boolean(),
  /** The order's. A later release may lack it. */
  language: z.enum(LANGUAGES).catch(SOURCE_LANGUAGE),
});

/** What is stored of a message beside its news. Its words are made when it is sent. */
export type MessageFacts = z.infer<typeof messageFacts>;

type StoredMessage = Pick<OrderMessagesTable, 'id' | 'order_id' | 'news' | 'message'>;

export function wordMessage(message: StoredMessage): PushMessage {
  const { order_id, news } = message;
  const { language, quiet, ...facts } = factsOf(message);
  const { title, text } = speakIn(language, () => newsWords(news, facts));
  const path = pathIn(language, `/order-history?order=${order_id}`);
  // Beside the order's last status, which stays in its place.
  const tag = news === 'changed' ? `order-${order_id}-changed` : `order-${order_id}`;
  return { title, body: text, path, tag, quiet };
}

/**
 * The words of a text message. One message holds 160 English characters, or 70 of Hindi or Nepali, which are sent as
 * UTF-16. A longer text is sent in parts of 153 or 67 characters, and the owner pays for each part.
 */
export function wordText(message: StoredMessage, cafe: string): string {
  const { title, body: text } = wordMessage(message);
  return m.news_text_message({ title, text, cafe }, { locale: factsOf(message).language });
}

function factsOf({ id, message }: StoredMessage): MessageFacts {
  return parseJsonColumn(messageFacts, message, `order_messages.message of ${id}`);
}
