import { beforeEach, expect, it } from 'vitest';
import { openPrintingShop } from '../../../tests/printers/printing-shop';
import { StarPrinter } from '../../../tests/printers/star-printer';
import { laterOrdersOf, today } from '../../../tests/support/orders/later-orders';
import { forAllTests } from '../../../tests/support/platform/for-tests';

const cafe = await forAllTests(openPrintingShop());
const { setKitchen, startDue } = laterOrdersOf(cafe.shop);
beforeEach(async () => {
  await cafe.shop.reset();
  await setKitchen({ laterOrders: true });
});

async function addStar(printsNew: 'placed' | 'accepted') {
  const { url } = await cafe.addPrinter({ printsNew });
  return new StarPrinter(url);
}

it.each(['placed', 'accepted'] as const)(
  'a printer of %s orders prints one for later when the kitchen starts it',
  async (printsNew) => {
    const star = await addStar(printsNew);
    const { id } = await cafe.order({ slotAt: today('13:15') });
    const early = await cafe.order({ slotAt: today('18:00') });
    await star.turn();
    expect(await cafe.jobs()).toEqual([]);
    await cafe.setStatus(early.id, 'preparing');
    await star.turn();
    expect((await cafe.jobs()).map(({ order_id }) => order_id)).toEqual([early.id]);

    cafe.shop.platform.setClock(today('13:06'));
    await startDue();
    await star.turn();
    if (printsNew === 'accepted') await cafe.setStatus(id, 'preparing');
    await star.turn();
    expect((await cafe.jobs()).map(({ order_id }) => order_id)).toEqual([early.id, id]);
    expect(star.printed).toHaveLength(2);
  },
);
