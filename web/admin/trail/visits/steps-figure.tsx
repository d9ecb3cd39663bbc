import { useId } from 'react';
import type { Visits } from '../../../../shared/contract/platform/events-contract';
import type { VisitStep } from '../../../../shared/domain/platform/counted-events';
import { percentLabel } from './percent-label';

const LABELS: Record<VisitStep, string> = {
  visit: 'All visits',
  menu_loaded: 'Saw the menu',
  add_to_cart: 'Added to the cart',
  begin_checkout: 'Started the checkout',
  place_order: 'Placed an order',
};

/** How far visits came from the menu to an order. */
export function StepsFigure({ steps }: { steps: Visits['steps'] }) {
  const heading = useId();
  const all = steps.find(({ step }) => step === 'visit')?.visits ?? 0;
  return (
    <figure
      aria-labelledby={heading}
      className="min-w-0 rounded-lg border border-mist bg-raised p-4 shadow-card"
    >
      <figcaption className="pb-3">
        <h3 id={heading} className="font-body text-base font-semibold">
          From the menu to an order
        </h3>
        <p className="text-sm text-ink-soft">
          Visits that got this far, and their share of all visits
        </p>
      </figcaption>
      <ol className="flex flex-col gap-3">
        {steps.map(({ step, visits }) => (
          <li key={step} className="tabular-nums">
            <div className="flex items-baseline justify-between gap-3">
              <span>{LABELS[step]}</span>
              <span>
                <strong>{visits}</strong> · {percentLabel(visits, all)}
              </span>
            </div>
            <div aria-hidden className="mt-1 h-3 overflow-hidden rounded-full bg-sunken">
              <div
                className="h-full rounded-full bg-hill"
                style={{ width: `${all > 0 ? Math.min(100, (visits / all) * 100) : 0}%` }}
              />
            </div>
          </li>
        ))}
      </ol>
    </figure>
  );
}
