import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Ticket } from '../../../shared/contract/kitchen/kitchen-contract';
import { openStations } from '../../../shared/domain/orders/order-parts';
import { openStationShop } from '../../../tests/support/kitchen/station-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { isPostgres } from '../../platform/db/is-postgres';

const cafe = await forEachTest(openStationShop());
const { shop, accepted } = cafe;

const ACTS = [
  'tick',
  'untick',
  'move',
  'undo',
  'recall',
  'cancel',
  'preparing',
  'on-the-way',
  'placed',
];

it('no sequence of two tablets leaves a ready order with an open part, or an unready one with none', async () => {
  const act = fc.record({
    what: fc.constantFrom('tick', 'tick', 'tick', 'untick', ...ACTS),
    lines: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 1 }),
    secondsAgo: fc.nat({ max: 5 }),
  });
  const rounds = fc.array(fc.array(act, { minLength: 1, maxLength: 2 }), {
    minLength: 3,
    maxLength: 9,
  });
  await fc.assert(
    fc.asyncProperty(rounds, async (played) => {
      shop.platform.passSeconds(60);
      const id = await accepted();
      const read = () => cafe.sendTick(id, [4], true).then(({ body }) => body as Ticket);
      for (const round of played) {
        shop.platform.passSeconds(2);
        const { version } = await read();
        const now = shop.platform.clock().getTime();
        const run = async ({ what, lines, secondsAgo }: (typeof round)[number]) => {
          const at = new Date(now - secondsAgo * 1000).toISOString();
          if (what === 'tick' || what === 'untick')
            return cafe.sendTick(id, lines, what === 'tick', at);
          if (what === 'cancel') return cafe.send(what, { id }, { version, reason: 'closed' });
          if (['move', 'undo', 'recall'].includes(what))
            return cafe.send(what, { id }, { version });
          const body = { status: what };
          const { token } = cafe.cook;
          return shop.request('PUT', `/api/orders/${id}/status`, { token, body });
        };
        for (const { status } of await Promise.all(round.map(run)))
          expect(status).toBeLessThan(500);
        const ticket = await read();
        if (ticket.status === 'cancelled') continue;
        const isUnready = ticket.stage === 'new' || ticket.stage === 'preparing';
        expect([ticket.stage, openStations(ticket.lines).length > 0]).toEqual([
          ticket.stage,
          isUnready,
        ]);
      }
      await shop.setStatus(id, 'cancelled');
    }),
    { numRuns: isPostgres(shop.shop.database.db) ? 5 : 15, interruptAfterTimeLimit: 20_000 },
  );
}, 90_000);
