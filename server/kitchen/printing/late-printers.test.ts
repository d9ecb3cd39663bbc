import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Order } from '../../../shared/contract/orders/order-shape';
import { openTableShop } from '../../../tests/support/orders/table-shop';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import type { Answer } from '../../../tests/support/platform/test-shop';
import { isPostgres } from '../../platform/db/is-postgres';
import { offerTicket, reportResult } from './next-ticket';
import { claimJob } from './print-queue';
import { findPrinter } from './printer-store';
import { readTicket } from './read-ticket';

const { shop, cafe, ...tables } = await forEachTest(openTableShop());

const bill = fc.nat(4);
const act = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('round'), table: fc.nat(1), dish: fc.nat(1) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('split'), bill, line: fc.nat(3) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('merge'), bill, to: bill }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('remove'), bill, line: fc.nat(3) }) },
  fc.record({ kind: fc.constant('remake'), bill, line: fc.nat(3) }),
  fc.record({ kind: fc.constant('serve'), bill }),
  fc.record({ kind: fc.constant('reprint'), bill }),
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('print'), printer: fc.nat(1) }) },
);
type Act = typeof act extends fc.Arbitrary<infer Value> ? Value : never;

/** What came out of one printer, copies apart. */
interface Paper {
  /** Units of the dish of each round, by its note. */
  printed: Map<string, number>;
  /** Units that were struck, by name. */
  struck: Map<string, number>;
  /** Tickets of what is made again. */
  remakes: string[];
}

const count = (counts: Map<string, number>, key: string, units: number) =>
  counts.set(key, (counts.get(key) ?? 0) + units);
const read = (id: string): Promise<Order> => shop.asAdmin('GET', `/api/orders/admin/${id}`);

