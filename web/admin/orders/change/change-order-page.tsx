import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { m } from '../../../../shared/messages/compiled/messages';
import { type Order, orderFromWire } from '../../../api/order-from-wire';
import { ButtonLink } from '../../../ui/button-link';
import { LeaveGuard } from '../../kit/form/unsaved-changes';
import { LoadFailure } from '../../kit/query/load-failure';
import { pageLoader } from '../../kit/query/page-loader';
import { usePageData } from '../../kit/query/use-page-data';
import { readCounterMenu } from '../take/counter-menu';
import { DishGrid } from '../take/dish-grid';
import { ToSidePanel } from '../take/side-panel';
import type { Route } from './+types/change-order-page';
import { ChangePanel } from './change-panel';
import { useOrderDraft } from './use-order-draft';

export const clientLoader = pageLoader(async (api, _, { orderId: id }: { orderId: string }) => {
  const [order, menu] = await Promise.all([api.orders.readForStaff({ id }), readCounterMenu(api)]);
  return { order: orderFromWire(order), ...menu };
});

export const meta = ({ params }: Route.MetaArgs) => [
  { title: m.changes_page_title({ order: params.orderId }) },
];

type ChangeData = { order: Order } & Awaited<ReturnType<typeof readCounterMenu>>;

/** Dishes are added from the menu on the left, and taken away in the order on the right (orders rule 23). */
export default function ChangeOrderPage({ loaderData, params }: Route.ComponentProps) {
  const page = usePageData(loaderData);
  const [isSaved, setSaved] = useState(false);
  // The form leaves first, with its question about what is not saved.
  if (isSaved) return <Navigate to={`/admin/orders/${params.orderId}`} />;
  return (
    <div className="flex flex-col gap-4">
      <ButtonLink
        to={`/admin/orders/${params.orderId}`}
        variant="plain"
        className="-ml-4 self-start"
      >
        <ArrowLeft aria-hidden className="size-5" />
        {m.changes_back_to_order({ order: params.orderId })}
      </ButtonLink>
      <h1 className="text-2xl">{m.changes_dishes()}</h1>
      <LoadFailure page={page} message={m.changes_load_failed()} />
      {page.data && (
        <DishesForm
          key={page.data.order.changeCount}
          data={page.data}
          onSaved={() => setSaved(true)}
        />
      )}
    </div>
  );
}

interface DishesFormProps {
  data: ChangeData;
  onSaved: () => void;
}

function DishesForm({ data, onSaved }: DishesFormProps) {
  const { order, categories, products, names } = data;
  const draft = useOrderDraft(order);
  const [query, setQuery] = useState('');

  async function save(sellAnyway?: boolean) {
    if (await draft.save(sellAnyway)) onSaved();
  }

  return (
    <>
      <LeaveGuard unsaved={draft.isChanged} />
      <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_24rem]">
        <DishGrid
          categories={categories}
          products={products}
          names={names}
          cart={draft.added}
          disabled={draft.busy}
          query={query}
          onQuery={setQuery}
          onAdd={draft.add}
          footer={draft.isChanged && <ToSidePanel>{m.changes_look_over()}</ToSidePanel>}
        />
        <ChangePanel order={order} draft={draft} onSave={save} />
      </div>
    </>
  );
}
