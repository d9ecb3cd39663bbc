import { WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { phoneNumbers } from '../shop/cafe-facts';
import { useShop } from '../shop/shop-context';
import { KeptOrderSummary } from './kept-order-summary';
import type { OrderAttempt } from './order-attempt';

interface UnsentViewProps {
  attempt: OrderAttempt;
  /** The browser has refused to keep it: private mode, or no room. */
  keepsNothing: boolean;
  onKeep: () => void;
  onSend: () => void;
  onBack: () => void;
}

/** There is no network: the order did not leave, and its customer says what becomes of it. */
export function UnsentView({ attempt, keepsNothing, onKeep, onSend, onBack }: UnsentViewProps) {
  const { storePhone } = useShop().settings;
  const [phone] = phoneNumbers(storePhone);
  // The button that was pressed stood far down.
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  return (
    <section className="mx-auto flex max-w-lg flex-col items-center gap-4 rounded-xl border border-mist bg-raised px-6 py-10 text-center shadow-card">
      <WifiOff aria-hidden className="size-10 text-waffle-ink" />
      <h1 className="text-2xl">There is no network</h1>
      <p className="text-ink-soft">
        Your order has <strong className="text-ink">not been sent</strong>. We can keep it on this
        phone and ask you, when the network is back, whether to send it. Until then nothing is
        ordered: a dish may sell out, a price may change, and the cafe may close.
      </p>
      <div className="w-full rounded-md bg-sunken p-4">
        <KeptOrderSummary attempt={attempt} />
      </div>
      {keepsNothing && (
        <Notice kind="warning" role="alert" className="text-left">
          This browser keeps nothing for us. Please leave this page open until the network is back.
        </Notice>
      )}
      {!keepsNothing && (
        <Button size="lg" wide onClick={onKeep}>
          Keep it on this phone
        </Button>
      )}
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="plain" onClick={onSend}>
          Try to send it
        </Button>
        <Button variant="plain" onClick={onBack}>
          Back to checkout
        </Button>
      </div>
      {phone && (
        <p className="text-sm text-ink-soft">
          Or call{' '}
          <a href={phone.href} className="font-semibold whitespace-nowrap text-hill underline">
            {phone.shown}
          </a>
        </p>
      )}
    </section>
  );
}
