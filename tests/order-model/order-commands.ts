import fc from 'fast-check';
import { ORDER_STATUSES, type OrderStatus } from '../../shared/domain/orders/order-status';
import { PAYMENT_STATUSES, type PaymentStatus } from '../../shared/domain/orders/payment';
import { billCommands } from './bill-commands';
import { always, command, hasOrders, hasSent, times } from './cafe-command';
import type { CafeModel } from './cafe-model';
import { BUYERS, type Wish } from './model-order';
import { expectPredicted } from './predictions';
import {
  askAsStaff,
  CAFE_SETTINGS,
  claimPayment,
  editProduct,
  expectOrder,
  passLapse,
  type RealCafe,
  sendWish,
} from './real-cafe';
import type { Tap } from './ticket-model';
import { remaking, throwingAway } from './waste-commands';

async function send(model: CafeModel, real: RealCafe, key: number, wish: Wish, count: number) {
  const predictions = Array.from({ length: count }, () => model.send(key, wish));
  expectPredicted(real, await sendWish(real, key, wish, count), predictions);
  const [first] = predictions;
  if (first && 'order' in first) await expectOrder(real, model, first.order);
}

const wishes: fc.Arbitrary<Wish> = fc.record({
  buyer: fc.constantFrom(...BUYERS),
  lines: fc.array(
    fc.record({
      product: fc.nat({ max: 2 }),
      quantity: fc.integer({ min: 1, max: 4 }),
      large: fc.boolean(),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  delivered: fc.boolean(),
  slot: fc.constantFrom(undefined, undefined, 0, 1),
});

const placing = fc
  .tuple(wishes, times)
  .map(([wish, count]) =>
    command(`order ${JSON.stringify(wish)} × ${count}`, always, (model, real) =>
      send(model, real, model.sent.length, wish, count),
    ),
  );

/** One more than the limit of unpaid orders of a buyer. */
const RUSH = 6;

/** Several equal orders. With the initial menu each costs exactly the threshold of the lower fee. */
const rushing = fc.constantFrom(...BUYERS).map((buyer) =>
  command(`a rush of ${buyer}`, always, async (model, real) => {
    const wish = { buyer, lines: [{ product: 2, quantity: 2, large: false }], delivered: true };
    for (let each = 0; each < RUSH; each += 1) await send(model, real, model.sent.length, wish, 1);
  }),
);

const sendingAgain = fc.tuple(fc.nat(), fc.boolean(), times).map(([pick, other, count]) =>
  command(`key ${pick} again × ${count}${other ? ', other order' : ''}`, hasSent, (model, real) => {
    const key = pick % model.sent.length;
    const wish = model.sent[key];
    if (!wish) throw new Error(`nothing was sent by key ${key}`);
    const delivered = other ? !wish.delivered : wish.delivered;
    return send(model, real, key, { ...wish, delivered }, count);
  }),
);

const settingStatus = fc
  .tuple(fc.nat(), fc.constantFrom<OrderStatus[]>('cancelled', ...ORDER_STATUSES), times)
  .map(([pick, status, count]) =>
    command(`order ${pick} ${status} × ${count}`, hasOrders, async (model, real) => {
      const number = pick % model.orders.length;
      const path = `/api/orders/${real.orderIds[number]}/status`;
      const predictions = Array.from({ length: count }, () => model.setStatus(number, status));
      const answers = await askAsStaff(real, 'PUT', path, { status }, count);
      expectPredicted(real, answers, predictions);
      await expectOrder(real, model, number);
    }),
  );

/** The second of two taps finds the order cancelled. */
const runningOut = fc
  .tuple(fc.nat(), fc.subarray([0, 1, 2], { minLength: 1 }), times)
  .map(([pick, ranOut, count]) =>
    command(`order ${pick} lacks ${ranOut} × ${count}`, hasOrders, async (model, real) => {
      const number = pick % model.orders.length;
      const path = `/api/orders/${real.orderIds[number]}/status`;
      const productIds = ranOut.map((index) => real.products[index]?.productId);
      const body = { status: 'cancelled', reason: 'out-of-items', ranOut: productIds };
      const predictions = Array.from({ length: count }, () =>
        model.setStatus(number, 'cancelled', ranOut),
      );
      expectPredicted(real, await askAsStaff(real, 'PUT', path, body, count), predictions);
      await expectOrder(real, model, number);
    }),
  );

const sellingAgain = fc.nat({ max: 2 }).map((index) =>
  command(`${index} is back`, always, async (model, real) => {
    const [product, known] = [model.products[index], real.products[index]];
    if (!product || !known) throw new Error(`no product ${index}`);
    product.isSoldOut = false;
    const body = { kind: 'product', id: known.productId, until: null };
    await real.shop.asAdmin('PUT', '/api/products/sold-out', body);
  }),
);

const tapping = fc
  .tuple(fc.nat(), fc.constantFrom<Tap[]>('move', 'move', 'move', 'undo', 'recall'), times)
  .map(([pick, what, count]) =>
    command(`${what} the ticket of order ${pick} × ${count}`, hasOrders, async (model, real) => {
      const number = pick % model.orders.length;
      const { version } = model.orderAt(number).ticket;
      const path = `/api/admin/kitchen/orders/${real.orderIds[number]}/${what}`;
      const predictions = Array.from({ length: count }, () => model.tap(what, number, version));
      const answers = await askAsStaff(real, 'POST', path, { version }, count);
      expectPredicted(real, answers, predictions);
      await expectOrder(real, model, number);
    }),
  );

const settingPayment = fc
  .tuple(fc.nat(), fc.constantFrom<PaymentStatus[]>(...PAYMENT_STATUSES), times)
  .map(([pick, paymentStatus, count]) =>
    command(`order ${pick} ${paymentStatus} × ${count}`, hasOrders, async (model, real) => {
      const number = pick % model.orders.length;
      const path = `/api/orders/${real.orderIds[number]}/payment-status`;
      const predictions = Array.from({ length: count }, () =>
        model.setPayment(number, paymentStatus),
      );
      const answers = await askAsStaff(real, 'PUT', path, { paymentStatus }, count);
      expectPredicted(real, answers, predictions);
      await expectOrder(real, model, number);
    }),
  );

/** Within a day, after which a guest's network is forgotten, and before the slots of the orders for later. */
const MOST_LAPSES = 6;

const claiming = fc.tuple(fc.nat(), times, fc.boolean()).map(([pick, count, waits]) => {
  const text = `claim of order ${pick} × ${count}${waits ? ', and unpaid orders lapse' : ''}`;
  return command(text, hasOrders, async (model, real) => {
    const number = pick % model.orders.length;
    const predictions = Array.from({ length: count }, () => model.claim(number));
    expectPredicted(real, await claimPayment(real, model, number, count), predictions);
    await expectOrder(real, model, number);
    if (!waits || model.lapses >= MOST_LAPSES) return;
    model.lapse();
    await passLapse(real);
    for (const each of model.orders.keys()) await expectOrder(real, model, each);
  });
});

const countingStock = fc.tuple(fc.nat({ max: 2 }), fc.nat({ max: 9 })).map(([index, stock]) =>
  command(`stock of ${index} is ${stock}`, always, async (model, real) => {
    const [product, known] = [model.products[index], real.products[index]];
    if (!product || !known) throw new Error(`no product ${index}`);
    product.stock = stock;
    const { productId, inventoryId } = known;
    const levels = { productId, startingStock: stock, currentStock: stock };
    await real.shop.asAdmin('PUT', `/api/inventory/${inventoryId}`, levels);
  }),
);

const editingProduct = fc
  .tuple(fc.nat({ max: 2 }), fc.integer({ min: 1, max: 30_000 }), fc.boolean(), fc.boolean())
  .map(([index, pricePaise, oneWay, other]) => {
    const isAvailable = oneWay || other;
    const text = `product ${index} costs ${pricePaise}${isAvailable ? '' : ', off the menu'}`;
    return command(text, always, async (model, real) => {
      const [product, known] = [model.products[index], real.products[index]];
      if (!product || !known) throw new Error(`no product ${index}`);
      Object.assign(product, { pricePaise, isAvailable });
      await editProduct(real, index, { price: pricePaise / 100, isAvailable });
    });
  });

const openingOrClosing = fc.boolean().map((isOpen) =>
  command(isOpen ? 'open' : 'close', always, async (model, real) => {
    model.isOpen = isOpen;
    await real.shop.changeSettings({
      openingMode: isOpen ? 'open' : 'closed',
      ...CAFE_SETTINGS,
    });
  }),
);

const restarting = fc.constant(command('restart', always, (_model, real) => real.shop.restart()));

/** Days at the cafe: sequences of actions of customers, staff and servers. */
export function cafeDays(replayPath: string | undefined) {
  return fc.commands(
    [
      placing,
      placing,
      rushing,
      sendingAgain,
      settingStatus,
      settingStatus,
      runningOut,
      sellingAgain,
      tapping,
      tapping,
      settingPayment,
      remaking,
      throwingAway,
      claiming,
      claiming,
      countingStock,
      editingProduct,
      openingOrClosing,
      restarting,
      ...billCommands,
    ],
    { maxCommands: 40, size: '+1', ...(replayPath !== undefined && { replayPath }) },
  );
}
