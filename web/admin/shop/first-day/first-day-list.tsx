import { Circle, CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  FIRST_DAY_STEPS,
  type FirstDayMarks,
  type FirstDayStep,
} from '../../../../shared/contract/operate/first-day-contract';
import { rupeesToPaise } from '../../../../shared/domain/platform/money';
import { upiPaymentUrl } from '../../../../shared/domain/shop/upi';
import { m } from '../../../../shared/messages/compiled/messages';
import { newId } from '../../../device/new-id';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { QrCode } from '../../../ui/qr-code';
import { withElements } from '../../../ui/with-elements';
import { FailureNotice } from '../../kit/query/failure-notice';
import { type StepWords, stepWords } from './step-words';
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
          {m.firstday_heading()}
        </h2>
        <p role="status" className="font-semibold text-ink-soft tabular-nums">
          {m.firstday_progress({ done: done.length, all: FIRST_DAY_STEPS.length })}
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
        {m.firstday_hide()}
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
        {m.firstday_show({ done: done.length, all: FIRST_DAY_STEPS.length })}
      </Button>
    </div>
  );
}

/** Fills an empty menu, for an owner who would rather change dishes than type them. */
function ExampleMenu({ busy, addExampleMenu }: UsedFirstDay) {
  const navigate = useNavigate();
  const add = async () => {
    if (await addExampleMenu()) navigate('/admin/products');
  };
  return (
    <div className="flex flex-col items-start gap-2 rounded-md bg-sunken p-3">
      <p>{m.firstday_example_offer()}</p>
      <Button variant="quiet" busy={busy} onClick={add}>
        {m.firstday_example()}
      </Button>
    </div>
  );
}

/** A payment of one rupee to the cafe's own UPI id. Only the owner sees whether it arrives. */
function TestPayment({ upiId, payeeName, busy, mark }: UsedFirstDay) {
  const [reference] = useState(() => newId().replaceAll('-', ''));
  const amount = rupeesToPaise(1);
  return (
    <div className="flex flex-wrap items-center gap-4 rounded-md bg-sunken p-3">
      <QrCode
        text={upiPaymentUrl({
          upiId,
          payeeName,
          amount,
          reference,
          note: m.firstday_payment_note(),
        })}
        label={m.firstday_payment_code({ upiId })}
      />
      <div className="flex min-w-[min(13rem,100%)] flex-1 flex-col items-start gap-2">
        <p>
          {withElements(m.firstday_payment_how, {
            upiId: <strong className="break-all">{upiId}</strong>,
          })}
        </p>
        <Button busy={busy} onClick={() => mark({ testPaymentTo: upiId })}>
          {m.firstday_arrived()}
        </Button>
      </div>
    </div>
  );
}

interface FirstDayItemProps {
  words: StepWords;
  isDone: boolean;
  /** Whether its first link is the strongest button of the list. */
  isNext: boolean;
  busy: boolean;
  onConfirm: (marks: Partial<FirstDayMarks>) => void;
  children: ReactNode;
}

function FirstDayItem(props: FirstDayItemProps) {
  const { words, isDone, isNext, busy, onConfirm, children } = props;
  const { title, text, links, confirm } = words;
  if (isDone) {
    return (
      <li className="flex min-h-13 items-center gap-3 py-2">
        <CircleCheck aria-hidden className="size-6 shrink-0 text-leaf" />
        <h3 className="flex-1 font-body text-base font-semibold">{title()}</h3>
        <Badge tone="leaf">{m.ui_done()}</Badge>
      </li>
    );
  }
  return (
    <li className="flex gap-3 py-3">
      <Circle aria-hidden className="size-6 shrink-0 text-mist-strong" />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div>
          <h3 className="font-body text-base font-semibold">{title()}</h3>
          <p className="max-w-prose text-ink-soft">{text()}</p>
        </div>
        {children}
        <div className="flex flex-wrap gap-2">
          {links.map(({ to, label, newTab }, index) => (
            <ButtonLink
              key={to}
              to={to}
              variant={isNext && index === 0 ? 'primary' : 'quiet'}
              {...(newTab && { target: '_blank' })}
            >
              {label()}
            </ButtonLink>
          ))}
          {confirm && (
            <Button variant="plain" busy={busy} onClick={() => onConfirm(confirm.marks)}>
              {confirm.label()}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
