import type { Api } from '../../api/api-client';
import { orderRequest } from '../../api/order-request';

/** Opens a bill's PDF by a plain address: browsers in other apps neither print nor save what a page makes. */
export async function saveBill(
  bills: Api['bills'],
  of: { id: string; accessToken: string | undefined },
): Promise<void> {
  const { url } = await bills.makeLink(orderRequest(of));
  location.assign(url);
}
