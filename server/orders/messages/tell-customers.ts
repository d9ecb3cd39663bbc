import type { WriteDeps } from '../../platform/db/database';
import { queueNews } from './queue-news';
import { type SendOrderMessagesDeps, sendOrderMessages } from './send-order-messages';

/** Looks for news before each batch, because push services that do not answer make a batch slow. */
export async function tellCustomers(deps: WriteDeps & SendOrderMessagesDeps): Promise<void> {
  let sent: number;
  do {
    await queueNews(deps);
    sent = await sendOrderMessages(deps);
  } while (sent > 0);
}
