import type { OrderStatus } from '../../shared/domain/orders/order-status';
import type { PaymentStatus } from '../../shared/domain/orders/payment';
import {
  GUESTS_LEAST,
  LARGE_PAISE,
  MOST_HELD,
  MOST_OF_SLOT,
  MOST_REMAKES,
  MOST_UNPAID,
  MOST_UNPAID_LATER,
  type ModelProduct,
  ON_SALE,
  PACKAGING_PAISE,
  sum,
} from './cafe-limits';
import type { ModelBill, ModelOrder, Prediction, Wish } from './model-order';
import { movedOn, recalled, type Tap } from './ticket-model';

/**
 * The simplest model of the cafe, without any of the shop's code. It predicts responses, stock and
 * the history of each order.
 */
export class CafeModel {
  isOpen = true;
  lapses = 0;
  readonly products: ModelProduct[];
  readonly orders: ModelOrder[] = [];
  readonly bills: ModelBill[] = [];
  /** Every order sent, by its key's number. The last wish of a key counts. */
  readonly sent: Wish[] = [];
  readonly #orderOfKey = new Map<number, number>();

  constructor(prices: readonly number[], stock: number) {
    this.products = prices.map((pricePaise) => ({ pricePaise, stock, ...ON_SALE }));
  }

  /** @param key the number of an idempotency key. No two buyers share a key. */
  send(key: number, wish: Wish): Prediction {
    const earlier = this.#orderOfKey.get(key);
    if (earlier !== undefined) {
      const same = JSON.stringify(this.orders[earlier]?.wish) === JSON.stringify(wish);
      return same
        ? { status: 200, order: earlier }
        : { status: 409, code: 'idempotency_key_reused' };
    }
    this.sent[key] = wish;
    const refusal = this.#refusalOf(wish);
    if (refusal) return refusal;
    const held = this.#unitsOf(wish);
    this.#move(held, -1);
    const order = this.orders.push({
      wish,
      held,
      totalPaise: this.#totalOf(wish),
      statuses: ['placed'],
      payments: ['pending'],
      remakes: 0,
      isClaimed: false,
      ticket: { version: 1, isAccepted: false, isReady: false },
    });
    this.#orderOfKey.set(key, order - 1);
    return { status: 201, order: order - 1 };
  }

  /** @param ranOut of a cancellation: the products whose units do not return. */
  setStatus(number: number, status: OrderStatus, ranOut: readonly number[] = []): Prediction {
    const order = this.orderAt(number);
    const was = order.statuses.at(-1);
    if (was === status) return { status: 200, order: number };
    if (ranOut.some((product) => !order.held[product])) return { status: 400, code: 'bad_input' };
    if (was === 'cancelled') {
      if (this.#isShort(order.held)) return { status: 409, code: 'out_of_stock' };
      this.#move(order.held, -1);
    }
    if (status === 'cancelled') {
      this.#move(
        order.held.map((units, product) => (ranOut.includes(product) ? 0 : units)),
        1,
      );
      this.products.forEach((product, index) => {
        product.isSoldOut ||= ranOut.includes(index);
      });
    }
    order.statuses.push(status);
    const { version, isAccepted, isReady } = order.ticket;
    const times = {
      placed: [false, false],
      preparing: [true, false],
      cancelled: [isAccepted, isReady],
      'on-the-way': [true, true],
      delivered: [true, true],
    } as const;
    const [accepted = false, ready = false] = times[status];
    order.ticket = { version: version + 1, isAccepted: accepted, isReady: ready };
    return { status: 200, order: number };
  }

  /** @param version the ticket's version that the cook saw. */
  tap(what: Tap, number: number, version: number): Prediction {
    const { statuses, ticket, wish } = this.orderAt(number);
    const { isAccepted, isReady } = ticket;
    const status = statuses.at(-1) ?? 'placed';
    const after =
      what === 'undo'
        ? ticket.before
        : what === 'recall'
          ? recalled(status, wish.delivered)
          : movedOn(status, isReady, wish.delivered);
    if (!after || ticket.version !== version) return { status: 409, code: 'conflict' };
    if (after.status !== status) statuses.push(after.status);
    this.orderAt(number).ticket = {
      version: version + 1,
      isAccepted: after.isAccepted,
      isReady: after.isReady,
      ...(what !== 'undo' && { before: { status, isAccepted, isReady } }),
    };
    return { status: 200, order: number };
  }

  setPayment(number: number, payment: PaymentStatus): Prediction {
    const order = this.orderAt(number);
    if (order.payments.at(-1) !== payment) {
      order.payments.push(payment);
      order.isClaimed = false;
    }
    return { status: 200, order: number };
  }

  /** One unit of an order's first line. @param version how many remakes staff saw. */
  remake(number: number, version: number): Prediction {
    const order = this.orderAt(number);
    if (order.remakes !== version) return { status: 409, code: 'conflict' };
    if (order.statuses.at(-1) === 'cancelled') return { status: 409, code: 'order_cancelled' };
    if (order.remakes >= MOST_REMAKES) return { status: 409, code: 'order_full' };
    const [line] = order.wish.lines;
    const answer = this.throwAway(line?.product ?? 0, 1);
    if ('code' in answer) return answer;
    order.remakes += 1;
    return { status: 200, order: number };
  }

