import type { Product } from '../../shared/contract/menu/catalog-contract';
import type { PlacedOrder } from '../../shared/contract/orders/orders-contract';
import type { Address } from '../../shared/contract/people/customers-contract';
import { GUEST, orderFor, placed } from '../support/orders/test-orders';
import type { SignedIn, TestShop } from '../support/platform/test-shop';

/** A shop with the people and data that the attacks target. */
export interface Victims {
  shop: TestShop;
  admin: SignedIn;
  manager: SignedIn;
  staff: SignedIn;
  /** A customer with an address and an order. */
  asha: SignedIn;
  home: Address;
  ashasOrder: PlacedOrder;
  /** The customer who attacks. */
  eve: SignedIn;
  guestsOrder: PlacedOrder & { accessToken: string };
  otherGuestsOrder: PlacedOrder & { accessToken: string };
  /** ₹100, 10 in stock, with the topping 'honey' for ₹10. */
  waffle: Product;
  /** ₹50, with the size 'large' for ₹20. */
  tea: Product;
  inventoryId: string;
}

export const NEAR = { street: 'Main Bazaar', latitude: 27.31, longitude: 88.37 };

/** Fills an empty shop with the victims. */
export async function bringVictims(shop: TestShop): Promise<Victims> {
  const option = (value: string, label: string, priceModifier: number) => ({
    label,
    options: [{ value, label, priceModifier }],
  });
  const waffle = await shop.addProduct({
    name: 'Waffle',
    customizationOptions: { topping: option('honey', 'Honey', 10) },
  });
  const tea = await shop.addProduct({
    name: 'Tea',
    price: 50,
    // Guests, whose orders stay unpaid, may hold half of it.
    stockCount: 100,
    customizationOptions: { size: option('large', 'Large', 20) },
  });
  const asha = await shop.signInCustomer('+919800000011');
  const home = await shop.succeed('POST', '/api/users/me/addresses', {
    token: asha.token,
    body: { name: 'Home', ...NEAR },
  });
  const delivered = { deliveryMethod: 'delivery', addressId: home.id };
  const ashasOrder = await placed(shop, orderFor(waffle, 1, delivered), asha);
  const inventory = await shop.asAdmin('GET', '/api/inventory');
  return {
    shop,
    admin: await shop.signInAdmin(),
    manager: await shop.signInAdmin('manager'),
    staff: await shop.signInAdmin('staff'),
    asha,
    home,
    ashasOrder,
    eve: await shop.signInCustomer('+919800000012'),
    guestsOrder: await placedByGuest(shop, waffle, GUEST),
    otherGuestsOrder: await placedByGuest(shop, tea, {
      name: 'Dawa',
      phoneNumber: '+919800000014',
    }),
    waffle,
    tea,
    inventoryId: inventory[0].id,
  };
}

async function placedByGuest(shop: TestShop, product: Product, guest: object) {
  const order: PlacedOrder = await placed(shop, orderFor(product, 1, { guest }));
  if (!order.accessToken) throw new Error('a guest got no token');
  return { ...order, accessToken: order.accessToken };
}
