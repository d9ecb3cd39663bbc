import { Bookmark } from 'lucide-react';
import type { ReactNode } from 'react';
import { useOnline } from '../../device/use-online';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { KeptOrderSummary } from './kept-order-summary';
import type { OrderAttempt } from './order-attempt';

interface KeptOrderViewProps {
  attempt: OrderAttempt;
  onSend: () => void;
  onChange: () => void;
  onDiscard: () => void;
}

/** An order that is kept on this phone: nothing is ordered until its customer sends it. */
export function KeptOrderView({ attempt, onSend, onChange, onDiscard }: KeptOrderViewProps) {
  const isOnline = useOnline();
  return (
    <KeptCard title={isOnline ? 'Send your order now?' : 'Your order is kept on this phone'}>
      <p className="text-ink-soft">
        {attempt.firstSentAt === undefined ? (
          <>
            It is <strong className="text-ink">not ordered yet</strong>.
            {!isOnline && ' When the network is back we ask you whether to send it.'}
          </>
        ) : (
          'It was sent once, and we heard nothing back. If it arrived, you get that very order, not a second one.'
        )}
      </p>
      <div className="w-full rounded-md bg-sunken p-4">
        <KeptOrderSummary attempt={attempt} />
      </div>
      <p className="text-sm text-ink-soft">
        Prices, stock and opening are checked when it is sent. You are told if anything has changed.
      </p>
      {isOnline && (
        <Button size="lg" wide onClick={onSend}>
          Send my order
        </Button>
      )}
      {!isOnline && (
        <ButtonLink to="/menu" size="lg" wide>
          Back to the menu
        </ButtonLink>
      )}
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="plain" onClick={onChange}>
          Change the order
        </Button>
        <Button variant="plain" onClick={onDiscard}>
          Discard it
        </Button>
      </div>
    </KeptCard>
  );
}

/** Somebody's order is kept here, and it is not known that they are the one who looks. */
export function HiddenOrderView({ onDiscard }: { onDiscard: () => void }) {
  return (
    <KeptCard title="An order is kept on this phone">
      <p className="text-ink-soft">
        It belongs to a customer who was signed in. Sign in with the same number to see and send it,
        or discard it to order anew.
      </p>
      <ButtonLink to="/profile" size="lg" wide>
        Sign in
      </ButtonLink>
      <Button variant="plain" onClick={onDiscard}>
        Discard it
      </Button>
    </KeptCard>
  );
}

function KeptCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mx-auto flex max-w-lg flex-col items-center gap-4 rounded-xl border border-mist bg-raised px-6 py-10 text-center shadow-card">
      <Bookmark aria-hidden className="size-10 text-waffle-ink" />
      <h1 className="text-2xl">{title}</h1>
      {children}
    </section>
  );
}
