import { Hourglass } from 'lucide-react';
import { holdSentence } from './payment-words';
import { useServerClock } from './use-server-clock';

const CHECK_EVERY_MS = 15_000;

export function HoldLine({ until }: { until: string }) {
  const now = useServerClock(CHECK_EVERY_MS);
  return (
    <p className="mt-1 flex gap-2 text-ink-soft">
      <Hourglass aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span>{holdSentence(until, now)}</span>
    </p>
  );
}
