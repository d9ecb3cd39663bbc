/** The days that were closed and reopened, and the cash drawer. */
export const DAY_TABLES = `
create table closed_days (
  business_date text not null,
  number integer not null,
  closed_at text not null,
  admin_id text not null,
  by_name text not null,
  sheet text not null,
  counted_cash_paise bigint not null,
  explanation text not null,
  early_reason text not null,
  known_payments text not null,
  constraint closed_days_key primary key (business_date, number)
);

create table reopened_days (
  business_date text not null,
  number integer not null,
  reopened_at text not null,
  admin_id text not null,
  by_name text not null,
  reason text not null,
  constraint reopened_days_key primary key (business_date, number)
);

-- The opening float, cash that came into the drawer or left it without an order, and what riders brought. Rows are only
-- ever added.
create table drawer_entries (
  -- Chosen by the client, so that an entry that is sent again is added once.
  id text primary key,
  business_date text not null,
  position integer not null,
  kind text not null,
  amount_paise bigint not null,
  reason text not null,
  rider text,
  owed_paise bigint,
  order_ids text,
  admin_id text not null,
  by_name text not null,
  device_id text,
  device_name text,
  at text not null
);
create index drawer_entries_by_day on drawer_entries (business_date);

create table tips (
  id text primary key,
  order_id text not null references orders (id),
  business_date text not null,
  position integer not null,
  method text not null,
  amount_paise bigint not null,
  -- The row that this one takes back.
  corrects text unique references tips (id),
  admin_id text not null,
  by_name text not null,
  at text not null,
  constraint tips_place unique (business_date, position)
);
create index tips_by_order on tips (order_id);

create table drawer_counts (
  id text primary key,
  business_date text not null,
  position integer not null,
  pieces text not null,
  counted_paise bigint not null,
  expected_paise bigint not null,
  admin_id text not null,
  by_name text not null,
  at text not null
);
create index drawer_counts_by_day on drawer_counts (business_date);
`;