  throwAway(index: number, units: number): { status: 200 } | { status: 409; code: string } {
    const product = this.products[index];
    if (!product || product.stock < units) return { status: 409, code: 'out_of_stock' };
    product.stock -= units;
    return { status: 200 };
  }

  claim(number: number): Prediction {
    const order = this.orderAt(number);
    const isAwaited = order.statuses.at(-1) !== 'cancelled' && order.payments.at(-1) === 'pending';
    if (isAwaited) order.isClaimed = true;
    return { status: 200, order: number };
  }

  /** The time in which an unpaid order lapses. One for later, or reported as paid, waits for a person. */
  lapse(): void {
    this.lapses += 1;
    for (const [number, { wish, statuses, payments, isClaimed, ticket }] of this.orders.entries()) {
      delete ticket.before;
      const isDue = statuses.at(-1) === 'placed' && payments.at(-1) === 'pending';
      if (isDue && !isClaimed && wish.slot === undefined) this.setStatus(number, 'cancelled');
    }
  }

  orderAt(number: number): ModelOrder {
    const order = this.orders[number];
    if (!order) throw new Error(`the model has no order ${number}`);
    return order;
  }

  /** The total of the orders that are paid and not cancelled. */
  get revenuePaise(): number {
    return this.orders
      .filter(({ statuses }) => statuses.at(-1) !== 'cancelled')
      .filter(({ payments }) => payments.at(-1) === 'paid')
      .reduce((sum, { totalPaise }) => sum + totalPaise, 0);
  }

  #refusalOf(wish: Wish): Prediction | undefined {
    if (!this.isOpen) return { status: 409, code: 'store_closed' };
    const unpaid = this.orders.filter(
      ({ wish: { buyer }, statuses, payments }) =>
        buyer === wish.buyer &&
        statuses.at(-1) === 'placed' &&
        ['pending', 'failed'].includes(payments.at(-1) ?? ''),
    );
    if (wish.lines.some(({ product }) => !this.products[product]?.isAvailable)) {
      return { status: 409, code: 'product_unavailable' };
    }
    if (unpaid.length >= MOST_UNPAID) return { status: 429, code: 'too_many_unpaid_orders' };
    const most = MOST_HELD[wish.buyer === 'guest' ? 'guest' : 'customer'];
    const units = sum([...unpaid.map(({ held }) => sum(held)), sum(this.#unitsOf(wish))]);
    const paise = sum([...unpaid.map(({ totalPaise }) => totalPaise), this.#totalOf(wish)]);
    if (units > most.units || paise > most.paise) return { status: 409, code: 'unpaid_limit' };
    const later = unpaid.filter((order) => order.wish.slot !== undefined);
    if (wish.slot !== undefined && later.length >= MOST_UNPAID_LATER) {
      return { status: 429, code: 'too_many_unpaid_orders' };
    }
    const wanted = this.#unitsOf(wish);
    const isSoldOut = this.products.some((product, index) => product.isSoldOut && wanted[index]);
    if (isSoldOut || this.#isShort(wanted)) return { status: 409, code: 'out_of_stock' };
    const exceedsShare = this.products.some(({ stock }, index) => {
      const held = sum(unpaid.map((order) => order.held[index] ?? 0));
      const share = Math.max(GUESTS_LEAST - held, Math.floor((stock - held) / 2));
      return (wanted[index] ?? 0) > Math.max(0, share);
    });
    if (wish.buyer === 'guest' && exceedsShare) return { status: 409, code: 'unpaid_limit' };
    return this.#isFull(wish.slot) ? { status: 409, code: 'slot_unavailable' } : undefined;
  }

  /**
   * Delivery costs ₹20 below ₹499 of dishes, else ₹10; packaging is charged per unit (orders rules
   * 6 and 7).
   */
  #totalOf({ lines, delivered }: Wish): number {
    let [dishes, packaging] = [0, 0];
    for (const { product, quantity, large } of lines) {
      const price = this.products[product]?.pricePaise ?? 0;
      dishes += quantity * (price + (large ? LARGE_PAISE : 0));
      packaging += quantity * PACKAGING_PAISE;
    }
    const fee = dishes < 49_900 ? 2000 : 1000;
    return dishes + packaging + (delivered ? fee : 0);
  }

  #unitsOf({ lines }: Wish): number[] {
    return this.products.map((_, index) =>
      lines.reduce((sum, { product, quantity }) => sum + (product === index ? quantity : 0), 0),
    );
  }

  #isFull(slot: number | undefined): boolean {
    const others = this.orders.filter(
      ({ wish, statuses }) => wish.slot === slot && statuses.at(-1) !== 'cancelled',
    );
    return slot !== undefined && others.length >= MOST_OF_SLOT;
  }

  #isShort(wanted: readonly number[]): boolean {
    return this.products.some(({ stock }, index) => (wanted[index] ?? 0) > stock);
  }

  #move(units: readonly number[], sign: 1 | -1): void {
    this.products.forEach((product, index) => {
      product.stock += sign * (units[index] ?? 0);
    });
  }
}
