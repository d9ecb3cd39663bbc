import { useState } from 'react';
import { useClosedByBack } from '../../ui/closed-by-back';

export type CheckoutStep = 'who' | 'how' | 'review';

interface StepPath {
  /** The steps that the customer left by a tap on this visit, the last one at the end. */
  behind: readonly CheckoutStep[];
  /** An earlier step that is open again. */
  reopened?: CheckoutStep | undefined;
}

/**
 * The open step. Back goes to the one before it, and from the first to the page before.
 * @param toDo the first step that is not done.
 * @param asksWho whether the customer is a guest: a signed-in one has no first step.
 */
export function useStepPath(toDo: CheckoutStep, asksWho: boolean) {
  const [path, setPath] = useState<StepPath>({ behind: [] });
  const openOf = ({ reopened }: StepPath): CheckoutStep =>
    reopened === 'how' || (reopened === 'who' && asksWho) ? reopened : toDo;
  const behindOf = (known: StepPath) =>
    known.behind.filter((step) => step !== openOf(known) && (asksWho || step !== 'who'));
  const leaveFor = (next: CheckoutStep, reopened?: CheckoutStep) =>
    setPath((known) => ({
      behind: [...behindOf(known), openOf(known)].filter((step) => step !== next),
      reopened,
    }));

  const back = () =>
    setPath((known) => {
      const behind = behindOf(known);
      return { behind: behind.slice(0, -1), reopened: behind.at(-1) };
    });
  const { length } = behindOf(path);
  // There are three steps, so at most two are behind.
  useClosedByBack(length > 0, back);
  useClosedByBack(length > 1, back);

  return {
    open: openOf(path),
    reopen: (step: 'who' | 'how') => leaveFor(step, step),
    goOn: (next: CheckoutStep) => leaveFor(next),
  };
}
