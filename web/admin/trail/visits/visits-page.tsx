import { Footprints } from 'lucide-react';
import { lazy, useId } from 'react';
import type { Visits } from '../../../../shared/contract/platform/events-contract';
import type { VisitStep } from '../../../../shared/domain/platform/counted-events';
import { pluralize } from '../../../../shared/domain/platform/pluralize';
import { shortDate } from '../../../../shared/domain/platform/short-date';
import { EmptyState } from '../../../ui/empty-state';
import { exactTime } from '../../../ui/relative-time';
import { ListPage } from '../../kit/list/list-page';
import { ListTable } from '../../kit/list/list-table';
import { pageLoader } from '../../kit/query/page-loader';
import { usePageData } from '../../kit/query/use-page-data';
import { ChartFigure } from '../../money/charts/chart-figure';
import { PeriodChoice } from '../../money/charts/period-choice';
import { daysIn } from '../../money/charts/report-period';
import { dayLabel, totalOf } from '../../money/charts/series-words';
import type { Route } from './+types/visits-page';
import { percentLabel } from './percent-label';
import { VISITED_PRODUCT_COLUMNS } from './visited-product-columns';

const CountChart = lazy(async () => ({
  default: (await import('../../money/charts/charts')).CountChart,
}));

export const clientLoader = pageLoader((api, search) =>
  api.events.readVisits({ days: daysIn(search) }),
);

export const meta = () => [{ title: 'Visits · Back office' }];

/** What visitors who allow counting look at, and where they give up. The counts change once an hour. */
export default function VisitsPage({ loaderData }: Route.ComponentProps) {
  const page = usePageData(loaderData, { refreshes: false });
  return (
    <ListPage
      title="Visits"
      intro="Counts only visitors who allow it on the privacy page. Nobody is identified."
      actions={<PeriodChoice />}
      page={page}
      failed="Failed to load visits. Please try again."
    >
      {(visits) =>
        visits.days.some((day) => day.visits > 0) ? <CountedVisits visits={visits} /> : <NoVisits />
      }
    </ListPage>
  );
}

function CountedVisits({ visits }: { visits: Visits }) {
  const { countedUntil, days, steps, products } = visits;
  return (
    <>
      <section aria-label="Visits and orders" className="grid items-start gap-3 lg:grid-cols-2">
        <h2 className="sr-only">Visits and orders</h2>
        <ChartFigure
          title="Visits by day"
          summary={`${pluralize(totalOf(days, 'visits'), 'visit')} in the last ${days.length} days`}
          caption={`Visits of the last ${days.length} days`}
          header={['Day', 'Visits']}
          rows={days.map(({ date, visits: count }) => [dayLabel(date), String(count)])}
        >
          <CountChart
            rows={days}
            x="date"
            axisLabel={shortDate}
            tipLabel={dayLabel}
            y="visits"
            name="Visits"
          />
        </ChartFigure>
        <StepsFigure steps={steps} />
      </section>
      <section aria-label="Looked at and not ordered" className="flex flex-col gap-2">
        <h2 className="text-xl">Looked at and not ordered</h2>
        <p className="text-ink-soft">
          In how many visits each product was seen, added to the cart and ordered.
        </p>
        <ListTable
          caption="Looked at and not ordered"
          columns={VISITED_PRODUCT_COLUMNS}
          rows={products}
          unsorted="Seen most without an order"
        />
      </section>
      {countedUntil && (
        <p className="text-sm text-ink-soft">
          Counted once an hour, last up to {exactTime(countedUntil)}. A visit ends after half an
          hour without activity.
        </p>
      )}
    </>
  );
}

function NoVisits() {
  return (
    <EmptyState picture={<Footprints />} title="No visits counted in these days">
      <p>
        The shop counts only visitors who tick “Count what I do in this shop” on its privacy page.
        Their visits appear here within an hour or so.
      </p>
      <p className="mt-2">
        To try it, <PrivacyLink /> in the shop, tick the box and look around the menu.
      </p>
    </EmptyState>
  );
}

function PrivacyLink() {
  return (
    <a href="/privacy" className="font-semibold text-hill underline underline-offset-4">
      open the privacy page
    </a>
  );
}

const LABELS: Record<VisitStep, string> = {
  visit: 'All visits',
  menu_loaded: 'Saw the menu',
  add_to_cart: 'Added to the cart',
  begin_checkout: 'Started the checkout',
  place_order: 'Placed an order',
};

/** How far visits came from the menu to an order. */
function StepsFigure({ steps }: { steps: Visits['steps'] }) {
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
