import { WifiOff } from 'lucide-react';
import { useOnline } from '../../../device/use-online';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { AttemptCard, AttemptSummary, CallLink } from './attempt-card';
import { KeptAttempt } from './attempt-view';
import type { Checkout } from './create-checkout';
import type { OrderAttempt } from './order-attempt';

interface UnsentViewProps {
  attempt: OrderAttempt;
  /** Whether the browser refused to store it, in private mode or with full storage. */
  storageFailed: boolean;
  checkout: Checkout;
}

export function UnsentView({ attempt, storageFailed, checkout }: UnsentViewProps) {
  if (useOnline()) return <KeptAttempt attempt={attempt} checkout={checkout} />;
  return (
    <AttemptCard title="You're offline" icon={<WifiOff aria-hidden className="text-waffle-ink" />}>
      <p className="text-ink-soft">
        Your order has <strong className="text-ink">not been sent</strong>. We can save it on this
        phone and ask whether to send it when you are back online. Until then nothing is ordered: a
        dish may sell out, a price may change, or the cafe may close.
      </p>
      <div className="w-full rounded-md bg-sunken p-4">
        <AttemptSummary attempt={attempt} />
      </div>
      {storageFailed ? (
        <Notice kind="warning" role="alert" className="text-left">
          This browser cannot save the order. Please leave this page open until you are online.
        </Notice>
      ) : (
        <Button size="lg" wide onClick={() => checkout.keep(attempt)}>
          Save it on this phone
        </Button>
      )}
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="plain" onClick={() => checkout.sendAgain(attempt)}>
          Try sending it
        </Button>
        <Button variant="plain" onClick={() => checkout.change(attempt)}>
          Back to checkout
        </Button>
      </div>
      <p className="text-sm text-ink-soft empty:hidden">
        <CallLink before="Or call" />
      </p>
    </AttemptCard>
  );
}
