import type { ClientRecords } from './client-records';
import { grouped, type Ledger } from './ledger';

/**
 * Payments through the gateway that it never received, or with another order or amount, and money that the
 * gateway received and the shop did not count. A payment that staff took back has its first row still.
 */
export function wrongPayments({ payments }: Ledger, { receipts }: ClientRecords): string[] {
  const named = (orderId: string, reference: string | null, amountPaise: number) =>
    `${reference} of ${amountPaise} paise for ${orderId}`;
  const counted = payments
    .filter(({ kind, method, corrects }) => kind === 'payment' && method === 'gateway' && !corrects)
    .map((row) => named(row.order_id, row.reference, row.amount_paise));
  const received = receipts.map((each) => named(each.orderId, each.reference, each.amountPaise));
  return [
    ...counted.filter((name) => !received.includes(name)).map((name) => `invented: ${name}`),
    ...counted
      .filter((name, index) => counted.indexOf(name) !== index)
      .map((name) => `doubled: ${name}`),
    ...received.filter((name) => !counted.includes(name)).map((name) => `lost: ${name}`),
  ];
}

/**
 * Payments and entries of the drawer that were acknowledged and are lost, were refused and are kept, or are kept twice
 * or with another sum, and orders whose tips are not those of their payments.
 */
export function wrongCounterMoney(ledger: Ledger, { counterMoney }: ClientRecords): string[] {
  const { payments, drawerEntries, tips } = ledger;
  const rows = [
    ...payments.filter(({ corrects }) => !corrects),
    ...drawerEntries.map((entry) => ({ ...entry, reference: entry.id })),
  ];
  const keptAs = grouped(rows, ({ reference }) => reference ?? '');
  const tipsDue = new Map(tips.map(({ order_id }) => [order_id, 0]));
  for (const { order_id, amount_paise } of tips) {
    tipsDue.set(order_id, (tipsDue.get(order_id) ?? 0) - amount_paise);
  }
  const wrong = counterMoney.flatMap(({ name, amountPaise, tipPaise, orderId, outcome }) => {
    const kept = (keptAs.get(name) ?? []).map(({ amount_paise }) => amount_paise);
    if (orderId !== null && kept.length > 0) {
      tipsDue.set(orderId, (tipsDue.get(orderId) ?? 0) + tipPaise);
    }
    const isRight =
      kept.length === 0
        ? outcome !== 'acknowledged'
        : outcome !== 'refused' && kept.join() === String(amountPaise);
    return isRight ? [] : [`${name} of ${amountPaise} paise was ${outcome}, kept is ${kept}`];
  });
  const untold = [...tipsDue].filter(([, due]) => due !== 0);
  return [...wrong, ...untold.map(([id, due]) => `order ${id}: ${due} paise of tips are missing`)];
}
