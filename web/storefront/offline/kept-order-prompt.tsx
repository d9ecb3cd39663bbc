import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from '../../device/store';
import { useSessionState } from '../../session/customer-session-provider';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { AttemptSummary } from '../checkout/send/attempt-card';
import { agreedAt, attempts, isTooOld, ownerOf } from '../checkout/send/order-attempt';
import { PromptCard } from './prompt-card';

/**
 * Asks, once the shop can be reached again, whether to send a kept order. If the customer agrees, the
 * checkout sends it as it sends every other.
 */
export function KeptOrderPrompt() {
  const session = useSessionState();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const attempt = useStore(attempts);
  const [isLater, setIsLater] = useState(false);
  const isKept = attempt?.waits && !isTooOld(attempt, Date.now());
  if (!isKept || isLater || pathname === '/checkout') return null;
  const owner = ownerOf(attempt, session);
  if (owner === 'visitor') {
    return (
      <PromptCard title="Send your order now?">
        <AttemptSummary attempt={attempt} />
        <Button
          wide
          onClick={() => {
            attempts.set(agreedAt(attempt, Date.now()));
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
  // Silent while the session is unknown; another customer's order is removed in a moment.
  const isAnyones = owner === 'unknown' && session.status === 'signed-out';
  if (!isAnyones || pathname === '/profile') return null;
  return (
    <PromptCard title="An order is kept on this phone">
      <p className="text-ink-soft">Sign in as the customer who made it to see and send it.</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/profile">Sign in</ButtonLink>
        <Button variant="plain" onClick={attempts.clear}>
          Discard it
        </Button>
      </div>
    </PromptCard>
  );
}
