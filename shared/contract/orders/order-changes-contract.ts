import * as z from 'zod';
import { MOST_REMADE_BY_DAY, MOST_REMAKES, REMAKE_REASONS } from '../../domain/menu/waste';
import { MOST_CHANGES, MOST_DELAYS, MOST_LINES_EVER } from '../../domain/orders/order-change';
import { EXPLAINED_IF_OTHER, wasteFields } from '../menu/inventory-contract';
import { call } from '../platform/call';
import { id, timestamp } from '../platform/wire-values';
import {
  discountFields,
  expectedTotal,
  idempotencyHeaders,
  MOST_LINES,
  orderedItem,
} from './order-input';
import { order } from './order-shape';

const line = z.int().min(1).max(MOST_LINES_EVER);

const changeFields = {
  version: z
    .int()
    .min(0)
    .max(MOST_CHANGES)
    .describe('`changeCount` of the order that the page showed; `conflict` if it changed'),
  expectedTotal: expectedTotal.describe('What the page showed as the total after the change'),
  reason: discountFields.reason,
};

const dishesChange = z
  .object({
    ...changeFields,
    add: z.array(orderedItem).max(MOST_LINES).default([]),
    remove: z
      .array(
        z.object({
          line,
          quantity: z.int().min(1).max(999),
          hasRunOut: z
            .boolean()
            .default(false)
            .describe(
              'Sold out until the next day’s opening; its units do not return to the stock',
            ),
        }),
      )
      .max(MOST_LINES_EVER)
      .default([]),
    sellAnyway: z
      .boolean()
      .default(false)
      .describe('Sells what the shop counts as sold out; for managers'),
  })
  .refine(({ add, remove }) => add.length + remove.length > 0, {
    path: ['add'],
    message: 'Add or remove a dish',
  });

const discountChange = z
  .object({
    ...changeFields,
    ...discountFields,
    line: line.nullable().describe('The line that it is for; null for the whole order'),
  })
  .refine(({ percent, amount }) => percent === null || amount === null, {
    path: ['amount'],
    message: 'A percentage or an amount',
  });
export type DishesChange = z.output<typeof dishesChange>;
export type DiscountChange = z.output<typeof discountChange>;

export const remakeFields = z.object({
  lines: z
    .array(z.object({ line, quantity: z.int().min(1).max(999) }))
    .min(1)
    .max(MOST_LINES_EVER)
    .refine((lines) => new Set(lines.map((each) => each.line)).size === lines.length),
  ...wasteFields(REMAKE_REASONS),
});
export type RemadeDishes = z.output<typeof remakeFields>;

const shared = { params: z.object({ id }), headers: idempotencyHeaders };
const ONCE =
  'Until it is handed over, or has a bill. With an Idempotency-Key, the same request changes it once.';

/** Staff change an order after it was placed (orders rules 23 and 24). */
export const orderChangesContract = {
  changeDishes: call('orders', 'POST /orders/{id}/changes', 'Add, remove or replace dishes', {
    pin: 'by-input',
    inputStructure: 'detailed',
    description: `Total, stock and payment status follow; prices come from the menu. ${ONCE}`,
  })
    .input(z.object({ ...shared, body: dishesChange }))
    .output(order),
  giveDiscount: call('orders', 'POST /orders/{id}/discounts', 'Give a discount', {
    pin: 'always',
    inputStructure: 'detailed',
    description: `In place of an earlier one on the same line, or on the order; with neither percent nor amount, that one is taken back. Staff give as much of an order as the owner allows, managers more. ${ONCE}`,
  })
    .input(z.object({ ...shared, body: discountChange }))
    .output(order),
  remake: call('orders', 'POST /orders/{id}/remakes', 'Make dishes again at no charge', {
    pin: 'always',
    description: `The kitchen gets a ticket of its own. Stock is taken once more; total, bill and payments stay. At most ${MOST_REMAKES} times, until a day after the promised time, and ${MOST_REMADE_BY_DAY} lines a day of one person.`,
  })
    .input(remakeFields.extend({ id, version: changeFields.version }).refine(...EXPLAINED_IF_OTHER))
    .output(order),
  delayPromise: call('orders', 'POST /orders/{id}/delays', 'Move the promise by ten minutes', {
    description: `Until the order is ready, and at most ${MOST_DELAYS} times. The customer is told the new time; figures count the first one.`,
  })
    .input(
      z.object({
        id,
        promisedUntil: timestamp.describe('What the page showed; `conflict` if it has moved'),
      }),
    )
    .output(order),
};
