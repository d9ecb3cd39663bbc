import { LoaderCircle, WifiOff } from 'lucide-react';
import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
import { AttemptCard, CallLink } from './attempt-card';
import type { LossReason } from './send-order';

const HELP_AFTER_TRIES = 3;

const EXPLANATIONS: Record<LossReason, () => string> = {
  busy: () => m.sending_busy(),
  trouble: () => m.sending_trouble(),
  'no-answer': () => m.sending_no_answer(),
};

interface SendingViewProps {
  lostTries: number;
  /** Why the last try has no outcome; undefined during the first. */
  lossReason?: LossReason | undefined;
  onStop: () => void;
}

export function SendingView({ lostTries, lossReason, onStop }: SendingViewProps) {
  return (
    <AttemptCard
      role="status"
      title={m.sending_title()}
      icon={
        lossReason === 'no-answer' ? (
          <WifiOff aria-hidden className="animate-shimmer text-waffle-ink" />
        ) : (
          <LoaderCircle aria-hidden className="animate-spin text-hill" />
        )
      }
    >
      <p className="text-ink-soft">{lossReason ? EXPLANATIONS[lossReason]() : m.sending_first()}</p>
      {lostTries >= HELP_AFTER_TRIES && (
        <>
          <p className="text-sm text-ink-soft">
            {m.sending_tries({ count: lostTries })} <CallLink message={m.attempt_call} />
          </p>
          <Button variant="quiet" onClick={onStop}>
            {m.sending_stop()}
          </Button>
        </>
      )}
    </AttemptCard>
  );
}
