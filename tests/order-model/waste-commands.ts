import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect } from 'vitest';
import { always, command, hasOrders, times } from './cafe-command';
import { expectPredicted } from './predictions';
import { askAsStaff, expectOrder } from './real-cafe';

/** The second of two taps finds another version. */
export const remaking = fc.tuple(fc.nat(), times).map(([pick, count]) =>
  command(`remake of order ${pick} × ${count}`, hasOrders, async (model, real) => {
    const number = pick % model.orders.length;
    const { remakes: version } = model.orderAt(number);
    const path = `/api/orders/${real.orderIds[number]}/remakes`;
    const body = { version, lines: [{ line: 1, quantity: 1 }], reason: 'dropped', note: '' };
    const predictions = Array.from({ length: count }, () => model.remake(number, version));
    expectPredicted(real, await askAsStaff(real, 'POST', path, body, count), predictions);
    await expectOrder(real, model, number);
  }),
);

/** Two taps send the same entry, which counts once. */
export const throwingAway = fc
  .tuple(fc.nat({ max: 2 }), fc.integer({ min: 1, max: 4 }), times)
  .map(([index, quantity, count]) =>
    command(`${quantity} of ${index} thrown away × ${count}`, always, async (model, real) => {
      const path = `/api/inventory/${real.products[index]?.inventoryId}/waste`;
      const body = { entryId: randomUUID(), quantity, reason: 'burnt', note: '' };
      const answers = await askAsStaff(real, 'POST', path, body, count);
      const { status } = model.throwAway(index, quantity);
      expect(answers.map((answer) => answer.status)).toEqual(Array(count).fill(status));
    }),
  );
