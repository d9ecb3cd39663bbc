import type { OrderChange } from '../../../../shared/contract/orders/order-change-shape';
import { WASTE_REASON_WORDS } from '../../../../shared/domain/menu/waste';
import { adjustmentWords } from '../../../../shared/domain/orders/adjustment-words';
import { amountText } from '../../../../shared/domain/platform/money';
import { m } from '../../../../shared/messages/compiled/messages';
import type { Order } from '../../../api/order-from-wire';
import { exactTime } from '../../../ui/relative-time';
import { Panel } from '../../kit/panel';

/** What staff changed since the order was placed, who and why. */
export function ChangesPanel({ order: { changes = [] } }: { order: Order }) {
  if (changes.length === 0) return null;
  return (
    <Panel title={m.changes_history()}>
      <ol className="flex flex-col divide-y divide-mist">
        {changes.map((change) => (
          <li key={change.at} className="py-2">
            <ChangeWords change={change} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function ChangeWords({ change }: { change: OrderChange }) {
  const { added, removed, discount, remade, moved, reason, by, at, totalBefore, totalAfter } =
    change;
  return (
    <>
      {removed.map((dish, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a change never changes
        <del key={index} className="block text-chilli">
          {dishWords(dish)}
        </del>
      ))}
      {added.map((dish, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a change never changes
        <ins key={index} className="block font-semibold no-underline">
          + {dishWords(dish)}
        </ins>
      ))}
      {moved && (
        <p className="font-semibold">
          {m.changes_moved_dishes({
            direction: moved.direction,
            number: moved.number,
            dishes: moved.dishes.map(dishWords).join('; '),
          })}
        </p>
      )}
      {discount && <p className="font-semibold">{discountWords(discount)}</p>}
      {remade ? (
        <p className="font-semibold">
          {m.waste_remake()}: {remade.dishes.map(dishWords).join(', ')} (
          {WASTE_REASON_WORDS[remade.reason]()})
        </p>
      ) : (
        <p className="tabular-nums">
          {m.changes_total_from_to({
            before: amountText(totalBefore),
            after: amountText(totalAfter),
          })}
        </p>
      )}
      {reason && (
        <p>
          <bdi>{reason}</bdi>
        </p>
      )}
      <p className="text-sm text-ink-soft">
        {exactTime(at)} · <bdi>{by}</bdi>
      </p>
    </>
  );
}

function dishWords({ quantity, name, options }: OrderChange['added'][number]): string {
  return [`${quantity}× ${name}`, ...options].join(', ');
}

function discountWords(given: NonNullable<OrderChange['discount']>): string {
  const { kind, percent, amount } = given;
  const dish = given.dish ?? undefined;
  const what = adjustmentWords({ kind, dish, percent });
  if (percent === null && amount === null) return m.changes_taken_back({ discount: what });
  if (amount === null) return what;
  return m.changes_discount_amount({ discount: what, amount: amountText(amount) });
}
