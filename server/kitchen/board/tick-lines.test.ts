import { describe, expect, it } from 'vitest';
import { openKitchenShop } from '../../../tests/support/kitchen/kitchen-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';

const cafe = await forEachTest(openKitchenShop());

describe('ticks', () => {
  const send = (id: string, line: number | string, body: object) =>
    cafe.shop.request('PUT', `/api/admin/kitchen/orders/${id}/lines`, {
      token: cafe.cook.token,
      body: { lines: [line], ...body },
    });

  it('are for all tablets', async () => {
    const { id } = await cafe.order();
    const at = cafe.shop.platform.clock().toISOString();
    const tick = (line: number | string, isDone: boolean) => send(id, line, { isDone, at });
    expect((await tick(1, true)).body.lines).toMatchObject([{ isDone: true }]);
    expect((await cafe.board()).tickets[0]).toMatchObject({
      version: 1,
      lines: [{ isDone: true }],
    });
    const before = await cafe.shop.everything();
    await tick(1, true);
    expect(await cafe.shop.everything()).toBe(before);
    expect((await tick(1, false)).body.lines).toMatchObject([{ isDone: false }]);
    expect((await tick(2, true)).body.code).toBe('not_found');
    expect((await tick('x', true)).body.code).toBe('bad_input');
  });

  it('are decided by the later of two taps, whichever arrives first', async () => {
    const { id } = await cafe.order();
    const start = cafe.shop.platform.clock().getTime();
    const tick = async (isDone: boolean, seconds: number) => {
      const at = new Date(start + seconds * 1000).toISOString();
      const { body } = await send(id, 1, { isDone, at });
      return body.lines[0].isDone;
    };
    cafe.shop.platform.passSeconds(60);
    expect(await tick(true, 10)).toBe(true);
    expect(await tick(false, 20)).toBe(false);
    const before = await cafe.shop.everything();
    // The first tap is sent again, because its answer was lost.
    expect(await tick(true, 10)).toBe(false);
    expect(await cafe.shop.everything()).toBe(before);
    // Another tablet unticks it again, after a tap that has not arrived yet.
    expect(await tick(false, 40)).toBe(false);
    expect(await tick(true, 30)).toBe(false);
    // A tablet's clock that is ahead does not decide about the taps to come.
    expect(await tick(true, 3600)).toBe(true);
    cafe.shop.platform.passSeconds(1);
    expect(await tick(false, 61)).toBe(false);
  });

  it('tell what the order is then, whatever moved it at the same time', async () => {
    for (let each = 0; each < 10; each += 1) {
      const { id } = await cafe.order();
      const at = cafe.shop.platform.clock().toISOString();
      const tick = (isDone: boolean) => send(id, 1, { isDone, at });
      await Promise.all([tick(true), cafe.act('move', { id }, 1), tick(true), tick(false)]);
      const events = await cafe.shop.shop.database.db
        .selectFrom('order_events')
        .select('status')
        .where('order_id', '=', id)
        .orderBy('id')
        .execute();
      const statuses = events.map(({ status }) => status);
      // The two statuses happen to be in alphabetical order.
      expect(statuses).toEqual(statuses.toSorted());
      expect(statuses.at(-1)).toBe('preparing');
    }
  });
});
