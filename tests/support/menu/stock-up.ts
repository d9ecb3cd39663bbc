import type { InventoryRecord } from '../../../shared/contract/menu/inventory-contract';

/** The first admin of a shop under load. */
export const STAFF = { email: 'load@cafe.example', password: 'a-password-for-the-load' };

const PLENTY = 900_000;

/** Signs this admin in. @returns an access token that lives for five minutes. */
export async function staffToken(url: string): Promise<string> {
  const session = await ask(`${url}/api/auth/sign-in/email`, 'POST', undefined, STAFF);
  const { token } = await ask(`${url}/api/auth/token`, 'GET', session.token);
  return token;
}

/** Signs in and sets a large stock, so that no order is refused as out of stock. */
export async function stockUp(url: string): Promise<InventoryRecord[]> {
  const token = await staffToken(url);
  const inventory: InventoryRecord[] = await ask(`${url}/api/inventory`, 'GET', token);
  for (const { id, productId } of inventory) {
    const levels = { productId, startingStock: PLENTY, currentStock: PLENTY };
    await ask(`${url}/api/inventory/${id}`, 'PUT', token, levels);
  }
  return inventory;
}

// biome-ignore lint/suspicious/noExplicitAny: the setup reads the fields of a response unchecked
async function ask(url: string, method: string, token?: string, body?: object): Promise<any> {
  const response = await fetch(url, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${method} ${url}: ${response.status} ${await response.text()}`);
  return response.json();
}
