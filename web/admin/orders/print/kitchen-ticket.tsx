import type { Ticket, TicketLine } from '../../../../shared/contract/kitchen/kitchen-contract';
import { methodWords } from '../../../../shared/domain/orders/channel';
import { collectWords } from '../../../../shared/domain/orders/pay-later';
import { slotWords } from '../../../../shared/domain/orders/slot-words';
import { m } from '../../../../shared/messages/compiled/messages';
import type { Order } from '../../../api/order-from-wire';
import { LineNote } from '../../../ui/line-note';
import { QuotedNote } from '../../../ui/quoted-note';
import { exactTime } from '../../../ui/relative-time';
import { withElements } from '../../../ui/with-elements';

interface KitchenTicketProps {
  order: Order;
  /** In the kitchen's language. */
  lines: readonly TicketLine[];
  removed?: Ticket['removed'];
}

/** What to cook, in letters large enough to read from the stove. */
export function KitchenTicket({ order, lines, removed = [] }: KitchenTicketProps) {
  const isChanged = removed.length > 0 || lines.some(({ isAdded }) => isAdded);
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const area = order.deliveryAddressDetails?.area;
  const toCollect = collectWords(order, order.owedAmount);
  return (
    <>
      <header className="border-b-2 pb-2">
        <p className="text-xl font-bold uppercase">
          {methodWords(order)}
          {area && `: ${area}`}
          {` · ${m.orderoffice_number({ number: order.counterNumber })}`}
        </p>
        <h1 className="font-mono text-2xl font-bold tracking-normal">{order.id}</h1>
        {toCollect && <p className="text-2xl font-bold">{toCollect}</p>}
        {order.slotAt && (
          <p className="text-2xl font-bold">
            {m.orderoffice_for_slot({ time: slotWords(order.slotAt) })}
          </p>
        )}
        <p className="text-lg">{exactTime(order.createdAt)}</p>
        {isChanged && <p className="text-2xl font-bold">{m.changes_ticket_changed()}</p>}
        {order.status === 'cancelled' && (
          <p className="text-2xl font-bold">{m.orderoffice_ticket_cancelled()}</p>
        )}
        {order.customerName && (
          <p className="mt-1 overflow-hidden border-l-4 pl-2">
            {withElements(m.orderoffice_ticket_name, { name: <bdi>{order.customerName}</bdi> })}
          </p>
        )}
      </header>
      <ul>
        {lines.map((item) => (
          <li key={item.line} className="flex gap-3 border-b border-dashed py-2 break-inside-avoid">
            <span className="text-2xl font-bold tabular-nums">{item.quantity}×</span>
            <div className="min-w-0">
              <p className="text-2xl font-bold [overflow-wrap:anywhere]">
                <bdi>{item.isAdded ? m.changes_ticket_new({ dish: item.name }) : item.name}</bdi>
              </p>
              {item.options.map(({ section, label }) => (
                <p key={`${section} ${label}`} className="text-lg">
                  <bdi>{section}</bdi>:{' '}
                  <strong>
                    <bdi>{label}</bdi>
                  </strong>
                </p>
              ))}
              {item.note && <LineNote text={item.note} className="text-lg" />}
            </div>
          </li>
        ))}
        {removed.map(({ name, quantity, options }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was removed never changes
          <li key={index} className="flex gap-3 border-b border-dashed py-2">
            <del className="text-2xl [overflow-wrap:anywhere]">
              {quantity}× <bdi>{[name, ...options.map(({ label }) => label)].join(', ')}</bdi>
            </del>
          </li>
        ))}
      </ul>
      {order.specialInstructions && (
        <QuotedNote
          label={m.orderoffice_customers_note()}
          text={order.specialInstructions}
          className="my-3 text-xl break-inside-avoid"
        />
      )}
      <p className="pt-2 text-lg font-bold">{m.orderoffice_items_in_all({ count: units })}</p>
    </>
  );
}
