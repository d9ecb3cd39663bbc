import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSessionState } from '../../session/customer-session-provider';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { attemptStorage } from '../checkout/attempt-storage';
import { KeptOrderSummary } from '../checkout/kept-order-summary';
import { agreedAt } from '../checkout/order-attempt';
import { whoseOrder } from '../checkout/whose-order';
import { PromptCard } from './prompt-card';
import { useKeptOrder } from './use-kept-order';

/**
 * Asks, once the shop can be reached again, whether a kept order is to be sent. With the customer's
 * yes it is an order on its way, and the checkout sends it as it sends every other.
 */
export function KeptOrderPrompt() {
  const session = useSessionState();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { attempt, discard } = useKeptOrder();
  const [isLater, setIsLater] = useState(false);
  if (!attempt || isLater || pathname === '/checkout') return null;
  const whose = whoseOrder(attempt, session);
  if (whose === 'own') {
    return (
      <PromptCard title="Send your order now?">
        <KeptOrderSummary attempt={attempt} />
        <Button
          wide
          onClick={() => {
            attemptStorage.write(agreedAt(attempt, Date.now()));
            navigate('/checkout');
          }}
        >
          Send my order
        </Button>
        <div className="flex flex-wrap justify-between gap-2">
          <ButtonLink to="/checkout" variant="quiet">
            Change or discard
          </ButtonLink>
          <Button variant="plain" onClick={() => setIsLater(true)}>
            Later
          </Button>
        </div>
      </PromptCard>
    );
  }
  // While nobody knows who is there, nothing is said; another customer's order is gone in a moment.
  if (whose === 'foreign' || session.status !== 'signed-out' || pathname === '/profile')
    return null;
  return (
    <PromptCard title="An order is kept on this phone">
      <p className="text-ink-soft">Sign in as the customer who made it to see and send it.</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/profile">Sign in</ButtonLink>
        <Button variant="plain" onClick={discard}>
          Discard it
        </Button>
      </div>
    </PromptCard>
  );
}
