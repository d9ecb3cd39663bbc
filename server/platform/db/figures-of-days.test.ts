import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../tests/support/test-shop';
import { up } from './migrations/0018-figures-of-days';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

it('a shop that counted hours and standings together is counted the same afterwards', async () => {
  const { db } = shop.shop.database;
  await db.schema.dropTable('hourly_figures').execute();
  await db.schema.dropTable('daily_figures').execute();
  await sql`create table daily_figures (business_date text not null, hour integer not null,
    status text not null, payment_status text not null, orders integer not null,
    total_paise bigint not null, constraint daily_figures_key
    primary key (business_date, hour, status, payment_status))`.execute(db);
  // Two orders at 9:00, one of them paid and delivered; one at 10:00, cancelled.
  await sql`insert into daily_figures values
    ('2026-04-14', 9, 'placed', 'pending', 1, 4000),
    ('2026-04-14', 9, 'delivered', 'paid', 1, 12050),
    ('2026-04-14', 10, 'placed', 'pending', 0, 0),
    ('2026-04-14', 10, 'cancelled', 'pending', 1, 7000),
    ('2026-04-15', 9, 'placed', 'pending', 2, 9000)`.execute(db);

  await up(db as Kysely<unknown>);

  const days = await db
    .selectFrom('daily_figures')
    .select(['business_date', 'status', 'payment_status', 'orders', 'total_paise'])
    .orderBy('business_date')
    .orderBy('status')
    .execute();
  expect(days.map((day) => Object.values(day))).toEqual([
    ['2026-04-14', 'cancelled', 'pending', 1, 7000],
    ['2026-04-14', 'delivered', 'paid', 1, 12050],
    ['2026-04-14', 'placed', 'pending', 1, 4000],
    ['2026-04-15', 'placed', 'pending', 2, 9000],
  ]);
  const hours = await db
    .selectFrom('hourly_figures')
    .selectAll()
    .orderBy('business_date')
    .orderBy('hour')
    .execute();
  expect(hours.map((hour) => Object.values(hour))).toEqual([
    ['2026-04-14', 9, 2],
    ['2026-04-14', 10, 1],
    ['2026-04-15', 9, 2],
  ]);
});
