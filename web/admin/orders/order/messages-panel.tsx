import { MessageCircle } from 'lucide-react';
import { servedAs } from '../../../../shared/domain/orders/channel';
import { newsOf, newsWords } from '../../../../shared/domain/orders/order-news';
import { whatsAppTo } from '../../../../shared/domain/shop/whats-app-link';
import { m } from '../../../../shared/messages/compiled/messages';
import type { Order } from '../../../api/order-from-wire';
import { buttonClass } from '../../../ui/button-class';
import { Notice } from '../../../ui/notice';
import { RelativeTime } from '../../../ui/relative-time';
import { Panel } from '../../kit/panel';
import { toldNews } from './message-words';

/** What the customer was told, what did not arrive, and a message to write by hand. */
export function MessagesPanel({ order }: { order: Order }) {
  const { devices, list } = order.messages ?? { devices: 0, list: [] };
  const told = toldNews(list, order);
  const last = told.at(-1);
  return (
    <Panel title={m.orderoffice_messages()}>
      <div className="flex flex-col items-start gap-3">
        {last?.hasFailed && (
          <Notice kind="warning" role="status" className="self-stretch">
            {m.orderoffice_may_not_know({ news: last.label, why: last.words })}
          </Notice>
        )}
        {told.length === 0 && (
          <p className="text-ink-soft">
            {devices > 0 ? m.orderoffice_nothing_sent() : m.orderoffice_no_messages_wanted()}
          </p>
        )}
        {told.length > 0 && (
          <ul className="flex flex-col gap-2 self-stretch">
            {told.map(({ news, label, words, at, hasFailed }) => (
              <li key={news}>
                <span className="block font-medium">{label}</span>
                <span className="block text-sm text-ink-soft">
                  {hasFailed ? m.orderoffice_did_not_arrive() : words} · <RelativeTime at={at} />
                </span>
              </li>
            ))}
          </ul>
        )}
        <WhatsApp order={order} />
      </div>
    </Panel>
  );
}

function WhatsApp({ order }: { order: Order }) {
  const { phoneNumber } = order.userDetails;
  if (!phoneNumber) return null;
  return (
    <a
      href={whatsAppTo(phoneNumber, wordsFor(order))}
      target="_blank"
      rel="noreferrer"
      className={buttonClass({ variant: 'quiet' })}
    >
      <MessageCircle aria-hidden className="size-5" />
      {m.orderoffice_write_on_whatsapp()}
    </a>
  );
}

/** The order's news, or only its name while there is none. */
function wordsFor(order: Order): string {
  const told = { ...order, servedAs: servedAs(order) };
  const news = newsOf(told);
  const words = news && newsWords(news, told);
  // The colon is followed by what staff type.
  if (!words) return `${m.orderoffice_whatsapp_order({ id: order.id })} `;
  return m.orderoffice_whatsapp_news({ id: order.id, title: words.title, text: words.text });
}
