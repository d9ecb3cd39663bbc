import type { ClientRecords, StaffRequest } from './client-records';
import { grouped, type Ledger } from './ledger';

/**
 * What differs from what waiters were told: rounds that no guest asked for, requests that were done and refused,
 * orders that are lost or invented, and orders that have other dishes, or were changed more or less often, than all
 * acknowledged requests together.
 */
export function wrongServed(ledger: Ledger, clientRecords: ClientRecords): string[] {
  const { orders, items, orderChanges, guestRounds } = ledger;
  const { staffRequests, guestRounds: asked } = clientRecords;
  const done = staffRequests.filter(({ orderIds }) => orderIds.length > 0);
  const stepsOf = grouped(done.flatMap(stepsIn), ({ orderId }) => orderId);
  const itemsOf = grouped(items, ({ order_id }) => order_id);
  const changesOf = grouped(orderChanges, ({ order_id }) => order_id);
  const served = new Set(orders.filter(({ channel }) => channel !== 'online').map(({ id }) => id));
  const lost = [...stepsOf.keys()].filter((id) => !served.has(id));
  return [
    ...staffRequests.flatMap(contradictions),
    ...(guestRounds <= asked ? [] : [`${guestRounds} rounds of guests, who asked for ${asked}`]),
    ...lost.map((id) => `order ${id} is lost`),
    ...[...served].flatMap((id) => {
      const told = stepsOf.get(id) ?? [];
      const steps = 1 + (changesOf.get(id) ?? []).length;
      const held = unitsText(
        (itemsOf.get(id) ?? []).map(({ product_id, quantity }) => [product_id, quantity]),
      );
      const due = unitsText(told.flatMap(({ moves }) => moves));
      return [
        ...(steps === told.length ? [] : [`took ${steps} steps, told were ${told.length}`]),
        ...(held === due ? [] : [`holds ${held}, asked was ${due}`]),
      ].map((what) => `order ${id}: ${what}`);
    }),
  ];
}

/** Both taps of one request have the same outcome, and in the end there is one. */
function contradictions({ key, orderIds, refusals }: StaffRequest): string[] {
  const ids = new Set(orderIds);
  return [
    ...(ids.size > 1 ? [`key ${key} was answered by ${[...ids]}`] : []),
    ...(ids.size > 0 && refusals.length > 0
      ? [`key ${key} was done, and refused: ${refusals}`]
      : []),
    ...(ids.size === 0 && refusals.length === 0 ? [`key ${key} was never answered`] : []),
  ];
}

type Moves = [productId: string, units: number][];

/** What a request did to each order: it was placed or changed, and got and lost units of dishes. */
function stepsIn({ added, removed, movedFrom, orderIds }: StaffRequest) {
  const [orderId = ''] = orderIds;
  const came = added.map(({ productId, quantity }): Moves[number] => [productId, quantity]);
  const negative = (dishes: typeof added): Moves =>
    dishes.map(({ productId, quantity }) => [productId, -quantity]);
  return [
    { orderId, moves: [...came, ...negative(removed)] },
    ...(movedFrom ? [{ orderId: movedFrom.orderId, moves: negative(added) }] : []),
    // A new bill is placed, and then gets the dishes.
    ...(movedFrom?.isToNewBill ? [{ orderId, moves: [] }] : []),
  ];
}

function unitsText(moves: readonly [productId: string, units: number][]): string {
  const units = new Map<string, number>();
  for (const [productId, moved] of moves) units.set(productId, (units.get(productId) ?? 0) + moved);
  return [...units]
    .filter(([, left]) => left !== 0)
    .map(([productId, left]) => `${left} × ${productId}`)
    .sort()
    .join(', ');
}
