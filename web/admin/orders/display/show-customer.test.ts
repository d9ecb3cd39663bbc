import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TillState } from '../../../../shared/contract/orders/counter-display-contract';
import { COUNTER_DISPLAY } from '../../../../shared/domain/orders/counter-display';
import { jsonBytes } from '../../../../shared/domain/platform/json-bytes';
import { showCustomer } from './show-customer';
import { orderState } from './till-state';

const cup = (name: string) => ({
  productId: name,
  name,
  imageUrl: '',
  price: 4000,
  quantity: 1,
  customizations: [],
  packagingCharge: 0,
  note: 'for Asha',
});
const order = (...names: string[]): TillState =>
  orderState(names.map(cup), {
    packagingCharge: 0,
    deliveryFee: 0,
    adjustments: [],
    total: names.length * 4000,
  });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function openTill(isRead: boolean) {
  const sent: TillState[] = [];
  let state: TillState = { kind: 'idle' };
  const stop = showCustomer(
    async (next) => {
      sent.push(next);
      return { isRead };
    },
    () => state,
  );
  const set = (next: TillState) => {
    state = next;
  };
  return { sent, stop, set };
}

it('sends the last state at most once a second, and confirms a sum each five', async () => {
  const till = openTill(true);
  await vi.advanceTimersByTimeAsync(100);
  till.set(order('Tea'));
  till.set(order('Tea', 'Momo'));
  await vi.advanceTimersByTimeAsync(1000);
  expect(till.sent).toEqual([{ kind: 'idle' }, order('Tea', 'Momo')]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(till.sent).toHaveLength(6);
  till.stop();
  expect(till.sent.at(-1)).toEqual({ kind: 'idle' });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(till.sent).toHaveLength(7);
});

it('asks only now and then while no display reads, and not at all while idle', async () => {
  const till = openTill(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(till.sent).toHaveLength(1);
  till.set(order('Tea'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(till.sent.length).toBeLessThanOrEqual(1 + 60_000 / COUNTER_DISPLAY.askedEveryMs);
  till.stop();
});

it('shows the last dishes that fit, without the customer’s notes', () => {
  const state = order(...Array.from({ length: 40 }, (_, at) => `${'चाय'.repeat(60)}${at}`));
  expect(jsonBytes(state)).toBeLessThanOrEqual(COUNTER_DISPLAY.stateBytes);
  expect(JSON.stringify(state)).not.toContain('Asha');
  if (state.kind !== 'order') throw new Error(state.kind);
  expect(state.lines.at(-1)?.name).toMatch(/39$/);
  expect(state.lines.length + state.more).toBe(40);
});
