import { Bookmark, WifiOff } from 'lucide-react';
import { useEffect } from 'react';
import { m } from '../../../../shared/messages/compiled/messages';
import { useOnline } from '../../../device/use-online';
import type { CustomerState } from '../../../session/customer-session-provider';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { Notice } from '../../../ui/notice';
import { AttemptCard, AttemptSummary, CallLink } from './attempt-card';
import { attemptWords } from './attempt-words';
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
  return (
    <AttemptCard
      title={m.attempt_did_it_arrive()}
      icon={<WifiOff aria-hidden className="text-waffle-ink" />}
    >
      <p className="text-ink-soft">{m.attempt_no_answer({ order: attemptWords(attempt.body) })}</p>
      <Button size="lg" wide onClick={() => checkout.sendAgain(attempt)}>
        {m.attempt_send_again()}
      </Button>
      <Button variant="quiet" wide onClick={() => checkout.keep(attempt)}>
        {m.attempt_save_and_ask()}
      </Button>
      <Button variant="plain" onClick={() => checkout.change(attempt)}>
        {m.attempt_change_instead()}
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
      title={isOnline ? m.attempt_send_now() : m.attempt_saved()}
      icon={<Bookmark aria-hidden className="text-waffle-ink" />}
    >
      <p className="text-ink-soft">
        {attempt.firstSentAt === undefined ? (
          <>
            <WithStrong>{m.attempt_not_ordered()}</WithStrong>
            {!isOnline && ` ${m.attempt_will_ask()}`}
          </>
        ) : (
          m.attempt_was_sent_once()
        )}
      </p>
      <div className="w-full rounded-md bg-sunken p-4">
        <AttemptSummary attempt={attempt} />
      </div>
      <p className="text-sm text-ink-soft">{m.attempt_checked_when_sent()}</p>
      {isOnline ? (
        <Button size="lg" wide onClick={() => checkout.sendAgain(attempt)}>
          {m.attempt_send()}
        </Button>
      ) : (
        <ButtonLink to="/menu" size="lg" wide>
          {m.attempt_back_to_menu()}
        </ButtonLink>
      )}
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="plain" onClick={() => checkout.change(attempt)}>
          {m.attempt_change()}
        </Button>
        <Button variant="plain" onClick={() => checkout.discard(attempt)}>
          {m.attempt_discard()}
        </Button>
      </div>
      {attempt.firstSentAt !== undefined && <MayHaveArrived />}
    </AttemptCard>
  );
}

/** A message with its words between * emphasized. */
function WithStrong({ children }: { children: string }) {
  const [before, strong, after] = children.split('*');
  return (
    <>
      {before}
      <strong className="text-ink">{strong}</strong>
      {after}
    </>
  );
}

function MayHaveArrived() {
  return (
    <p className="text-sm text-ink-soft">
      {m.attempt_may_have_arrived()} <CallLink message={m.attempt_call_to_be_sure} />
    </p>
  );
}

/** A customer's order is stored on this phone, but the visitor may be someone else. */
function HiddenAttempt({ attempt, checkout }: AttemptProps) {
  return (
    <AttemptCard
      title={m.attempt_of_someone()}
      icon={<Bookmark aria-hidden className="text-waffle-ink" />}
    >
      <p className="text-ink-soft">{m.attempt_whose()}</p>
      <ButtonLink to="/profile" size="lg" wide>
        {m.signin_title()}
      </ButtonLink>
      <Button variant="plain" onClick={() => checkout.discard(attempt)}>
        {m.attempt_discard()}
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
    <AttemptCard
      title={m.attempt_offline()}
      icon={<WifiOff aria-hidden className="text-waffle-ink" />}
    >
      <p className="text-ink-soft">
        <WithStrong>{m.attempt_not_sent()}</WithStrong>
      </p>
      <div className="w-full rounded-md bg-sunken p-4">
        <AttemptSummary attempt={attempt} />
      </div>
      {storageFailed ? (
        <Notice kind="warning" role="alert" className="text-left">
          {m.attempt_storage_failed()}
        </Notice>
      ) : (
        <Button size="lg" wide onClick={() => checkout.keep(attempt)}>
          {m.attempt_save()}
        </Button>
      )}
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="plain" onClick={() => checkout.sendAgain(attempt)}>
          {m.attempt_try()}
        </Button>
        <Button variant="plain" onClick={() => checkout.change(attempt)}>
          {m.attempt_back_to_checkout()}
        </Button>
      </div>
      <p className="text-sm text-ink-soft empty:hidden">
        <CallLink message={m.attempt_or_call} />
      </p>
    </AttemptCard>
  );
}
