import { useState } from 'react';
import { useClosedByBack } from '../../ui/closed-by-back';
import type { CheckoutDraft } from '../account/checkout-draft/checkout-draft';

export type CheckoutStep = 'who' | 'how' | 'review';
type Reopened = CheckoutDraft['reopened'];

interface StepPathOptions {
  /** The first step that is not done. */
  toDo: CheckoutStep;
  /** Whether the customer is a guest: a signed-in one has no first step. */
  asksWho: boolean;
  /** An earlier step that is open again; it is in the draft, so that a reload or a change of language keeps it. */
  reopened: Reopened;
  onReopen: (step: Reopened) => void;
}

/** The open step. Back goes to the one before it, and from the first to the page before. */
export function useStepPath({ toDo, asksWho, reopened, onReopen }: StepPathOptions) {
  /** The steps that the customer left by a tap on this visit, the last one at the end. */
  const [left, setLeft] = useState<readonly CheckoutStep[]>([]);
  const open: CheckoutStep =
    reopened === 'how' || (reopened === 'who' && asksWho) ? reopened : toDo;
  const behind = left.filter((step) => step !== open && (asksWho || step !== 'who'));
  const leaveFor = (next: CheckoutStep, step: Reopened) => {
    setLeft([...behind, open].filter((each) => each !== next));
    onReopen(step);
  };

  const back = () => {
    const before = behind.at(-1);
    setLeft(behind.slice(0, -1));
    onReopen(before === 'review' ? null : (before ?? null));
  };
  // There are three steps, so at most two are behind.
  useClosedByBack(behind.length > 0, back);
  useClosedByBack(behind.length > 1, back);

  return {
    open,
    reopen: (step: 'who' | 'how') => leaveFor(step, step),
    goOn: (next: CheckoutStep) => leaveFor(next, null),
  };
}
