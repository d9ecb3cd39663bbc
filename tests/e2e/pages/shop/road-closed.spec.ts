import { test } from '../../clocked-shop';
import { expectAccessible, ONE_LOOK } from '../../expect-accessible';
import { keepCart } from '../../guest-checkout';
import { expect } from '../../journey';
import { openAsStaff } from '../../people';
import { addProduct } from '../../set-up-shop';
import { openStaffApi } from '../../staff-api';

const CLOSED = 'The road is closed: no delivery until 6:00 pm. You can pick up your order.';

test('with a closed road, customers can only pick up', async ({ browser, shop, setClock }) => {
  await setClock('2026-11-21T14:10:00+05:30');
  const staffApi = await openStaffApi(shop);
  const { id: productId, name } = await addProduct(staffApi, { price: 100 });
  const staff = await browser.newPage({ baseURL: shop.url });
  await openAsStaff(staff, shop, '/admin/orders');
  const header = staff.getByRole('button', { name: /^Shop:/ });
  await header.click();
  const road = staff.getByRole('region', { name: 'Road closed: no delivery until' });
  await road.getByRole('button', { name: '6:00 pm' }).click();
  await expect(header).toHaveText(/Pickup only/);

  const customer = await browser.newPage({ baseURL: shop.url });
  await customer.setViewportSize({ width: 360, height: 740 });
  await keepCart(customer, [{ productId, name, price: 10_000, quantity: 1 }]);
  await customer.goto('/menu');
  await expect(customer.getByRole('region', { name: 'Your order' })).toContainText(CLOSED);
  await customer.goto('/checkout');
  await expect(customer.getByRole('status').filter({ hasText: CLOSED })).toBeVisible();
  await customer.getByLabel('Your name').fill('Pema');
  await customer.getByLabel('Phone number').fill('9812345677');
  await customer.getByRole('button', { name: 'Continue as a guest' }).click();
  const pickup = customer.getByRole('radio', { name: /Pickup/ });
  await expect(pickup).toBeChecked();
  await customer.getByRole('radio', { name: /Delivery/ }).click();
  await expect(customer.getByRole('button', { name: 'Choose pickup' })).toBeVisible();
  await customer.getByLabel('Street').fill('12 Main Bazaar');
  await customer.getByRole('button', { name: 'Continue', exact: true }).click();
  await customer.getByLabel('Skip location verification').check();
  await customer.getByRole('button', { name: 'Continue', exact: true }).click();
  const place = customer.getByRole('button', { name: /^Place order/ }).first();
  await expect(place).toBeDisabled();
  await customer.getByRole('button', { name: 'Change: Delivery or pickup' }).click();
  await customer.getByRole('button', { name: 'Choose pickup' }).click();
  await expect(pickup).toBeChecked();
  await customer.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(place).toBeEnabled();

  await header.click();
  await expect(staff.getByRole('dialog', { name: 'Taking orders' })).toContainText(
    `Customers read: “${CLOSED}”`,
  );
  await expectAccessible(
    staff,
    'the opening control with a closed road',
    ONE_LOOK,
    '[role=dialog]',
  );
  await road.getByRole('button', { name: 'Deliver again' }).click();
  await expect(header).toHaveText(/Open/);
  await customer.close();
  await staff.close();
});
