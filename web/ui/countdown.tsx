import { useEffect, useEffectEvent, useState } from 'react';
import { MINUTE_MS } from '../../shared/domain/platform/durations';
import { m } from '../../shared/messages/compiled/messages';

const TICK_MS = 1000;

/** From this many hours on, minutes are left out. */
const LONG_HOURS = 10;

/** The time left: '1 min', '1 h 5 min', '22 h'. */
export function countdownWords(leftMs: number): string {
  const minutes = Math.max(1, Math.floor(leftMs / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return m.ui_minutes({ count: minutes });
  if (minutes % 60 === 0 || hours >= LONG_HOURS) return m.ui_hours({ count: hours });
  return m.ui_hours_minutes({ hours, minutes: minutes % 60 });
}

interface CountdownProps {
  /** ISO 8601. */
  until: string;
  /** The server's clock minus this one (ms): a tablet's may be wrong. */
  offsetMs: number;
  onEnd?: () => void;
}

/** The time left until an end. It is computed from the clock, because a sleeping page misses ticks. */
export function Countdown({ until, offsetMs, onEnd }: CountdownProps) {
  const [now, setNow] = useState(() => Date.now());
  const leftMs = Date.parse(until) - offsetMs - now;
  const hasEnded = leftMs <= 0;
  const ended = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (hasEnded) return ended();
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [hasEnded]);
  return (
    <time dateTime={until} className="whitespace-nowrap tabular-nums">
      {countdownWords(leftMs)}
    </time>
  );
}
