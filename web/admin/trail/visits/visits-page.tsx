import { Footprints } from 'lucide-react';
import { lazy, useId } from 'react';
import type { Visits } from '../../../../shared/contract/platform/events-contract';
import type { VisitStep } from '../../../../shared/domain/platform/counted-events';
import { shortDate } from '../../../../shared/domain/platform/short-date';
import { m } from '../../../../shared/messages/compiled/messages';
import { getLocale } from '../../../../shared/messages/compiled/runtime';
import { EmptyState } from '../../../ui/empty-state';
import { exactTime } from '../../../ui/relative-time';
import { withElements } from '../../../ui/with-elements';
import type { Column } from '../../kit/list/data-table';
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

const CountChart = lazy(async () => ({
  default: (await import('../../money/charts/charts')).CountChart,
}));

export const clientLoader = pageLoader(async (api, search) => {
  const [visits, menu] = await Promise.all([
    api.events.readVisits({ days: daysIn(search) }),
    api.catalog.listProducts({ lang: getLocale() }),
  ]);
  const names = new Map(menu.map(({ id, name }) => [id, name]));
  const products = visits.products.map((product) => ({
    ...product,
    name: names.get(product.id) ?? product.name,
  }));
  return { ...visits, products };
});

export const meta = () => [{ title: m.office_page_title({ page: m.trail_visits() }) }];

/** What visitors who allow counting look at, and where they give up. The counts change once an hour. */
export default function VisitsPage({ loaderData }: Route.ComponentProps) {
  const page = usePageData(loaderData, { refreshes: false });
  return (
    <ListPage
      title={m.trail_visits()}
      intro={m.trail_visits_intro()}
      actions={<PeriodChoice />}
      page={page}
      failed={m.trail_visits_failed()}
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
      <section
        aria-label={m.trail_visits_and_orders()}
        className="grid items-start gap-3 lg:grid-cols-2"
      >
        <h2 className="sr-only">{m.trail_visits_and_orders()}</h2>
        <ChartFigure
          title={m.trail_visits_by_day()}
          summary={m.trail_visits_summary({ count: totalOf(days, 'visits'), days: days.length })}
          caption={m.trail_visits_of_days({ days: days.length })}
          header={[m.trail_day(), m.trail_visits()]}
          rows={days.map(({ date, visits: count }) => [dayLabel(date), String(count)])}
        >
          <CountChart
            rows={days}
            x="date"
            axisLabel={shortDate}
            tipLabel={dayLabel}
            y="visits"
            name={m.trail_visits()}
          />
        </ChartFigure>
        <StepsFigure steps={steps} />
      </section>
      <section aria-label={m.trail_not_ordered()} className="flex flex-col gap-2">
        <h2 className="text-xl">{m.trail_not_ordered()}</h2>
        <p className="text-ink-soft">{m.trail_not_ordered_intro()}</p>
        <ListTable
          caption={m.trail_not_ordered()}
          columns={VISITED_PRODUCT_COLUMNS}
          rows={products}
          unsorted={m.trail_seen_most()}
        />
      </section>
      {countedUntil && (
        <p className="text-sm text-ink-soft">
          {m.trail_counted_until({ time: exactTime(countedUntil) })}
        </p>
      )}
    </>
  );
}

function NoVisits() {
  return (
    <EmptyState picture={<Footprints />} title={m.trail_no_visits()}>
      <p>{m.trail_no_visits_why()}</p>
      <p className="mt-2">{withElements(m.trail_no_visits_try, { link: <PrivacyLink /> })}</p>
    </EmptyState>
  );
}

function PrivacyLink() {
  return (
    <a href="/privacy" className="font-semibold text-hill underline underline-offset-4">
      {m.trail_open_privacy()}
    </a>
  );
}

const LABELS: Readonly<Record<VisitStep, () => string>> = {
  visit: m.trail_step_visit,
  menu_loaded: m.trail_step_menu,
  add_to_cart: m.trail_step_cart,
  begin_checkout: m.trail_step_checkout,
  place_order: m.trail_step_order,
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
          {m.trail_steps()}
        </h3>
        <p className="text-sm text-ink-soft">{m.trail_steps_intro()}</p>
      </figcaption>
      <ol className="flex flex-col gap-3">
        {steps.map(({ step, visits }) => (
          <li key={step} className="tabular-nums">
            <div className="flex items-baseline justify-between gap-3">
              <span>{LABELS[step]()}</span>
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

type VisitedProduct = Visits['products'][number];

const count = (id: keyof VisitedProduct, header: () => string): Column<VisitedProduct> => ({
  id,
  accessorKey: id,
  header,
  isNumeric: true,
  hasCardLabel: true,
});

/** The numbers of visits in which a product was seen, added and ordered. */
const VISITED_PRODUCT_COLUMNS: readonly Column<VisitedProduct>[] = [
  {
    id: 'name',
    accessorKey: 'name',
    header: m.trail_product,
    isWideOnCard: true,
    sortFn: 'text',
    cell: ({ row }) => <bdi>{row.original.name}</bdi>,
  },
  count('seen', m.trail_seen),
  count('seenSoldOut', m.trail_seen_sold_out),
  count('added', m.trail_added_to_cart),
  count('ordered', m.trail_ordered),
  {
    id: 'orderedShare',
    accessorFn: ({ ordered, seen }) => (seen > 0 ? ordered / seen : -1),
    header: m.trail_share_ordered,
    isNumeric: true,
    hasCardLabel: true,
    isWideOnCard: true,
    cell: ({ row }) => percentLabel(row.original.ordered, row.original.seen),
  },
];
