import { Bookmark, WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { formatRupees, rupeesToPaise } from '../../../../shared/domain/platform/money';
import { useOnline } from '../../../device/use-online';
import type { CustomerState } from '../../../session/customer-session-provider';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Notice } from '../../../ui/notice';
import { itemCount } from '../../orders/order-words';
import { AttemptCard, AttemptSummary, CallLink } from './attempt-card';
import type { Checkout } from './create-checkout';
import { type OrderAttempt, ownerOf } from './order-attempt';

interface AttemptProps {
  attempt: OrderAttempt;
  checkout: Checkout;
}

interface AttemptViewProps extends AttemptProps {
  status: 'unsure' | 'kept';
  session: CustomerState;
}

/** Shows a stored attempt to its own customer, and discards another customer's. */
export function AttemptView({ status, session, attempt, checkout }: AttemptViewProps) {
  const owner = ownerOf(attempt, session);
  useEffect(() => {
    if (owner === 'other') checkout.discard(attempt);
  }, [owner, attempt, checkout]);
  if (owner === 'other') return null;
  if (owner === 'unknown') return <HiddenAttempt attempt={attempt} checkout={checkout} />;
  const View = status === 'kept' ? KeptAttempt : UnsureAttempt;
  return <View attempt={attempt} checkout={checkout} />;
}

/** The order was sent, but its outcome is unknown. Sending it again finds out. */
function UnsureAttempt({ attempt, checkout }: AttemptProps) {
  const { expectedTotal, items } = attempt.body;
  return (
    <AttemptCard
      title="Did your order arrive?"
      icon={<WifiOff aria-hidden className="text-waffle-ink" />}
    >
      <p className="text-ink-soft">
        We sent your order of {itemCount(items)}
        {expectedTotal !== undefined && ` for ${formatRupees(rupeesToPaise(expectedTotal))}`} and
        heard nothing back. Send it again to find out. It will not be ordered twice.
      </p>
      <Button size="lg" wide onClick={() => checkout.sendAgain(attempt)}>
        Send it again
      </Button>
      <Button variant="quiet" wide onClick={() => checkout.keep(attempt)}>
        Save it on this phone and ask me later
      </Button>
      <Button variant="plain" onClick={() => checkout.change(attempt)}>
        Change the order instead
      </Button>
      <MayHaveArrived />
    </AttemptCard>
  );
}

/** Nothing is ordered until the customer sends it. */
export function KeptAttempt({ attempt, checkout }: AttemptProps) {
  const isOnline = useOnline();
  return (
    <AttemptCard
      title={isOnline ? 'Send your order now?' : 'Your order is saved on this phone'}
      icon={<Bookmark aria-hidden className="text-waffle-ink" />}
    >
      <p className="text-ink-soft">
        {attempt.firstSentAt === undefined ? (
          <>
            It is <strong className="text-ink">not ordered yet</strong>.
            {!isOnline && ' When you are back online, we will ask whether to send it.'}
          </>
        ) : (
          'It was sent once, and we heard nothing back. Sending it again will not order it twice.'
        )}
      </p>
      <div className="w-full rounded-md bg-sunken p-4">
        <AttemptSummary attempt={attempt} />
      </div>
      <p className="text-sm text-ink-soft">
        We check prices, stock and opening hours when you send it, and tell you if anything has
        changed.
      </p>
      {isOnline ? (
        <Button size="lg" wide onClick={() => checkout.sendAgain(attempt)}>
          Send my order
        </Button>
      ) : (
        <ButtonLink to="/menu" size="lg" wide>
          Back to the menu
        </ButtonLink>
      )}
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="plain" onClick={() => checkout.change(attempt)}>
          Change the order
        </Button>
        <Button variant="plain" onClick={() => checkout.discard(attempt)}>
          Discard it
        </Button>
      </div>
      {attempt.firstSentAt !== undefined && <MayHaveArrived />}
    </AttemptCard>
  );
}

function MayHaveArrived() {
  return (
    <p className="text-sm text-ink-soft">
      The first order may have arrived. If you change it, you may get both.{' '}
      <CallLink before="To be sure, call" />
    </p>
  );
}

/** A customer's order is stored on this phone, but the visitor may be someone else. */
function HiddenAttempt({ attempt, checkout }: AttemptProps) {
  return (
    <AttemptCard
      title="An order is saved on this phone"
      icon={<Bookmark aria-hidden className="text-waffle-ink" />}
    >
      <p className="text-ink-soft">
        It belongs to a customer who was signed in. Sign in with the same number to see and send it,
        or discard it to start a new order.
      </p>
      <ButtonLink to="/profile" size="lg" wide>
        Sign in
      </ButtonLink>
      <Button variant="plain" onClick={() => checkout.discard(attempt)}>
        Discard it
      </Button>
    </AttemptCard>
  );
}

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
