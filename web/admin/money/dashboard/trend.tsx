import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import { changeInPercent, TREND_DAYS } from '../../../../shared/domain/platform/report-days';

interface TrendProps {
  current: number;
  previous: number;
  /** Formats the figures: '45', '₹1,200.00'. */
  format: (figure: number) => string;
}

/** Compares the last days with as many days before, because a total only grows. */
export function Trend({ current, previous, format }: TrendProps) {
  const change = changeInPercent(current, previous);
  return (
    <>
      <span className="block">
        Last {TREND_DAYS} days: <strong className="text-ink">{format(current)}</strong>
      </span>
      {change === undefined ? (
        'No comparison yet'
      ) : (
        <>
          <Change percent={change} /> in the {TREND_DAYS} days before ({format(previous)})
        </>
      )}
    </>
  );
}

function Change({ percent }: { percent: number }) {
  if (percent === 0) {
    return (
      <strong className="text-ink">
        <ArrowRight aria-hidden className="inline size-4" /> The same as
      </strong>
    );
  }
  const [Icon, colour, word] =
    percent > 0
      ? [ArrowUpRight, 'text-leaf', 'more than']
      : [ArrowDownRight, 'text-chilli', 'less than'];
  return (
    <strong className={colour}>
      <Icon aria-hidden className="inline size-4" /> {Math.abs(percent)}% {word}
    </strong>
  );
}
