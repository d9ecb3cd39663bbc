import { Clock } from 'lucide-react';
import { type CartLine, lineKey, MOST_OF_PRODUCT } from '../../../../shared/domain/orders/cart';
import { PAID_BY_LABELS, type PaidByHand } from '../../../../shared/domain/orders/order-payments';
import { lineTotal } from '../../../../shared/domain/orders/pricing';
import { formatRupees } from '../../../../shared/domain/platform/money';
import { mayOpen } from '../../../../shared/domain/platform/roles';
import { m } from '../../../../shared/messages/compiled/messages';
import type { MenuProduct } from '../../../api/catalog-from-wire';
import { useStaffState } from '../../../session/staff-session-provider';
import { Button } from '../../../ui/button';
import { QuantityControl } from '../../../ui/quantity-control';
import { Fact, Panel } from '../../kit/panel';
import { FailureNotice } from '../../kit/query/failure-notice';
import { PAY_WAYS, PayIcon } from '../order/pay-buttons';
import { SERVICES, type Service } from './counter-draft';
import { CustomerFields } from './customer-fields';
import { DiscountFact, OrderDiscount } from './order-discount';
import { SidePanel } from './side-panel';
import type { CounterOrder } from './use-counter-order';

export type PayBy = PaidByHand | 'later';

interface OrderPanelProps {
  order: CounterOrder;
  products: readonly MenuProduct[];
  /** The table whose bill it joins. */
  table?: string | undefined;
  /** Then cash, or what the customer says to have paid by UPI; callers pay when they get it. */
  isOffline: boolean;
  onPlace: (by: PayBy) => void;
  /** Sends the same order again, paid as before. */
  onSellAnyway: () => void;
}

/** What has been ordered, how it is served, and one button for each way to pay, which places the order. */
export function OrderPanel(props: OrderPanelProps) {
  const { order, products, table, isOffline, onPlace, onSellAnyway } = props;
  const { lines, totals, isUnsure } = order;
  const staff = useStaffState();
  const isManager = staff.status === 'signed-in' && mayOpen(staff.user.role, 'products');
  const isEmpty = lines.length === 0;
  return (
    <SidePanel>
      <Panel
        title={table ? m.tables_order_for({ table }) : m.orderoffice_order_panel()}
        action={
          !isEmpty &&
          !isUnsure && (
            <Button variant="plain" onClick={order.clear}>
              {m.orderoffice_clear()}
            </Button>
          )
        }
      >
        <fieldset disabled={isUnsure} className="flex flex-col gap-3">
          {!table && (
            <ServiceChoice value={order.service} onChange={(service) => order.set({ service })} />
          )}
          {isEmpty && <p className="text-ink-soft">{m.orderoffice_tap_to_begin()}</p>}
          <ul className="flex flex-col divide-y divide-mist">
            {lines.map((line) => (
              <LineRow key={lineKey(line)} line={line} onChange={order.setQuantity} />
            ))}
          </ul>
          {!table && <CustomerFields order={order} products={products} />}
          {!(table || isEmpty) && <OrderDiscount order={order} />}
        </fieldset>
        {/* A caller's fields are longer than a laptop's screen, and the ways to pay must be on it. */}
        <div className="md:sticky md:bottom-0 md:-mx-4 md:-mb-4 md:rounded-b-lg md:bg-raised md:px-4 md:pb-4">
          <dl className="my-3">
            {totals.deliveryFee > 0 && (
              <Fact term={m.orderoffice_delivery_fact()}>{formatRupees(totals.deliveryFee)}</Fact>
            )}
            {totals.packagingCharge > 0 && (
              <Fact term={m.orderoffice_packaging()}>{formatRupees(totals.packagingCharge)}</Fact>
            )}
            <DiscountFact order={order} isOffline={isOffline} />
            <div className="flex justify-between gap-4 text-xl font-bold">
              <dt>{m.orderoffice_total()}</dt>
              <dd className="whitespace-nowrap tabular-nums">{formatRupees(totals.total)}</dd>
            </div>
          </dl>
          <FailureNotice message={order.failure} />
          {order.isShort && isManager && (
            <Button wide variant="danger" className="mb-2" onClick={onSellAnyway}>
              {m.orderoffice_sell_anyway()}
            </Button>
          )}
          {table ? (
            <Button
              wide
              size="lg"
              disabled={isEmpty}
              busy={order.busy}
              onClick={() => onPlace('later')}
            >
              {m.tables_send()}
            </Button>
          ) : (
            <PayButtons order={order} isOffline={isOffline} onPlace={onPlace} />
          )}
        </div>
      </Panel>
    </SidePanel>
  );
}

