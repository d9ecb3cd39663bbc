import { LoaderCircle, WifiOff } from 'lucide-react';
import { Button } from '../../../ui/button';
import { AttemptCard, CallLink } from './attempt-card';
import type { LossReason } from './send-order';

const HELP_AFTER_TRIES = 3;

const EXPLANATIONS: Record<LossReason, string> = {
  busy: 'Many orders are coming in at once. We will send yours again within a minute.',
  trouble:
    'The shop cannot take orders right now. We keep sending yours. You will not be charged or served twice.',
  'no-answer':
    'The connection is weak and we have no answer yet. We keep trying. You will not be charged or served twice.',
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
      title="Sending your order…"
      icon={
        lossReason === 'no-answer' ? (
          <WifiOff aria-hidden className="animate-shimmer text-waffle-ink" />
        ) : (
          <LoaderCircle aria-hidden className="animate-spin text-hill" />
        )
      }
    >
      <p className="text-ink-soft">
        {lossReason ? EXPLANATIONS[lossReason] : 'This takes a moment.'}
      </p>
      {lostTries >= HELP_AFTER_TRIES && (
        <>
          <p className="text-sm text-ink-soft">
            {lostTries} tries so far. <CallLink before="Call" />
          </p>
          <Button variant="quiet" onClick={onStop}>
            Stop trying
          </Button>
        </>
      )}
    </AttemptCard>
  );
}
