import { createApp } from '../../server/app';
import { listen, type RunningServer } from '../../server/platform/http/listen';
import type { Printer, PrinterInput } from '../../shared/contract/kitchen/printing-contract';
import { guestOf, orderFor, placed } from '../support/orders/test-orders';
import { freePort } from '../support/platform/free-port';
import { openTestShop } from '../support/platform/test-shop';

export type PrintingShop = Awaited<ReturnType<typeof openPrintingShop>>;

/** A test's shop with two servers that listen on ports of their own, for printers that speak HTTP. */
export async function openPrintingShop(settings: Record<string, string> = {}) {
  const shop = await openTestShop(settings);
  const ports = [await freePort(), await freePort()];
  const servers: RunningServer[] = [];
  for (const port of ports) {
    servers.push(await listen(createApp(shop.shop, {}), '127.0.0.1', port));
  }
  let guests = 0;

  /** The URL of a printer at one of the servers. */
  const at = (url: string, server = 0) =>
    new URL(new URL(url).pathname, `http://127.0.0.1:${ports[server]}`).href;

  async function addPrinter(fields: Partial<PrinterInput> = {}) {
    const input = { name: 'Kitchen', kind: 'star', paperDots: 576, printsNew: 'never', ...fields };
    const made = await shop.asAdmin('POST', '/api/admin/printers', input);
    const printer: Printer = made.printer;
    return { id: printer.id, printer, url: made.url === null ? '' : at(made.url) };
  }

  /** Places a guest's order a second after the last one. */
  async function order(changes: Record<string, unknown> = {}) {
    shop.platform.passSeconds(1);
    guests += 1;
    const waffle = await shop.addProduct();
    return placed(shop, orderFor(waffle, 2, { guest: guestOf(guests), ...changes }));
  }

  return {
    shop,
    at,
    addPrinter,
    order,
    setStatus: (id: string, status: string) => shop.setStatus(id, status),
    print: (printerId: string, orderId: string | null) =>
      shop.asAdmin('POST', `/api/admin/printers/${printerId}/jobs`, { orderId }),
    list: (): Promise<Printer[]> => shop.asAdmin('GET', '/api/admin/printers'),
    jobs: () =>
      shop.shop.database.db
        .selectFrom('print_jobs')
        .select(['order_id', 'state', 'attempts', 'is_copy'])
        .orderBy('requested_at')
        .execute(),
    close: async () => {
      for (const server of servers) await server.close();
      await shop.close();
    },
  };
}
