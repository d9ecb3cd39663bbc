import type { Page } from '@playwright/test';
import { newGuest } from './guest-order';
import { expect } from './journey';

/** Orders one of the menu's first product for pickup, as a guest's phone would; answers the order's id. */
export async function placeGuestOrder(page: Page, specialInstructions = ''): Promise<string> {
  const products = await (await page.request.get('/api/products')).json();
  const response = await page.request.post('/api/orders', {
    data: {
      userId: null,
      guest: newGuest(),
      items: [{ productId: products[0].id, quantity: 2, customizations: [] }],
      deliveryMethod: 'pickup',
      addressId: null,
      paymentMethod: 'upi',
      specialInstructions,
    },
  });
  expect(response.status()).toBe(201);
  return (await response.json()).id;
}
