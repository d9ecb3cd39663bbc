import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { StatementMatch } from '../../../shared/contract/money/statements-contract';
import type { Order } from '../../../shared/contract/orders/order-shape';
import { kolkataTime } from '../../../shared/domain/platform/kolkata-time';
import { paidForDishes } from '../../../web/admin/orders/order/order-sums';
import { orderFromWire } from '../../../web/api/order-from-wire';
import type { Answer } from '../platform/test-shop';
import type { Webhook } from './gateway-stand-in';
import { countClaims, expectLone } from './lone-steps';
import type { MoneyBook } from './money-book';
import { DISH_PRICES, type Step, type StepOf } from './money-steps';

const DAY_S = 86_400;

/** Places two orders, and plays what happens to their money. */
export async function beginSequence(book: MoneyBook) {
  const { gateway, read, send, deliver } = book;
  const { platform, asAdmin } = book.shop;
  const ask = book.openNetwork();
  const orders = [await book.place(ask, 0), await book.place(ask, 1)] as const;
  const credits: StatementMatch['credit'][] = [];
  const late: Webhook[] = [];
  /** What the returns of past months said when the month ended. */
  const filed = new Map<string, string>();

  const idAt = (index: number) => orders[index === 0 ? 0 : 1].id;
  const linksOf = (id: string) =>
    [...gateway.links.values()].filter((link) => link.id.startsWith(`${id}-`));
  const askAsGuest = (index: number, what: string, body?: object) => {
    const { id, accessToken = '' } = orders[index === 0 ? 0 : 1];
    return ask(`/orders/${id}/${what}`, body, { 'Order-Access-Token': accessToken });
  };
  const makePaymentLink = async (index: number) => {
    await askAsGuest(index, 'gateway-page');
    return linksOf(idAt(index)).at(-1);
  };
  const confirm = (credit: StatementMatch['credit'], ids: string[]) =>
    send('POST', '/admin/statements/confirm', {
      matches: [{ credit, orders: ids.map((id) => ({ id })) }],
    });

  const acts: {
    [Kind in Step['kind']]: (step: StepOf<Kind>) => Promise<Answer | undefined>;
  } = {
    credit: ({ order, amount, isForBoth }) => {
      const credit = book.takeCredit(amount);
      credits.push(credit);
      return confirm(credit, [idAt(order), ...(isForBoth ? [idAt(1 - order)] : [])]);
    },
    'credit again': async ({ order, credit }) => {
      const found = credits[credit % credits.length];
      return found && confirm(found, [idAt(order)]);
    },
    undo: async ({ credit }) => {
      const { items } = await asAdmin('GET', '/api/admin/statements/credits');
      const found = items[credit];
      return found && send('POST', `/admin/statements/credits/${found.id}/undo`, {});
    },
    'payment status': ({ order, value: paymentStatus }) =>
      send('PUT', `/orders/${idAt(order)}/payment-status`, { paymentStatus }),
    status: ({ order, value: status }) => send('PUT', `/orders/${idAt(order)}/status`, { status }),
    counter: async ({ order, amount, method }) => {
      const shown = await read(idAt(order));
      const { paid, received } = sumsOf(shown);
      // Nobody at the counter takes more than is missing.
      const body = { method, amount: Math.min(amount, shown.totalAmount - paid), received };
      return body.amount > 0 ? send('POST', `/orders/${idAt(order)}/payments`, body) : undefined;
    },
    tip: async ({ order, amount: tip }) => {
      const shown = await read(idAt(order));
      const { paid, received } = sumsOf(shown);
      const body = { method: 'cash', amount: 1, received, tip };
      // Nobody at the counter takes more than is missing.
      const isMissing = shown.totalAmount - paid >= 1;
      return isMissing ? send('POST', `/orders/${idAt(order)}/payments`, body) : undefined;
    },
    'tip taken back': async ({ order }) => {
      const tip = (await read(idAt(order))).tips?.[0];
      return tip && send('POST', `/orders/${idAt(order)}/tips/${tip.id}/take-back`, {});
    },
    claim: ({ order, amount }) =>
      askAsGuest(order, 'payment-claim', amount === undefined ? undefined : { amount }),
    'claim accepted': async ({ order }) => {
      const shown = await read(idAt(order));
      const { amount = 0 } = shown.paymentClaim ?? {};
      const body = { method: 'upi', amount, received: sumsOf(shown).received };
      return amount > 0 ? send('POST', `/orders/${idAt(order)}/payments`, body) : undefined;
    },
    remake: async ({ order, line }) => {
      const { changeCount: version } = await read(idAt(order));
      const body = { version, lines: [{ line, quantity: 1 }], reason: 'cold', note: '' };
      return send('POST', `/orders/${idAt(order)}/remakes`, body);
    },
    refund: async ({ order, amount }) => {
      const { received } = sumsOf(await read(idAt(order)));
      const body = { method: 'upi', amount, received, reason: 'Cold' };
      const answer = await send('POST', `/orders/${idAt(order)}/refunds`, body);
      if (amount > received) expect(answer.status).not.toBe(200);
      return answer;
    },
    'refund of a dish': async ({ order, line }) => {
      const shown = await read(idAt(order));
      const { received } = sumsOf(shown);
      const lines = [{ line, quantity: 1 }];
      const dish = paidForDish(shown, line);
      const amount = dish > 0 ? dish : DISH_PRICES[line === 1 ? 0 : 1];
      const body = { method: 'cash', amount, received, lines, reason: 'Cold' };
      return send('POST', `/orders/${idAt(order)}/refunds`, body);
    },
    'take back': async ({ order, payment }) => {
      const found = (await read(idAt(order))).payments?.[payment];
      const path = `/orders/${idAt(order)}/payments/${found?.id}/take-back`;
      return found && send('POST', path, {});
    },
    'paid online': async ({ order, part, webhook }) => {
      const link = await makePaymentLink(order);
      if (!link || link.status === 'paid') return undefined;
      const paid = gateway.pay(link, Math.round(link.amount * part));
      if (webhook === 'late') late.push(paid);
      if (webhook === 'twice') await Promise.all([deliver(paid), deliver(paid)]);
      return webhook === 'once' ? deliver(paid) : undefined;
    },
    'late webhooks': async () => {
      for (const webhook of late.splice(0).reverse()) await deliver(webhook);
      return undefined;
    },
    'forged webhook': async ({ order }) => {
      const link = await makePaymentLink(order);
      if (link) expect((await deliver(gateway.forge(link))).status).toBe(401);
      return undefined;
    },
    'expired link': async ({ order }) => {
      const link = linksOf(idAt(order)).at(-1);
      return link?.status === 'open' ? deliver(gateway.expire(link)) : undefined;
    },
    checks: async () => {
      platform.passSeconds(60);
      await book.runChecks();
      return undefined;
    },
    'refund online': async ({ order, amount, trouble }) => {
      const { gatewayRefundable: refundable } = await read(idAt(order));
      if (!refundable) return undefined;
      gateway.setTrouble(trouble);
      const body = { amount: Math.min(amount, refundable), refundable, reason: 'Cold' };
      const answer = await send('POST', `/orders/${idAt(order)}/gateway-refund`, body);
      gateway.setTrouble(undefined);
      return answer;
    },
    'refund settled': async ({ status }) => {
      const pending = [...gateway.refunds.values()].find((refund) => refund.status === 'pending');
      return pending && deliver(gateway.settleRefund(pending, status));
    },
    lapse: async () => {
      await book.lapse();
      return undefined;
    },
    dishes: async ({ order, added, removed }) => {
      const { items, changeCount: version } = await read(idAt(order));
      const line = removed === undefined ? undefined : items[removed]?.line;
      const add = added === 0 ? [] : [{ productId: book.dishes[0].id, quantity: added }];
      const remove = line === undefined ? [] : [{ line, quantity: 1 }];
      const body = { version, reason: 'Asked', add, remove };
      return send('POST', `/orders/${idAt(order)}/changes`, body);
    },
    discount: async ({ order, ofLine, percent }) => {
      const { items, changeCount: version } = await read(idAt(order));
      const line = ofLine ? items.at(-1)?.line : null;
      const body = { version, reason: 'Late', kind: 'staff-discount', line, percent };
      return send('POST', `/orders/${idAt(order)}/discounts`, body);
    },
    bill: ({ order }) => send('POST', `/orders/${idAt(order)}/bill`, {}),
    'close the day': async () => {
      const { date } = kolkataTime(platform.clock());
      const path = `/admin/reports/days/${date}`;
      const { seen } = await asAdmin('GET', `/api${path}`);
      const countId = randomUUID();
      await send('POST', `/admin/drawer/${date}/counts`, { id: countId, pieces: { 100: 2 } });
      const body = { seen, countId, explanation: 'Counted', early: 'Sold out' };
      return send('POST', `${path}/closing`, body);
    },
    'next month': async () => {
      const month = kolkataTime(platform.clock()).date.slice(0, 7);
      const [year = 0, number = 0] = month.split('-').map(Number);
      platform.setClock(new Date(Date.UTC(year, number, 15, 6, 30)).toISOString());
      filed.set(month, await book.readReturn(month));
      return undefined;
    },
  };

  // One of them is billed, so that refunds, cancelling and new months meet credit notes.
  await acts.bill({ kind: 'bill', order: 0 });

  return {
    ids: orders.map(({ id }) => id),
    /** Plays a step, which may be refused, but only in words. */
    play: async (step: Step, isAlone: boolean) => {
      const id = isAlone && 'order' in step ? idAt(step.order) : undefined;
      const claims = id === undefined ? 0 : await countClaims(book.shop.shop.database.db, id);
      const before = id === undefined ? undefined : await read(id);
      const answer = await acts[step.kind](step as never);
      if (!answer) return;
      expect([200, 201, 204, 400, 409, 429, 503]).toContain(answer.status);
      if (id && before) expectLone(step, { claims, before, after: await read(id), answer });
    },
    /** Lets the gateway's last words arrive. What was filed must be as it was. */
    end: async () => {
      await acts['late webhooks']({ kind: 'late webhooks' });
      platform.passSeconds(2 * DAY_S);
      await book.runChecks();
      for (const [month, said] of filed) expect(await book.readReturn(month)).toBe(said);
    },
    /** What the gateway has received and returned for an order, in paise. */
    atGateway: (id: string) => {
      const refunds = [...gateway.refunds.values()].filter(
        (refund) => refund.id.startsWith(`${id}-`) && refund.status !== 'failed',
      );
      return {
        receipts: linksOf(id).flatMap((link) => link.receipts),
        refunded: refunds.reduce((sum, { amount }) => sum + amount, 0),
      };
    },
  };
}

/** In rupees, after discounts, as the dialog of refunds has it. */
function paidForDish(order: Order, line: number): number {
  const at = order.items.findIndex((item) => item.line === line);
  const shown = orderFromWire(order);
  const units = shown.items.map((_item, index) => Number(index === at));
  return at < 0 ? 0 : paidForDishes(shown, units) / 100;
}

function sumsOf({ payments = [] }: Order) {
  const sums = { payment: 0, refund: 0 };
  for (const { kind, amount } of payments) sums[kind] += amount;
  return { paid: sums.payment, received: sums.payment - sums.refund };
}
