import { beforeEach, describe, expect, it } from 'vitest';
import { openPrintingShop } from '../../../tests/printers/printing-shop';
import { orderFor, placed } from '../../../tests/support/orders/test-orders';
import { forAllTests } from '../../../tests/support/platform/for-tests';

const cafe = await forAllTests(openPrintingShop());

describe('a printer of placed orders', () => {
  beforeEach(() => cafe.shop.reset());

  const orders = async (count: number) => {
    const made: Awaited<ReturnType<typeof cafe.order>>[] = [];
    while (made.length < count) made.push(await cafe.order());
    return made;
  };
  /** The orders with a ticket. */
  const ticketed = async () => {
    await cafe.list();
    return (await cafe.jobs()).map(({ order_id }) => order_id);
  };
  const unprinted = async () => (await cafe.list())[0]?.unprinted;

  it('prints ten of a network’s guests that are neither accepted nor paid, and names the others', async () => {
    await cafe.addPrinter({ printsNew: 'placed' });
    const made = await orders(13);
    const ids = made.map(({ id }) => id);
    expect(await ticketed()).toEqual(ids.slice(0, 10));
    const [accepted, paid, last] = made.slice(10);
    expect(await unprinted()).toEqual(made.slice(10).map((order) => `#${order.counterNumber}`));

    await cafe.setStatus(accepted?.id ?? '', 'preparing');
    await cafe.shop.setPayment(paid?.id ?? '', 'paid');
    expect((await ticketed()).toSorted()).toEqual(ids.slice(0, 12).toSorted());
    expect(await unprinted()).toEqual([`#${last?.counterNumber}`]);

    const customer = await cafe.shop.signInCustomer();
    const tea = await cafe.shop.addProduct();
    const { id } = await placed(
      cafe.shop,
      orderFor(tea, 1, { userId: customer.userId, guest: undefined }),
      customer,
    );
    expect(await ticketed()).toContain(id);
  });

  it('counts those that were cancelled unpaid, for a day', async () => {
    await cafe.addPrinter({ printsNew: 'placed' });
    for (const { id } of await orders(10)) await cafe.setStatus(id, 'cancelled');
    // None is printed that is over by then.
    expect(await ticketed()).toEqual([]);
    for (const { id } of await orders(10)) {
      await ticketed();
      await cafe.setStatus(id, 'cancelled');
    }
    const late = await cafe.order();
    expect(await ticketed()).not.toContain(late.id);
    expect(await unprinted()).toEqual([`#${late.counterNumber}`]);
    cafe.shop.platform.passSeconds(86_400);
    const next = await cafe.order();
    expect(await ticketed()).toContain(next.id);
  });
});
