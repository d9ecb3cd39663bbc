import { expect, test } from 'vitest';
import { sampleProduct } from '../../../../tests/support/menu/sample-product';
import { FALLBACK_SETTINGS } from '../../../api/settings-from-wire';
import { menuThings } from './menu-graph';

const ORIGIN = 'https://cafe.example';

test.each([
  ['', undefined],
  ['/pictures/tea/320.webp', 'https://cafe.example/pictures/tea/320.webp'],
  ['https://pictures.example/tea.jpg', 'https://pictures.example/tea.jpg'],
  ['https://pictures.example:99999/tea.jpg', undefined],
])('the picture at %j is %j', (imageUrl, image) => {
  const shop = {
    settings: FALLBACK_SETTINGS,
    content: undefined,
    closedMessage: undefined,
    isPaused: false,
    busyMessage: null,
    noDelivery: null,
    areaPauses: undefined,
    readyWindow: undefined,
    takesLaterOrders: undefined,
    laterMessage: undefined,
    categories: undefined,
    products: [sampleProduct('Tea', { imageUrl })],
    stock: undefined,
  };
  const [, product] = menuThings(shop, ORIGIN);
  expect(product?.image).toBe(image);
});
