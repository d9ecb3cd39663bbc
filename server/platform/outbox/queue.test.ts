import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { forEachTest } from '../../../tests/support/platform/for-tests';
import { openTestShop, type TestShop } from '../../../tests/support/platform/test-shop';
import type { OwnerMessagesTable } from '../db/schema';
import { attemptDue, attemptNext, type Outbox } from './attempt';
import { afterPause, claim, type Queue, release } from './queue';

const START = new Date('2026-04-15T06:30:00.000Z');
const after = (seconds: number) => new Date(START.getTime() + seconds * 1000);

const QUEUE: Queue<OwnerMessagesTable> = {
  table: 'owner_messages',
  dueAt: 'due_at',
  attempts: 'attempts',
  claimsS: [20, 40],
  pausesS: [5, 15],
};

const db = () => shop.shop.database.db;
const shop = await forEachTest(openTestShop());

const insert = (...ids: string[]) =>
  db()
    .insertInto('owner_messages')
    .values(
      ids.map((id, seconds) => {
        const at = after(-seconds).toISOString();
        return { id, target: 'webhook', message: '{}', created_at: at, due_at: at, attempts: 0 };
      }),
    )
    .execute();
const stored = () => db().selectFrom('owner_messages').selectAll().orderBy('id').execute();
const claimOne = async (seconds: number) => {
  const [row] = await claim(db(), QUEUE, after(seconds));
  if (!row) throw new Error('nothing is due');
  return row;
};
const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

test('a row is claimed once, until its claim ends', async () => {
  await insert('a', 'b', 'c');
  const claims = await Promise.all([claim(db(), QUEUE, START), claim(db(), QUEUE, START)]);
  expect(idsOf(claims.flat()).sort()).toEqual(['a', 'b', 'c']);
  expect(await claim(db(), QUEUE, after(19))).toEqual([]);
  expect(await claim(db(), QUEUE, after(20))).toHaveLength(3);
  // The second claim is longer, and the third like it.
  expect(await claim(db(), QUEUE, after(59))).toEqual([]);
  expect(await claim(db(), QUEUE, after(60))).toHaveLength(3);
  expect((await claim(db(), QUEUE, after(100))).map(({ attempts }) => attempts)).toEqual([4, 4, 4]);
});

test('rows are claimed in their order, as many and which ones the caller says', async () => {
  await insert('a', 'b', 'c');
  expect(idsOf(await claim(db(), QUEUE, START, { limit: 1 }))).toEqual(['c']);
  expect(await claim(db(), QUEUE, START, { where: sql`id = ${'c'}` })).toEqual([]);
  const [first] = await claim(db(), QUEUE, START, { limit: 1, orderBy: sql`id` });
  expect(first).toMatchObject({ id: 'a', due_at: after(20).toISOString(), attempts: 1 });
});

test('a failed attempt pauses longer each time', async () => {
  await insert('a');
  const pauses: number[] = [];
  for (let at = 0; pauses.length < 3; at += pauses.at(-1) ?? 0) {
    const row = await claimOne(at);
    const dueAt = afterPause(QUEUE, row, after(at));
    await release(db(), QUEUE, row, { dueAt });
    pauses.push((Date.parse(dueAt) - after(at).getTime()) / 1000);
  }
  expect(pauses).toEqual([5, 15, 15]);
});

test('a claim that has ended releases nothing', async () => {
  await insert('a');
  const slow = await claimOne(0);
  await claimOne(20);
  const before = await stored();
  await release(db(), QUEUE, slow, { dueAt: START.toISOString(), counts: false });
  expect(await stored()).toEqual(before);
});

test('an attempt that shall not count is counted back', async () => {
  await insert('a');
  await release(db(), QUEUE, await claimOne(0), { dueAt: START.toISOString(), counts: false });
  expect(await stored()).toMatchObject([{ attempts: 0, due_at: START.toISOString() }]);
});

test('an attempt is settled, made again, given up or thrown', async () => {
  await insert('again', 'bug', 'done', 'down', 'old');
  const givenUp: string[] = [];
  const outbox: Outbox<OwnerMessagesTable, TestShop['platform'] & { db: ReturnType<typeof db> }> = {
    ...QUEUE,
    attempt: async (_, { id }) => {
      if (id === 'down' || id === 'bug') throw new Error(id);
      return id === 'done' ? 'done' : 'again';
    },
    explain: (error) => (String(error).endsWith('down') ? [{}, 'it is down'] : undefined),
    isOver: ({ id }) => id === 'old',
    giveUp: async (_, { id }) => void givenUp.push(id),
  };
  const deps = { ...shop.platform, db: db() };
  const only = (...ids: string[]) => ({ where: sql`id in (${sql.join(ids)})`, orderBy: sql`id` });
  const outcomes = await attemptDue(deps, outbox, only('again', 'done', 'down', 'old'));
  expect(outcomes.sort()).toEqual(['again', 'again', 'done', 'failed']);
  expect(givenUp).toEqual(['old']);
  const due = Object.fromEntries((await stored()).map(({ id, due_at }) => [id, due_at]));
  expect(due).toMatchObject({ again: after(5).toISOString(), down: after(5).toISOString() });
  await expect(attemptNext(deps, outbox, only('bug'))).rejects.toThrow('bug');
  expect(await attemptNext(deps, outbox, only('bug'))).toBeUndefined();
});
