import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { unitsIn } from '../../../../shared/domain/orders/cart';
import type { PaidByHand } from '../../../../shared/domain/orders/order-payments';
import { formatRupees } from '../../../../shared/domain/platform/money';
import { deliverySettings } from '../../../../shared/domain/shop/delivery-settings';
import { m } from '../../../../shared/messages/compiled/messages';
import type { MenuProduct } from '../../../api/catalog-from-wire';
import { startingLine } from '../../../api/dish-line';
import type { Order } from '../../../api/order-from-wire';
import { buttonClass } from '../../../ui/button-class';
import { LeaveGuard } from '../../kit/form/unsaved-changes';
import { LoadFailure } from '../../kit/query/load-failure';
import { pageLoader } from '../../kit/query/page-loader';
import { usePageData } from '../../kit/query/use-page-data';
import { TableChoice } from '../tables/table-choice';
import type { Route } from './+types/take-order-page';
import { DishGrid } from './dish-grid';
import { DishOptionsDialog } from './dish-options-dialog';
import { OrderPanel, type PayBy } from './order-panel';
import { PaymentStep } from './payment-step';
import { readCounterMenu } from './read-counter-menu';
import { type Taken, TakenNotice } from './taken-notice';
import { useCounterOrder } from './use-counter-order';

export const clientLoader = pageLoader(async (api) => {
  const [settings, menu] = await Promise.all([api.settings.read(), readCounterMenu(api)]);
  const tables = settings.tableService ? await api.tables.list() : [];
  return { delivery: deliverySettings(settings), tables, ...menu };
});

export const meta = () => [{ title: m.orderoffice_new_order_page_title() }];

export default function TakeOrderPage({ loaderData }: Route.ComponentProps) {
  const page = usePageData(loaderData);
  const [search] = useSearchParams();
  const tables = page.data?.tables.filter(({ isActive }) => isActive) ?? [];
  const table = tables.find(({ id }) => id === search.get('table'));
  const order = useCounterOrder(page.data?.delivery, page.data?.products, table);
  const [choosing, setChoosing] = useState<MenuProduct>();
  const [payBy, setPayBy] = useState<PayBy>('later');
  const [paying, setPaying] = useState<{ order: Order; by: PaidByHand }>();
  const [taken, setTaken] = useState<Taken>();
  const units = unitsIn(order.lines);

  function addDish(product: MenuProduct) {
    const hasOptions = Object.keys(product.customizationOptions).length > 0;
    const line = hasOptions ? undefined : startingLine(product);
    if (line) order.add(line);
    else setChoosing(product);
  }

  async function place(by: PayBy, sellAnyway?: boolean) {
    setPayBy(by);
    const placed = await order.place(sellAnyway);
    // The menu may have changed since it was read.
    if (!placed) return page.retry();
    if (by === 'later' || table) setTaken({ order: placed, table: table?.name });
    else setPaying({ order: placed, by });
  }

  return (
    <div className="flex flex-col gap-4">
      <h1 className="text-2xl">{m.orderoffice_new_order()}</h1>
      <LeaveGuard unsaved={units > 0} />
      {taken && <TakenNotice taken={taken} />}
      <LoadFailure page={page} message={m.orderoffice_menu_load_failed()} />
      <TableChoice tables={tables} chosen={table?.id} />
      {page.data && (
        <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_24rem]">
          <DishGrid
            categories={page.data.categories}
            products={page.data.products}
            names={page.data.names}
            cart={order.lines}
            disabled={order.isUnsure}
            onPick={addDish}
          />
          <OrderPanel
            order={order}
            table={table?.name}
            products={page.data.products}
            onPlace={place}
            onSellAnyway={() => place(payBy, true)}
          />
        </div>
      )}
      {units > 0 && (
        <a
          href="#counter-order"
          className={`${buttonClass({ variant: 'accent', size: 'lg', wide: true })} sticky bottom-3 z-10 md:hidden`}
        >
          {m.orderoffice_items({ count: units })} · {formatRupees(order.totals.total)}
        </a>
      )}
      {choosing && (
        <DishOptionsDialog
          product={choosing}
          onClose={() => setChoosing(undefined)}
          onAdd={(line) => {
            order.add(line);
            setChoosing(undefined);
          }}
        />
      )}
      {paying && (
        <PaymentStep
          {...paying}
          onDone={(done) => {
            setPaying(undefined);
            setTaken(done);
          }}
        />
      )}
    </div>
  );
}
