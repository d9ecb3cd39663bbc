import type { Order } from '../../../shared/contract/orders/order-shape';
import type {
  AskedRound,
  CodedTable,
  TableState,
} from '../../../shared/contract/orders/tables-contract';
import { type Language, SOURCE_LANGUAGE } from '../../../shared/domain/platform/languages';
import { openKitchenShop } from '../kitchen/kitchen-shop';
import type { Answer } from '../platform/test-shop';

export type TableShop = Awaited<ReturnType<typeof openTableShop>>;

interface Dish {
  productId: string;
  quantity: number;
  note?: string;
}

interface Moved {
  version?: number;
  dishes?: { line: number; quantity: number }[];
  toOrderId?: string;
}

interface Asked {
  /** The guest's IP address. */
  from?: string;
  key?: string;
  /** Of the guest's page; English by default. */
  language?: Language;
  expectedTotal?: number;
  /** The last round of the same phone. */
  earlier?: { id: string; roundToken: string };
}

/** A kitchen's shop whose guests sit at tables and order by their codes. */
export async function openTableShop() {
  const cafe = await openKitchenShop({ TRUST_PROXY: '1' });
  const { shop, cook } = cafe;
  const asCook = (method: string, path: string, body?: object, key?: string): Promise<Answer> =>
    shop.request(method, path, {
      token: cook.token,
      ...(body && { body }),
      ...(key && { headers: { 'idempotency-key': key } }),
    });
  return {
    shop,
    cafe,
    asCook,
    addTable: (name: string): Promise<CodedTable> =>
      shop.asAdmin('POST', '/api/admin/tables', { name }),
    waffles: (quantity = 1): Dish[] => [{ productId: cafe.waffle.id, quantity }],
    tables: (): Promise<TableState[]> =>
      shop.succeed('GET', '/api/admin/tables', { token: cook.token }),
    addRound: (table: { id: string }, items: readonly Dish[], key?: string) =>
      asCook('POST', `/api/admin/tables/${table.id}/rounds`, { items }, key),
    /** A round that the shop takes. */
    async round(table: { id: string }, items: readonly Dish[], key?: string): Promise<Order> {
      const path = `/api/admin/tables/${table.id}/rounds`;
      const { status, body } = await asCook('POST', path, { items }, key);
      if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
      return body;
    },
    /** Moves dishes of a bill as it is now: all by default, to a new bill by default. */
    async moveDishes(id: string, sent: Moved = {}, key?: string): Promise<Answer> {
      const { changeCount: version } = await shop.asAdmin('GET', `/api/orders/admin/${id}`);
      return asCook('POST', `/api/orders/${id}/moved-dishes`, { version, ...sent }, key);
    },
    ask: (
      { code }: { code: string },
      items: readonly Dish[],
      { from = '203.0.113.7', key, language = SOURCE_LANGUAGE, ...sent }: Asked = {},
    ) =>
      shop.request('POST', `/api/tables/${code}/rounds`, {
        body: { items, ...sent },
        headers: {
          'X-Forwarded-For': from,
          'Accept-Language': language,
          ...(key && { 'idempotency-key': key }),
        },
      }),
    readRound: (id: string, roundToken: string): Promise<AskedRound> =>
      shop.succeed('GET', `/api/table-rounds/${id}`, { headers: { 'round-token': roundToken } }),
    decide: (id: string, what: 'acceptance' | 'refusal', body?: { isKnown: boolean }) =>
      asCook('POST', `/api/admin/table-rounds/${id}/${what}`, body),
    async reset(): Promise<void> {
      await cafe.reset();
      await shop.changeSettings({ tableService: true, tableCodes: true });
    },
    close: () => cafe.close(),
  };
}
