import { randomUUID } from 'node:crypto';
import type { TestShop } from '../platform/test-shop';

/** Counts whole rupees in the drawer of a day, as an admin. @returns the count's id. */
export async function countDrawer(
  { asAdmin }: Pick<TestShop, 'asAdmin'>,
  date: string,
  rupees: number,
): Promise<string> {
  const hundreds = Math.floor(rupees / 100);
  const pieces = { 100: hundreds, 1: Math.floor(rupees - hundreds * 100) };
  const id = randomUUID();
  await asAdmin('POST', `/api/admin/drawer/${date}/counts`, { id, pieces });
  return id;
}
