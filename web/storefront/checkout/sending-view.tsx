import { LoaderCircle, WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { formatRupees, rupeesToPaise } from '../../../shared/domain/money';
import { Button } from '../../ui/button';
import { itemCount } from '../orders/order-words';
import { phoneNumbers } from '../shop/cafe-facts';
import { useShop } from '../shop/shop-context';
import type { OrderAttempt } from './order-attempt';
import type { LostBy } from './send-order';

/** From here on a customer may stop the tries and is told whom to call. */
const HELP_AFTER_TRIES = 3;

interface SendingViewProps {
  lostTries: number;
  /** Why the last try did not decide; absent at the first. */
  lostBy?: LostBy | undefined;
  onStop: () => void;
}

/** While the order is on its way, and while a lost reply is being asked for again. */
export function SendingView({ lostTries, lostBy, onStop }: SendingViewProps) {
  const { storePhone } = useShop().settings;
  // The button that was pressed stood far down.
  useEffect(() => {
    scrollTo(0, 0);
  }, []);
  return (
    <section
      role="status"
      className="mx-auto flex max-w-lg flex-col items-center gap-4 rounded-xl border border-mist bg-raised px-6 py-12 text-center shadow-card"
    >
      {lostBy === 'no-answer' ? (
        <WifiOff aria-hidden className="size-10 animate-shimmer text-waffle-ink" />
      ) : (
        <LoaderCircle aria-hidden className="size-10 animate-spin text-hill" />
      )}
      <h1 className="text-2xl">Sending your order…</h1>
      {lostBy === 'busy' && (
        <p className="text-ink-soft">
          Many orders are coming in at once. Yours waits for its turn and is sent again by itself,
          within a minute.
        </p>
      )}
      {lostBy === 'trouble' && (
        <p className="text-ink-soft">
          The shop cannot take orders right now. Yours is sent again by itself. You will not be
          charged or served twice.
        </p>
      )}
      {lostBy === 'no-answer' && (
        <p className="text-ink-soft">
          The connection is weak and no answer has come yet. We keep trying by ourselves. You will
          not be charged or served twice.
        </p>
      )}
      {!lostBy && <p className="text-ink-soft">This takes a moment.</p>}
      {lostTries >= HELP_AFTER_TRIES && (
        <div className="flex flex-col items-center gap-2">
          <p className="text-sm text-ink-soft">
            {lostTries} tries so far.{' '}
            {phoneNumbers(storePhone)
              .slice(0, 1)
              .map(({ shown, href }) => (
                <a
                  key={href}
                  href={href}
                  className="font-semibold whitespace-nowrap text-hill underline"
                >
                  Call {shown}
                </a>
              ))}
          </p>
          <Button variant="quiet" onClick={onStop}>
            Stop trying
          </Button>
        </div>
      )}
    </section>
  );
}

interface UnsureViewProps {
  attempt: OrderAttempt;
  onSend: () => void;
  onKeep: () => void;
  onChange: () => void;
}

/** An order was sent and nobody here knows whether it arrived. Sending it again finds out. */
export function UnsureView({ attempt, onSend, onKeep, onChange }: UnsureViewProps) {
  const { expectedTotal, items } = attempt.body;
  return (
    <section className="mx-auto flex max-w-lg flex-col items-center gap-4 rounded-xl border border-mist bg-raised px-6 py-12 text-center shadow-card">
      <WifiOff aria-hidden className="size-10 text-waffle-ink" />
      <h1 className="text-2xl">Did your order arrive?</h1>
      <p className="text-ink-soft">
        We sent your order of {itemCount(items)}
        {expectedTotal !== undefined && ` for ${formatRupees(rupeesToPaise(expectedTotal))}`} and
        heard nothing back. Send it again to find out: if it arrived, you get that very order, not a
        second one.
      </p>
      <Button size="lg" wide onClick={onSend}>
        Send it again
      </Button>
      <Button variant="quiet" wide onClick={onKeep}>
        Keep it on this phone and ask me later
      </Button>
      <Button variant="plain" onClick={onChange}>
        Change the order instead
      </Button>
    </section>
  );
}
