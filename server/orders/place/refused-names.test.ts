import { expect, it } from 'vitest';
import { openKitchenShop } from '../../../tests/support/kitchen/kitchen-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';

const cafe = await forEachTest(openKitchenShop());

it('names what it refuses in the language of the request', async () => {
  const { shop } = cafe;
  const { id: productId } = await shop.addProduct({
    name: 'Toast',
    price: 40,
    translations: { hi: { name: 'टोस्ट' } },
    customizationOptions: {
      topping: {
        label: 'Topping',
        labels: { hi: 'ऊपर से' },
        options: [{ value: 'honey', label: 'Honey', labels: { hi: 'शहद' }, priceModifier: 10 }],
        min: 1,
        max: 1,
      },
    },
  });
  const { token } = await shop.signInAdmin('staff');
  const refused = async (line: object, language = 'hi') => {
    const { body } = await shop.request('POST', '/api/admin/orders', {
      token,
      headers: { 'Accept-Language': language },
      body: { channel: 'counter', deliveryMethod: 'pickup', items: [{ productId, ...line }] },
    });
    return [body.code, body.message];
  };
  const sellOut = (kind: string, id: string, until: string | null) =>
    shop.asAdmin('PUT', '/api/products/sold-out', { kind, id, until });
  const customizations = [{ section: 'topping', value: 'honey' }];
  const toast = { quantity: 1, customizations };

  const [required, sentence] = await refused({ quantity: 1 });
  expect([required, sentence]).toEqual(['option_required', expect.stringMatching(/टोस्ट.*ऊपर से/)]);
  const option = `${productId}.topping.honey`;
  await sellOut('option', option, 'tomorrow');
  expect(await refused(toast)).toEqual(['option_sold_out', expect.stringMatching(/टोस्ट.*शहद/)]);
  expect(await refused(toast, 'en')).toEqual(['option_sold_out', 'Toast: Honey is sold out.']);
  await sellOut('option', option, null);
  await sellOut('product', productId, 'tomorrow');
  expect(await refused(toast)).toEqual(['out_of_stock', expect.stringContaining('टोस्ट')]);
});
