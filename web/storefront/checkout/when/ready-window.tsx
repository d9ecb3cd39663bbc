import { Clock } from 'lucide-react';
import type { CheckoutSteps } from '../use-checkout-steps';

/** When the cart would be ready or delivered. The order is promised its own window when it is placed. */
export function readyWords({ draft, time }: CheckoutSteps): string | undefined {
  return time.window && `${draft.method === 'pickup' ? 'Ready' : 'With you'} ${time.window}`;
}

export function ReadyWindow({ checkout }: { checkout: CheckoutSteps }) {
  const words = readyWords(checkout);
  return (
    <p className="flex min-h-6 items-center gap-2 font-semibold" aria-live="polite">
      {words && (
        <>
          <Clock aria-hidden className="size-5 text-waffle-ink" />
          {words}
        </>
      )}
    </p>
  );
}
