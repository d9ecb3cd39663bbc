import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  BODY,
  type Fate,
  GUEST,
  HOUR_MS,
  LINE,
  openWorld,
  settled,
} from '../../../../tests/checkout/checkout-world';

describe('a checkout', () => {
  it('places one order of one attempt with any setting of the phone’s clock', async () => {
    const fate = fc.constantFrom<Fate>('lost', 'reply-lost', 'hangs');
    const visit = fc.record({
      hoursLater: fc.constantFrom(0, 11, 22, 30),
      clockAheadBy: fc.constantFrom(-40, -20, 0, 20, 40),
      isReload: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fate, { maxLength: 6 }),
        fc.array(visit, { minLength: 2, maxLength: 5 }),
        async (fates, visits) => {
          const { open, phone, shop } = openWorld(fates);
          let tab = open();
          tab.cart.change([LINE]);
          for (const [index, { hoursLater, clockAheadBy, isReload }] of visits.entries()) {
            tab.checkout.stop();
            await settled();
            shop.now += hoursLater * HOUR_MS;
            phone.now = shop.now + clockAheadBy * HOUR_MS;
            if (isReload) tab = open();
            const state = tab.checkout.state.get();
            if (index === 0) tab.checkout.place(BODY);
            else if (state.status === 'sending') tab.checkout.resume(GUEST);
            else if (state.status === 'unsure') tab.checkout.sendAgain(state.attempt);
            await settled();
          }
          tab.checkout.stop();
          expect(shop.placed).toBeLessThanOrEqual(1);
        },
      ),
      { numRuns: 80 },
    );
  });

  it('never places two orders for one cart after lost replies, stops, reloads and new prices', async () => {
    const fate = fc.constantFrom<Fate>('lost', 'reply-lost', 'answered', 'hangs');
    const action = fc.constantFrom(
      'stop',
      'send',
      'keep',
      'place',
      'reload',
      'second tab',
      'hour',
      'empty',
      'reprice',
      'change',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(fate, { maxLength: 8 }),
        fc.array(action, { maxLength: 12 }),
        async (fates, actions) => {
          const { open, orders, requests, phone } = openWorld(fates);
          const tabs = [open()];
          tabs[0]?.cart.change([LINE]);
          tabs[0]?.checkout.place(BODY);
          for (const name of actions) {
            await settled();
            const tab = tabs.at(-1);
            if (!tab) break;
            const { checkout } = tab;
            const state = checkout.state.get();
            if (name === 'stop') checkout.stop();
            if (name === 'place' && tab.cart.get().lines.length > 0) checkout.place(BODY);
            if (name === 'send' && (state.status === 'unsure' || state.status === 'kept'))
              checkout.sendAgain(state.attempt);
            if (name === 'keep' && state.status === 'unsure') checkout.keep(state.attempt);
            if (name === 'empty') tab.cart.change([]);
            if (name === 'reprice') {
              const raised = tab.cart
                .get()
                .lines.map((each) => ({ ...each, price: each.price + 1 }));
              tab.cart.reprice(raised);
            }
            if (name === 'change' && (state.status === 'unsure' || state.status === 'kept'))
              checkout.change(state.attempt);
            if (name === 'hour') phone.now += 2 * HOUR_MS;
            if (name === 'reload') {
              checkout.stop();
              await settled();
              tabs[tabs.length - 1] = open();
              tabs.at(-1)?.checkout.resume(GUEST);
            }
            if (name === 'second tab') {
              tabs.push(open());
              tabs.at(-1)?.checkout.resume(GUEST);
            }
          }
          for (const { checkout } of tabs) checkout.stop();
          await settled();
          expect(orders.size).toBeLessThanOrEqual(1);
          expect(requests.every(({ wasStored }) => wasStored)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });
});

vi.setConfig({ testTimeout: 30_000 });
