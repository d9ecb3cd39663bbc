import { type ReactNode, useEffect, useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { m } from '../../../shared/messages/compiled/messages';
import { countingChoice } from '../../device/counting-consent';
import {
  answerCounting,
  countingQuestion,
  hasAnswered,
  isCountingAsked,
  noteAsked,
  noteVisit,
} from '../../device/counting-question';
import { activateNewVersion, onNewVersion } from '../../device/shop-worker';
import { subscribeToAll, useStore } from '../../device/store';
import { useSessionState } from '../../session/customer-session-provider';
import { Button } from '../../ui/button';
import { ButtonLink } from '../../ui/button-link';
import { AttemptSummary } from '../checkout/send/attempt-card';
import { agreedAt, attempts, isTooOld, ownerOf } from '../checkout/send/order-attempt';

/** A question at the bottom of the page, which is not modal. */
function PromptCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      aria-live="polite"
      className="pointer-events-auto flex animate-rise flex-col gap-3 rounded-lg border border-mist-strong bg-raised p-4 shadow-overlay"
    >
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}

const DUE_QUESTION = {
  subscribe: subscribeToAll(countingQuestion.subscribe, countingChoice.subscribe),
  get: isCountingAsked,
};

/** Where customers order and pay: a card would cover what they are about to tap. */
const PAYING = new Set(['/checkout', '/order-history']);

/** Nobody is asked while they order, pay, or read about it. */
const QUIET = new Set([...PAYING, '/privacy']);

/** Asks once whether visits may be counted (storefront rule 16); the privacy page changes the answer. */
export function CountingPrompt() {
  const { pathname } = useLocation();
  const isDue = useStore(DUE_QUESTION);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => noteVisit(new Date()), []);
  useEffect(() => {
    if (!isDue || QUIET.has(pathname)) return;
    setIsShown(true);
    noteAsked();
  }, [isDue, pathname]);
  if (!isShown || hasAnswered() || QUIET.has(pathname)) return null;
  const answer = (allowed: boolean) => {
    answerCounting(allowed);
    setIsShown(false);
    // The pressed button is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <PromptCard title={m.offline_count_question()}>
      <div className="flex flex-wrap gap-2 *:flex-1">
        <Button variant="quiet" onClick={() => answer(true)}>
          {m.offline_allow()}
        </Button>
        <Button variant="quiet" onClick={() => answer(false)}>
          {m.offline_decline()}
        </Button>
      </div>
    </PromptCard>
  );
}

/** Offers a newer version of the shop, but not where customers order and pay. */
export function UpdatePrompt() {
  const { pathname } = useLocation();
  const [isThere, setIsThere] = useState(false);
  const [isLater, setIsLater] = useState(false);
  const [isTaking, setIsTaking] = useState(false);
  useEffect(() => onNewVersion(() => setIsThere(true)), []);
  if (!isThere || isLater || PAYING.has(pathname)) return null;
  return (
    <PromptCard title={m.offline_new_version()}>
      <div className="flex gap-2">
        <Button
          busy={isTaking}
          onClick={() => {
            setIsTaking(true);
            void activateNewVersion();
          }}
        >
          {m.offline_reload()}
        </Button>
        <Button variant="plain" onClick={() => setIsLater(true)}>
          {m.checkout_later()}
        </Button>
      </div>
    </PromptCard>
  );
}

/** Once the shop is reachable again, asks whether to send a saved order. The checkout sends it. */
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
      <PromptCard title={m.attempt_send_now()}>
        <AttemptSummary attempt={attempt} />
        <Button
          wide
          onClick={() => {
            attempts.set(agreedAt(attempt, Date.now()));
            navigate('/checkout');
          }}
        >
          {m.attempt_send()}
        </Button>
        <div className="flex flex-wrap justify-between gap-2">
          <ButtonLink to="/checkout" variant="quiet">
            {m.offline_change_or_discard()}
          </ButtonLink>
          <Button variant="plain" onClick={() => setIsLater(true)}>
            {m.checkout_later()}
          </Button>
        </div>
      </PromptCard>
    );
  }
  // Show nothing while the session is unknown; another customer's order is removed soon.
  const isAnyones = owner === 'unknown' && session.status === 'signed-out';
  if (!isAnyones || pathname === '/profile') return null;
  return (
    <PromptCard title={m.attempt_of_someone()}>
      <p className="text-ink-soft">{m.offline_sign_in_to_send()}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to="/profile">{m.signin_title()}</ButtonLink>
        <Button variant="plain" onClick={attempts.clear}>
          {m.attempt_discard()}
        </Button>
      </div>
    </PromptCard>
  );
}
