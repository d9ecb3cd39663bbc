import { Bell, BellRing, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { isFinal } from '../../../shared/domain/orders/order-status';
import { withWhatsAppText } from '../../../shared/domain/shop/whats-app';
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
  const { id, deliveryMethod } = order;
  const { state, busy, failure, turnOn, turnOff } = useOrderMessages({ id, accessToken });
  const whatsApp = useWhatsApp(order);
  const moment = deliveryMethod === 'pickup' ? 'ready' : 'on its way';
  if (state === undefined || (state === 'none' && !whatsApp)) return null;
  const canAsk = state === 'possible' || state === 'refused';
  return (
    <section
      aria-label="Messages"
      className="flex flex-col gap-3 rounded-lg border border-mist bg-raised p-4 shadow-card print:hidden"
    >
      <p role="status" className="flex gap-3">
        {state === 'on' ? <Icon of={<BellRing />} /> : <Icon of={<Bell />} />}
        <span className="min-w-0 flex-1">{sentenceOf(state, moment)}</span>
      </p>
      <Failure message={failure} />
      <div className="flex flex-wrap gap-3">
        {canAsk && (
          <Button variant="quiet" busy={busy} onClick={turnOn}>
            Tell me when it’s {moment}
          </Button>
        )}
        {state === 'on' && (
          <Button variant="plain" busy={busy} onClick={turnOff}>
            Stop messages
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
            Ask us on WhatsApp
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

function sentenceOf(state: State, moment: string): string {
  switch (state) {
    case 'on':
      return `We will send a message to this device when your order is ${moment}.`;
    case 'possible':
      return `Get a message on this device when the kitchen starts, when your order is ${moment}, and if anything goes wrong.`;
    case 'refused':
      return 'Notifications are off for this site. Allow them in your browser’s settings, then tap the button.';
    case 'on-home-screen':
      return 'On an iPhone or iPad, messages come only to the shop on your home screen: tap Share, then “Add to Home Screen”.';
    case 'none':
      return 'This browser cannot get our messages. We can write to you on WhatsApp instead.';
  }
}

/** A chat with the cafe, with the order's words filled in; undefined without the cafe's number. */
function useWhatsApp({ id, counterNumber, deliveryMethod }: Order): string | undefined {
  const { content } = useShop();
  const number = `number ${counterNumber}, `;
  const moment = deliveryMethod === 'pickup' ? 'is ready' : 'is on its way';
  return withWhatsAppText(
    content?.whatsappUrl ?? '',
    `Hello! Please tell me here when my order (${number}${id}) ${moment}.`,
  );
}
