import { type ReactNode, useEffect } from 'react';
import { lineKey } from '../../../../shared/domain/orders/cart';
import { slotWords } from '../../../../shared/domain/orders/slot-words';
import { rupeesToPaise } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
import { Price } from '../../../ui/price';
import { withElements } from '../../../ui/with-elements';
import { LineDetails } from '../../cart/line-details';
import { orderTime } from '../../orders/order-times';
import { phoneNumbers } from '../../shop/cafe-facts';
import { useShop } from '../../shop/shop-context';
import { useWhatsApp } from '../../shop/with-call-link';
import type { OrderAttempt } from './order-attempt';

interface AttemptCardProps {
  icon: ReactNode;
  title: string;
  role?: 'status';
  children: ReactNode;
}

/** Replaces the checkout's form. It fills the screen, so that a second tap hits no link. */
export function AttemptCard({ icon, title, role, children }: AttemptCardProps) {
  // Scroll up, because the pressed button was far down the page.
  useEffect(() => {
    // In a block, because scrollTo returns a promise in new browsers, which an effect must not return.
    scrollTo(0, 0);
  }, []);
  return (
    <div className="column min-h-dvh py-10">
      <section
        role={role}
        className="mx-auto flex max-w-lg flex-col items-center gap-4 rounded-xl border border-mist bg-raised px-6 py-10 text-center shadow-card [&>svg]:size-10"
      >
        {icon}
        <h1 className="text-2xl">{title}</h1>
        {children}
      </section>
    </div>
  );
}

export function AttemptSummary({ attempt }: { attempt: OrderAttempt }) {
  const { body, made, startedAt, waits } = attempt;
  const { deliveryMethod, expectedTotal, slotAt } = body;
  const now = new Date();
  return (
    <div className="flex flex-col gap-2 text-left">
      <ul className="flex max-h-[30dvh] flex-col gap-1 overflow-y-auto">
        {made?.lines.map((line) => (
          <li key={lineKey(line)} className="flex gap-2">
            <span className="shrink-0 font-semibold tabular-nums">{line.quantity} ×</span>
            <span className="min-w-0">
              {line.name}
              <LineDetails {...line} />
            </span>
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-3 border-t border-mist pt-2">
        <span className="text-sm text-ink-soft">
          {m.attempt_facts({
            method: deliveryMethod,
            when: slotAt === undefined ? (waits ? 'saved' : 'now') : waits ? 'both' : 'later',
            time: slotAt === undefined ? '' : slotWords(slotAt, now),
            saved: orderTime(new Date(startedAt).toISOString(), now),
          })}
        </span>
        {expectedTotal !== undefined && (
          <Price amount={rupeesToPaise(expectedTotal)} className="text-lg font-bold" />
        )}
      </p>
    </div>
  );
}

const LINK = 'font-semibold whitespace-nowrap text-hill underline';

/** The cafe's number and chat as links in a message; nothing without a number. */
export function CallLink({ message }: { message: (inputs: { number: string }) => string }) {
  const [phone] = phoneNumbers(useShop().settings.storePhone);
  const whatsApp = useWhatsApp();
  if (!phone) return null;
  const number = (
    <a href={phone.href} className={LINK}>
      {phone.shown}
    </a>
  );
  const chat = (
    <a href={whatsApp} target="_blank" rel="noreferrer" className={LINK}>
      WhatsApp
    </a>
  );
  const ways = { number, whatsapp: chat };
  return withElements(message, {
    number: whatsApp ? withElements(m.attempt_number_or_whatsapp, ways) : number,
  });
}