async function begin(run: number) {
  const { db } = shop.shop.database;
  const deps = { db, clock: shop.platform.clock, newId: shop.platform.newId };
  const add = (name: string, station: number) =>
    shop.addProduct({ name, station, stockCount: 500 });
  const names = [`Momo ${run}`, `Salad ${run}`];
  const dishes = [await add(names[0] ?? '', 1), await add(names[1] ?? '', 2)];
  const seats = await Promise.all(['A', 'B'].map((name) => tables.addTable(`${name}${run}`)));
  const printers = await Promise.all(
    [undefined, 1].map(async (station) => {
      const { printer } = await shop.asAdmin('POST', '/api/admin/printers', {
        name: `${station ?? 'Pass'} ${run}`,
        kind: 'star',
        paperDots: 384,
        printsNew: 'accepted',
        ...(station && { station }),
      });
      const paper: Paper = { printed: new Map(), struck: new Map(), remakes: [] };
      return { id: printer.id as string, paper };
    }),
  );
  const ids = new Set<string>();
  const removed = new Map<string, number>();
  const ordered = new Map<string, { dish: string; units: number }>();
  const idAt = (index: number) => [...ids][index % Math.max(1, ids.size)] ?? 'none';
  const post = (id: string, what: string, body: object) =>
    tables.asCook('POST', `/api/orders/${id}/${what}`, body);

  async function print({ id, paper }: (typeof printers)[number]): Promise<void> {
    const found = await findPrinter(db, id);
    if (!found) throw new Error('The printer is gone');
    for (;;) {
      const printer = { ...found, ...(await findPrinter(db, id)) };
      const job = await offerTicket(deps, printer, true);
      const claimed = job && (await claimJob(deps, printer, job));
      if (!claimed) return;
      const blocks = (await readTicket(db, printer, claimed, deps.clock())) ?? [];
      await reportResult(deps, printer, { jobId: claimed.id, result: 'printed' });
      if (claimed.what === 'remake') {
        paper.remakes.push(claimed.auto_key ?? '');
        continue;
      }
      if (claimed.is_copy === 1) continue;
      let units = 0;
      for (const block of blocks) {
        if (block === 'rule') continue;
        if (block.mark) units = Number.parseInt(block.mark, 10);
        if (block.isStruck) count(paper.struck, block.text, units);
        const note = /note \d+$/.exec(block.text)?.[0];
        if (note) count(paper.printed, note, units);
      }
    }
  }

  async function play(what: Act): Promise<Answer | undefined> {
    if (what.kind === 'print') {
      const printer = printers[what.printer];
      if (printer) await print(printer);
      return undefined;
    }
    if (what.kind === 'round') {
      const note = `note ${ordered.size + 1}`;
      const items = [{ productId: dishes[what.dish]?.id ?? '', quantity: 2, note }];
      const answer = await tables.addRound(seats[what.table] ?? { id: '' }, items);
      if (answer.status === 200) ordered.set(note, { dish: names[what.dish] ?? '', units: 2 });
      return answer;
    }
    if (ids.size === 0) return undefined;
    const id = idAt(what.bill);
    const { items, changeCount: version } = await read(id);
    const item = 'line' in what ? items[what.line % Math.max(1, items.length)] : undefined;
    const line = item?.line ?? 1;
    const one = [{ line, quantity: 1 }];
    switch (what.kind) {
      case 'split':
        return post(id, 'moved-dishes', { version, dishes: one });
      case 'merge':
        return post(id, 'moved-dishes', { version, toOrderId: idAt(what.to) });
      case 'remove': {
        const answer = await post(id, 'changes', { version, reason: 'Late', remove: one });
        if (answer.status === 200 && item) count(removed, item.name, 1);
        return answer;
      }
      case 'remake':
        return post(id, 'remakes', { version, lines: one, reason: 'cold', note: '' });
      case 'reprint':
        return tables.asCook('POST', `/api/admin/printers/${printers[0]?.id}/jobs`, {
          orderId: id,
        });
      default:
        return tables.asCook('PUT', `/api/orders/${id}/status`, { status: 'delivered' });
    }
  }

  /** The units of each round's dish that bills have, and those that the kitchen has not given out yet. */
  async function unitsOf() {
    const rows = await db
      .selectFrom('order_items')
      .innerJoin('orders', 'orders.id', 'order_items.order_id')
      .where('orders.id', 'in', [...ids])
      .select(['note', 'quantity', 'line', 'is_served', 'served_line', 'status'])
      .execute();
    const [live, open] = [new Map<string, number>(), new Map<string, number>()];
    for (const { note, quantity, line, is_served, served_line, status } of rows) {
      count(live, note ?? '', quantity);
      const isOpen = status === 'preparing' && is_served === 0 && line > served_line;
      count(open, note ?? '', isOpen ? quantity : 0);
    }
    return { live, open };
  }

  return {
    /** A shop has at most 20 printers. */
    async end(): Promise<void> {
      for (const { id } of printers) await shop.asAdmin('DELETE', `/api/admin/printers/${id}`);
    },
    async play(what: Act): Promise<void> {
      shop.platform.passSeconds(1);
      const answer = await play(what);
      if (!answer) return;
      expect([200, 400, 404, 409]).toContain(answer.status);
      const { id } = answer.body;
      if (what.kind !== 'reprint' && typeof id === 'string') ids.add(id);
    },
    async expectPaper(served: boolean): Promise<void> {
      for (const printer of printers) await print(printer);
      if (ids.size === 0) return;
      const { live, open } = await unitsOf();
      for (const [index, { paper }] of printers.entries()) {
        const surplus = new Map<string, number>();
        for (const [note, { dish, units }] of ordered) {
          if (index === 1 && dish !== names[0]) continue;
          const printed = paper.printed.get(note) ?? 0;
          expect([note, 'twice', printed > units]).toEqual([note, 'twice', false]);
          expect([note, 'never', printed < (open.get(note) ?? 0)]).toEqual([note, 'never', false]);
          count(surplus, dish, Math.max(0, printed - (live.get(note) ?? 0)));
        }
        for (const name of names) {
          const struck = paper.struck.get(name) ?? 0;
          expect([name, 'too often', struck > (removed.get(name) ?? 0)]).toEqual([
            name,
            'too often',
            false,
          ]);
          // The kitchen need not know of a dish that its guests had.
          if (served) continue;
          expect([name, 'unstruck', struck < (surplus.get(name) ?? 0)]).toEqual([
            name,
            'unstruck',
            false,
          ]);
        }
        expect(new Set(paper.remakes).size).toBe(paper.remakes.length);
      }
      const pass = printers[0]?.paper.remakes ?? [];
      const left = await db
        .selectFrom('remade_lines')
        .select(['order_id', 'sequence'])
        .where('order_id', 'in', [...ids])
        .where('made_at', 'is', null)
        .execute();
      for (const { order_id, sequence } of left) {
        expect(pass).toContain(`${printers[0]?.id} ${order_id} remake ${sequence}`);
      }
    },
  };
}

it('a printer that was off prints each dish once, and what was removed as struck, after any moves', async () => {
  await shop.asAdmin('PUT', '/api/admin/kitchen/settings', { station1: 'Hot', station2: 'Cold' });
  let run = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 3, maxLength: 20 }), async (acts) => {
      run += 1;
      const late = await begin(run);
      for (const what of acts) await late.play(what);
      await late.expectPaper(acts.some(({ kind }) => kind === 'serve'));
      await late.end();
    }),
    {
      // A ticket that staff asked for waits while a round comes that has one of its own.
      examples: [
        [
          [
            { kind: 'round', table: 0, dish: 0 },
            { kind: 'serve', bill: 0 },
            { kind: 'reprint', bill: 0 },
            { kind: 'round', table: 0, dish: 0 },
          ],
        ],
      ],
      numRuns: isPostgres(shop.shop.database.db) ? 10 : 25,
      // A busy machine plays fewer.
      interruptAfterTimeLimit: 60_000,
      endOnFailure: true,
    },
  );
}, 120_000);
