import type { ReactNode } from 'react';
import {
  FIRST_DAY_STEPS,
  type FirstDayStep,
} from '../../../../shared/contract/operate/first-day-contract';
import { Button } from '../../../ui/button';
import { FailureNotice } from '../../kit/query/failure-notice';
import { ExampleMenu } from './example-menu';
import { FirstDayItem } from './first-day-item';
import { stepWords } from './step-words';
import { TestPayment } from './test-payment';
import type { UsedFirstDay } from './use-first-day';

export function FirstDayList({ firstDay }: { firstDay: UsedFirstDay }) {
  const { done, hidden, busy, failure, upiId, menuIsEmpty, mark } = firstDay;
  if (hidden) return null;
  const next = FIRST_DAY_STEPS.find((step) => !done.includes(step));
  const further: Partial<Record<FirstDayStep, ReactNode>> = {
    payment: upiId && <TestPayment {...firstDay} />,
    dishes: menuIsEmpty && <ExampleMenu {...firstDay} />,
  };
  return (
    <section
      aria-labelledby="first-day"
      className="rounded-lg border border-mist bg-raised p-4 shadow-card sm:p-6"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id="first-day" className="text-xl">
          Open your shop
        </h2>
        <p role="status" className="font-semibold text-ink-soft tabular-nums">
          {done.length} of {FIRST_DAY_STEPS.length} done
        </p>
      </header>
      <FailureNotice message={failure?.message} />
      <ol className="mt-2 divide-y divide-mist">
        {FIRST_DAY_STEPS.map((step) => (
          <FirstDayItem
            key={step}
            words={stepWords(step, upiId !== '')}
            isDone={done.includes(step)}
            // The test payment has a strong button of its own.
            isNext={step === next && !(step === 'payment' && upiId)}
            busy={busy}
            onConfirm={mark}
          >
            {further[step]}
          </FirstDayItem>
        ))}
      </ol>
      <Button
        variant="plain"
        busy={busy}
        onClick={() => mark({ listHidden: true })}
        className="mt-2 -ml-4"
      >
        Hide this list
      </Button>
    </section>
  );
}

/** The way back to a hidden list, below all else. */
export function ShowFirstDay({ firstDay }: { firstDay: UsedFirstDay }) {
  const { done, hidden, busy, failure, mark } = firstDay;
  if (!hidden) return null;
  return (
    <div>
      <FailureNotice message={failure?.message} />
      <Button variant="plain" busy={busy} onClick={() => mark({ listHidden: false })}>
        Show the steps to open your shop ({done.length} of {FIRST_DAY_STEPS.length} done)
      </Button>
    </div>
  );
}
