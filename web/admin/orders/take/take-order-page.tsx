import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { TillState } from '../../../../shared/contract/orders/counter-display-contract';
import { unitsIn } from '../../../../shared/domain/orders/cart';
import type { PaidByHand } from '../../../../shared/domain/orders/order-payments';
import { formatRupees, type Paise } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
import type { Order } from '../../../api/order-from-wire';
import { useKeptStaff } from '../../../session/use-kept-staff';
import { layersOf } from '../../../ui/layer-entry';
import { Notice } from '../../../ui/notice';
import { NEW_ORDER } from '../../kit/back-office-pages';
import { LeaveGuard } from '../../kit/form/unsaved-changes';
import { LoadFailure } from '../../kit/query/load-failure';
import { pageLoader } from '../../kit/query/page-loader';
import { usePageData } from '../../kit/query/use-page-data';
import { useShowCustomer } from '../display/show-customer';
import { orderState, paidState } from '../display/till-state';
import { TableChoice } from '../tables/table-choice';
import type { Route } from './+types/take-order-page';
import { readCounterMenu } from './counter-menu';
import { DishGrid } from './dish-grid';
import { keptCounter } from './offline/kept-counter';
import { CashDialog, type Kept, KeptNotice } from './offline/kept-notice';
import type { KeptOrder } from './offline/kept-orders';
import { KeptOrdersList } from './offline/kept-orders-list';
import { useCounterMenu } from './offline/use-counter-menu';
import { OrderPanel, type PayBy } from './order-panel';
import { PaymentStep } from './payment-step';
import { ToSidePanel } from './side-panel';
import { type Taken, TakenNotice } from './taken-notice';
import { useCounterOrder } from './use-counter-order';

export const clientLoader = pageLoader(readCounterMenu);

export const meta = () => [{ title: m.orderoffice_new_order_page_title() }];

export default function TakeOrderPage({ loaderData }: Route.ComponentProps) {
  const page = usePageData(loaderData);
  const { menu, isOffline } = useCounterMenu(page);
  const staff = useKeptStaff(keptCounter);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  // A round joins a bill that only the shop knows.
  const tables = isOffline ? [] : (menu?.tables.filter(({ isActive }) => isActive) ?? []);
  const table = tables.find(({ id }) => id === search.get('table'));
  const order = useCounterOrder(menu?.delivery, menu?.products, table, menu?.discountCap);
  const [payBy, setPayBy] = useState<PayBy>('later');
  const [paying, setPaying] = useState<{ order: Order; by: PaidByHand; tip: number }>();
  const [taken, setTaken] = useState<Taken>();
  const [isTakingCash, setTakingCash] = useState(false);
  const [kept, setKept] = useState<Kept | 'not-stored'>();
  const [query, setQuery] = useState('');
  const units = unitsIn(order.lines);
  useShowCustomer(tillState());
  const news = useRef<HTMLDivElement>(null);
  const shownNews = useRef<Taken | Kept | 'not-stored'>(undefined);
  const isCovered = layersOf(useLocation()).length > 0;
  // Number and change stand above the dishes, from where staff have paid. They take the focus: a closed dialog would give
  // it to a control below. Leaving the dialog's history entry scrolls the page back, so this comes after that.
  useEffect(() => {
    const latest = taken ?? kept;
    if (isCovered || latest === shownNews.current) return;
    shownNews.current = latest;
    if (!latest) return;
    news.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [taken, kept, isCovered]);

  function tillState(): TillState {
    if (paying) {
      const { by, tip } = paying;
      return { kind: 'pay', by, tip, orderId: paying.order.id };
    }
    if (units > 0) return orderState(order.lines, order.totals);
    if (taken?.change === undefined || taken.table) return { kind: 'idle' };
    return paidState(taken.order.totalAmount, taken.change, taken.tip);
  }

  async function place(by: PayBy, sellAnyway?: boolean) {
    setPayBy(by);
    if (isOffline) {
      if (by === 'cash') setTakingCash(true);
      else if (by !== 'card') keep(by, 0);
      return;
    }
    const placed = await order.place(sellAnyway);
    // The menu may have changed since it was read.
    if (!placed) return page.retry();
    setKept(undefined);
    setQuery('');
    // Else the next walk-in's dishes would join the table's bill.
    if (table) navigate(NEW_ORDER, { replace: true });
    if (!table && placed.paymentStatus === 'paid') setTaken({ order: placed, change: 0 });
    else if (by === 'later' || table) setTaken({ order: placed, table: table?.name });
    else setPaying({ order: placed, by, tip: 0 });
  }

  function keep(paidBy: KeptOrder['paidBy'], change: Paise) {
    setTakingCash(false);
    if (!menu) return;
    const stored = order.keep(paidBy, staff?.name || (staff?.email ?? ''), menu.hours);
    setTaken(undefined);
    if (stored) setQuery('');
    setKept(stored ? { order: stored, change } : 'not-stored');
  }

  return (
    <div className="flex flex-col gap-4">
      <h1 className="text-2xl">{m.orderoffice_new_order()}</h1>
      <LeaveGuard unsaved={units > 0} />
      <div ref={news} tabIndex={-1} className="outline-none empty:hidden">
        {taken && <TakenNotice taken={taken} />}
        {kept === 'not-stored' && (
          <Notice kind="error" role="alert">
            {m.counter_not_kept()}
          </Notice>
        )}
        {kept && kept !== 'not-stored' && <KeptNotice kept={kept} />}
      </div>
      {!(isOffline && menu) && (
        <LoadFailure page={page} message={m.orderoffice_menu_load_failed()} />
      )}
      <KeptOrdersList isOffline={isOffline} />
      <TableChoice tables={tables} chosen={table?.id} />
      {menu && (
        <div className="grid items-start gap-4 md:grid-cols-[minmax(0,1fr)_20rem] xl:grid-cols-[minmax(0,1fr)_24rem]">
          <DishGrid
            categories={menu.categories}
            products={menu.products}
            names={menu.names}
            cart={order.lines}
            disabled={order.isUnsure}
            query={query}
            onQuery={setQuery}
            onAdd={order.add}
            footer={
              units > 0 && (
                <ToSidePanel>
                  {m.orderoffice_items({ count: units })} · {formatRupees(order.totals.total)}
                </ToSidePanel>
              )
            }
          />
          <OrderPanel
            order={order}
            table={table?.name}
            products={menu.products}
            isOffline={isOffline}
            onPlace={place}
            onSellAnyway={() => place(payBy, true)}
          />
        </div>
      )}
      {isTakingCash && (
        <CashDialog
          total={order.totals.total}
          onClose={() => setTakingCash(false)}
          onPay={(given) => keep('cash', given - order.totals.total)}
        />
      )}
      {paying && (
        <PaymentStep
          {...paying}
          onTip={(tip) => setPaying({ ...paying, tip })}
          onDone={(done) => {
            setPaying(undefined);
            setTaken(done);
          }}
        />
      )}
    </div>
  );
}
