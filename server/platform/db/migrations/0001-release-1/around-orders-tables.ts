/** What belongs to orders besides their own rows: figures, events, messages, and what customers say. */
export const AROUND_ORDERS_TABLES = `
-- The orders placed on a day by where they were taken and by their present status and payment. Each change of an order updates them.
create table daily_figures (
  business_date text not null,
  channel text not null,
  status text not null,
  payment_status text not null,
  orders integer not null,
  total_paise bigint not null,
  constraint daily_figures_by_standing primary key (business_date, channel, status, payment_status)
);

-- The orders placed in an hour, whatever becomes of them.
create table hourly_figures (
  business_date text not null,
  hour integer not null,
  orders integer not null,
  constraint hourly_figures_key primary key (business_date, hour)
);

create table product_figures (
  product_id text primary key references products (id),
  orders integer not null,
  revenue_paise bigint not null
);

create table order_events (
  id bigint primary key,
  order_id text not null references orders (id),
  kind text not null,
  -- The order's status and payment after the event.
  status text not null,
  payment_status text not null,
  at text not null,
  customers_told_at text,
  staff_only integer not null
);
create index order_events_time on order_events (at);
-- The engine looks for the events of each order that is deleted.
create index order_events_by_order on order_events (order_id);

-- One row: the number of the last event. A transaction that takes a number locks it until it ends.
create table order_event_counter (
  id text primary key,
  last bigint not null
);

-- One row: how long orders really take.
create table learned_times (
  id text primary key,
  -- JSON.
  document text not null,
  learned_at text not null
);

-- A device that gets messages about an order. It is forgotten when the order is over.
create table order_devices (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at text not null,
  constraint order_devices_once unique (order_id, endpoint)
);
create index order_devices_by_endpoint on order_devices (endpoint);

-- The messages to customers.
create table order_messages (
  id text primary key,
  order_id text not null references orders (id) on delete cascade,
  target text not null,
  news text not null,
  changes integer not null default 0,
  message text not null,
  -- The number of the order event that brought the news.
  event bigint not null,
  created_at text not null,
  attempts integer not null,
  due_at text,
  outcome text,
  constraint order_messages_once unique (order_id, target, news, changes)
);
create index order_messages_by_time on order_messages (due_at);
create index order_messages_by_target on order_messages (target, created_at);

-- One row: the last order event that was told to customers.
create table order_message_cursor (
  id text primary key,
  last_event bigint not null
);

-- What customers say about their orders. An order that was delivered is never deleted.
create table order_reviews (
  order_id text primary key references orders (id),
  rating text not null,
  words text not null,
  -- Whether the customer allows that the words are published.
  may_publish integer not null,
  created_at text not null,
  updated_at text not null,
  published_at text
);
create index order_reviews_by_time on order_reviews (created_at);
create index order_reviews_published on order_reviews (published_at);

-- The photograph of the door to which an order is delivered, in WebP; for some days.
create table door_photos (
  order_id text primary key references orders (id),
  bytes bytea not null,
  uploaded_at text not null
);
create index door_photos_by_time on door_photos (uploaded_at);

-- What guests ask for by a table's code, until staff have decided. Deleted after two days.
create table table_rounds (
  id text primary key,
  table_id text not null references dining_tables (id),
  -- waiting, accepted or refused.
  state text not null,
  items text not null,
  total_paise bigint not null,
  client_key text not null,
  order_id text,
  created_at text not null,
  decided_at text,
  known_by text
);
create index table_rounds_by_state on table_rounds (state, created_at);
create index table_rounds_by_order on table_rounds (order_id) where order_id is not null;
create index table_rounds_by_client on table_rounds (table_id, client_key, created_at);

create table counter_displays (
  admin_id text primary key,
  state text not null,
  updated_at text not null,
  read_at text not null
);

-- The last number called at the counter on each opening day, which may end after midnight.
create table counter_numbers (
  business_date text primary key,
  last integer not null
);

-- Counter numbers that tablets hold for orders taken without a network.
create table tablet_numbers (
  business_date text not null,
  number integer not null,
  tablet_id text not null,
  admin_id text not null,
  used integer not null,
  constraint tablet_numbers_key primary key (business_date, number)
);

-- A repeated request finds the order that its first attempt placed. Keys are deleted after a day.
create table idempotency_keys (
  caller text not null,
  key text not null,
  body_hash text not null,
  order_id text not null,
  created_at text not null,
  constraint idempotency_keys_key primary key (caller, key)
);
`;