interface ServiceChoiceProps {
  value: Service;
  onChange: (service: Service) => void;
}

function ServiceChoice({ value, onChange }: ServiceChoiceProps) {
  return (
    <fieldset aria-label={m.orderoffice_how_served()} className="grid grid-cols-3 gap-1">
      {(Object.keys(SERVICES) as Service[]).map((service) => (
        <button
          key={service}
          type="button"
          aria-pressed={service === value}
          onClick={() => onChange(service)}
          className="min-h-11 rounded-md border border-mist-strong px-1 text-sm font-semibold aria-pressed:border-hill aria-pressed:bg-hill aria-pressed:text-on-hill"
        >
          {SERVICES[service]()}
        </button>
      ))}
    </fieldset>
  );
}

interface LineRowProps {
  line: CartLine;
  onChange: (line: CartLine, quantity: number) => void;
}

function LineRow({ line, onChange }: LineRowProps) {
  const details = [...line.customizations.map(({ optionLabel }) => optionLabel), line.note];
  const words = details.filter(Boolean).join(', ');
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-2">
      <div className="min-w-0 flex-1 basis-32">
        <p className="font-semibold [overflow-wrap:anywhere]">{line.name}</p>
        {words && <p className="text-sm text-ink-soft">{words}</p>}
        <p className="text-sm tabular-nums">{formatRupees(lineTotal(line))}</p>
      </div>
      <QuantityControl
        label={m.orderoffice_quantity_of({ name: line.name })}
        quantity={line.quantity}
        min={0}
        max={MOST_OF_PRODUCT}
        onChange={(quantity) => onChange(line, Math.min(quantity, MOST_OF_PRODUCT))}
      />
    </li>
  );
}

const WAYS: readonly PayBy[] = [...PAY_WAYS, 'later'];

function waysOf({ service, isFree }: CounterOrder, isOffline: boolean): readonly PayBy[] {
  if (isFree) return ['later'];
  if (!isOffline) return WAYS;
  return service === 'phone' ? ['later'] : ['cash', 'upi'];
}

function labelOf(by: PayBy, isOffline: boolean): string {
  if (by === 'later') return m.orderoffice_pay_later();
  return by === 'upi' && isOffline ? m.counter_upi_said() : PAID_BY_LABELS[by];
}

type PayButtonsProps = Pick<OrderPanelProps, 'order' | 'isOffline' | 'onPlace'>;

function PayButtons({ order, isOffline, onPlace }: PayButtonsProps) {
  return (
    <fieldset aria-label={m.orderoffice_place_paid_by()} className="grid grid-cols-2 gap-2">
      {waysOf(order, isOffline).map((by) => (
        <Button
          key={by}
          variant={by === 'later' && !order.isFree ? 'quiet' : 'primary'}
          disabled={!order.canPlace || (isOffline && order.isAboveCap)}
          busy={order.busy}
          className="min-h-13 only:col-span-2"
          onClick={() => onPlace(by)}
        >
          {by !== 'later' && <PayIcon of={by} />}
          {by === 'later' && !order.isFree && <Clock aria-hidden className="size-5" />}
          {order.isFree ? m.counter_place_free() : labelOf(by, isOffline)}
        </Button>
      ))}
    </fieldset>
  );
}
