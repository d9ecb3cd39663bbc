import { Bell, BellRing, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { isFinal } from '../../../shared/domain/orders/order-status';
import type { DeliveryMethod } from '../../../shared/domain/orders/pricing';
import { withWhatsAppText } from '../../../shared/domain/shop/whats-app';
import { m } from '../../../shared/messages/compiled/messages';
import type { Order } from '../../api/order-from-wire';
import { Button } from '../../ui/button';
import { buttonClass } from '../../ui/button-class';
import { useShop } from '../shop/shop-context';
import { Failure } from '../shop/use-attempt';
import { useOrderMessages } from './use-order-messages';

interface OrderMessagesProps {
  order: Order;
  /** Of a guest's order. */
  accessToken: string | undefined;
}

/** Offers messages until the order is ready or on its way; without push, a chat with the cafe. */
export function OrderMessages(props: OrderMessagesProps) {
  const { status } = props.order;
  return isFinal(status) || status === 'on-the-way' ? null : <Offer {...props} />;
}

function Offer({ order, accessToken }: OrderMessagesProps) {
  const { id, deliveryMethod: method } = order;
  const { state, busy, failure, turnOn, turnOff } = useOrderMessages({ id, accessToken });
  const whatsApp = useWhatsApp(order);
  if (state === undefined || (state === 'none' && !whatsApp)) return null;
  const canAsk = state === 'possible' || state === 'refused';
  return (
    <section
      aria-label={m.message_title()}
      className="flex flex-col gap-3 rounded-lg border border-mist bg-raised p-4 shadow-card print:hidden"
    >
      <p role="status" className="flex gap-3">
        {state === 'on' ? <Icon of={<BellRing />} /> : <Icon of={<Bell />} />}
        <span className="min-w-0 flex-1">{SENTENCES[state]({ method })}</span>
      </p>
      <Failure message={failure} />
      <div className="flex flex-wrap gap-3">
        {canAsk && (
          <Button variant="quiet" busy={busy} onClick={turnOn}>
            {m.message_turn_on({ method })}
          </Button>
        )}
        {state === 'on' && (
          <Button variant="plain" busy={busy} onClick={turnOff}>
            {m.message_turn_off()}
          </Button>
        )}
        {whatsApp && state !== 'on' && state !== 'possible' && (
          <a
            href={whatsApp}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ variant: 'quiet' })}
          >
            <MessageCircle aria-hidden className="size-5" />
            {m.message_ask_whatsapp()}
          </a>
        )}
      </div>
    </section>
  );
}

function Icon({ of }: { of: ReactNode }) {
  return (
    <span aria-hidden className="mt-0.5 text-hill [&>svg]:size-5">
      {of}
    </span>
  );
}

type State = NonNullable<ReturnType<typeof useOrderMessages>['state']>;

const SENTENCES: Record<State, (inputs: { method: DeliveryMethod }) => string> = {
  on: m.message_on,
  possible: m.message_possible,
  refused: m.message_refused,
  'on-home-screen': m.message_on_home_screen,
  none: m.message_none,
};

/** A chat with the cafe, with the order's words filled in; undefined without the cafe's number. */
function useWhatsApp({ id, counterNumber, deliveryMethod }: Order): string | undefined {
  const { content } = useShop();
  return withWhatsAppText(
    content?.whatsappUrl ?? '',
    m.message_whatsapp({ method: deliveryMethod, number: counterNumber, id }),
  );
}
