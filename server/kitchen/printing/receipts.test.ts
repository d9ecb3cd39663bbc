import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { openPrintingShop } from '../../../tests/printers/printing-shop';
import { StarPrinter } from '../../../tests/printers/star-printer';
import { forAllTests } from '../../../tests/support/platform/for-tests';
import { liveShop } from '../../../tests/support/platform/live-shop';
import { readReceipt } from '../../money/bills/read-receipt';

const cafe = await forAllTests(openPrintingShop());

describe('receipts', () => {
  beforeEach(() => cafe.shop.reset());

  const { shop } = cafe;
  const jobs = () =>
    shop.shop.database.db.selectFrom('print_jobs').select(['order_id', 'what', 'state']).execute();
  const bills = () => shop.shop.database.db.selectFrom('bills').select('order_id').execute();
  async function takeOrder(): Promise<string> {
    const tea = await shop.addProduct({ price: 40, stockCount: 9 });
    const { body } = await shop.request('POST', '/api/admin/orders', {
      token: (await shop.signInAdmin('staff')).token,
      body: {
        channel: 'counter',
        deliveryMethod: 'pickup',
        items: [{ productId: tea.id, quantity: 2 }],
      },
    });
    return body.id;
  }

  it('are printed once, with the bill, when an order is paid at the counter', async () => {
    const star = new StarPrinter((await cafe.addPrinter({ printsReceipts: true })).url);
    const [unpaid, id] = [await takeOrder(), await takeOrder()];
    await star.turn();
    expect(await jobs()).toEqual([]);
    await shop.setPayment(id, 'paid');
    await star.turn();
    expect(await jobs()).toEqual([{ order_id: id, what: 'receipt', state: 'printed' }]);
    expect(await bills()).toEqual([{ order_id: id }]);
    expect((await sharp(star.printed[0]).metadata()).height).toBeGreaterThan(300);
    await shop.setPayment(id, 'pending');
    await shop.setPayment(id, 'paid');
    await shop.setStatus(id, 'delivered');
    await star.turn();
    expect(star.printed).toHaveLength(1);
    expect(unpaid).not.toBe(id);
  });

  it('are printed neither by other printers nor for orders that are paid in another way', async () => {
    const kitchen = await cafe.addPrinter({ printsNew: 'accepted' });
    const star = new StarPrinter(kitchen.url);
    const counter = await takeOrder();
    await shop.setPayment(counter, 'paid');
    await star.turn();
    const receipts = new StarPrinter((await cafe.addPrinter({ printsReceipts: true })).url);
    const { id } = await cafe.order();
    await shop.setPayment(id, 'paid');
    await shop.setStatus(id, 'preparing');
    await star.turn();
    await receipts.turn();
    expect((await jobs()).map(({ what }) => what)).toEqual(['ticket', 'ticket']);
    expect(await bills()).toEqual([]);
  });

  it('have a code that opens the bill, if phones can open the shop', async () => {
    const id = await takeOrder();
    await shop.setPayment(id, 'paid');
    const { database, signer } = shop.shop;
    const { clock: now, newId } = shop.platform;
    const codesWith = async (phonesUrl: string | undefined) => {
      const actor = { adminId: null, name: 'Counter', now: now(), newId };
      const blocks = await readReceipt({ db: database.db, signer, phonesUrl }, id, actor);
      return (blocks ?? []).flatMap((block) => (block === 'rule' ? [] : (block.qrCode ?? [])));
    };
    expect(await codesWith(undefined)).toEqual([]);
    const [code = '', ...others] = await codesWith('https://cafe.example');
    expect(others).toEqual([]);
    const { origin, pathname, search } = new URL(code);
    expect([origin, pathname]).toEqual(['https://cafe.example', `/api/orders/${id}/bill.pdf`]);
    const open = () => shop.fetch(pathname + search);
    expect((await open()).headers.get('content-type')).toBe('application/pdf');
    shop.platform.passSeconds(15 * 60);
    expect((await open()).status).toBe(404);
    // Without an address of its own a shop listens only for this machine.
    expect([shop.shop.env.phonesUrl, liveShop({}).phonesUrl]).toEqual([undefined, undefined]);
    const named = { PUBLIC_URL: 'https://cafe.example' };
    expect(liveShop(named).phonesUrl).toBe('https://cafe.example');
  });

  it('are given up when their customer has left, or has the money back', async () => {
    const { id: printer, url } = await cafe.addPrinter({ printsReceipts: true });
    const star = new StarPrinter(url);
    const late = await takeOrder();
    await shop.setPayment(late, 'paid');
    await cafe.list();
    shop.platform.passSeconds(16 * 60);
    const missed = await takeOrder();
    await shop.setPayment(missed, 'paid');
    shop.platform.passSeconds(16 * 60);
    await star.turn();
    expect(await jobs()).toEqual([{ order_id: late, what: 'receipt', state: 'dropped' }]);
    const refunded = await takeOrder();
    await shop.setPayment(refunded, 'paid');
    await cafe.list();
    await shop.setPayment(refunded, 'refunded');
    await star.turn();
    expect((await jobs()).find(({ order_id }) => order_id === refunded)?.state).toBe('failed');
    expect(await bills()).toEqual([]);
    expect(star.printed).toEqual([]);
    expect(printer).toBeTruthy();
  });

  it('are printed again as copies, but not for an order without a bill', async () => {
    const { id: printer, url } = await cafe.addPrinter();
    const star = new StarPrinter(url);
    const id = await takeOrder();
    const { token } = await shop.signInAdmin('staff');
    const print = () =>
      shop.request('POST', `/api/admin/printers/${printer}/jobs`, {
        token,
        body: { orderId: id, what: 'receipt' },
      });
    const before = await shop.everything();
    expect(await print()).toMatchObject({ status: 409, body: { code: 'bill_not_due' } });
    expect(await shop.everything()).toBe(before);
    await shop.asAdmin('POST', `/api/orders/${id}/bill`);
    expect((await print()).body).toMatchObject({ what: 'receipt', isCopy: false });
    await star.turn();
    expect((await cafe.print(printer, id)).isCopy).toBe(false);
    await star.turn();
    expect((await print()).body).toMatchObject({ isCopy: true });
    await star.turn();
    expect(star.printed).toHaveLength(3);
  });
});
