/** @param word the column type of words that are searched by their beginnings. */
export const ordersTables = (word: string) => `
create table dining_tables (
  id text primary key,
  name text not null,
  name_key text not null unique,
  is_active integer not null,
  code text not null unique,
  created_at text not null,
  updated_at text not null,
  version integer not null default 1
);

create table orders (
  id text primary key,
  customer_id text references customers (id),
  customer_name text not null,
  customer_phone text,
  customer_email text,
  customer_key text not null,
  client_key text,
  status text not null,
  payment_status text not null,
  payment_method text not null,
  pay_later text,
  payment_attempt integer not null,
  upi_payment_url text,
  delivery_method text not null,
  -- Where it was taken: online, or by staff at the counter or on the phone.
  channel text not null,
  for_here integer not null,
  table_id text references dining_tables (id),
  table_name text,
  served_line integer not null default 0,
  split_from text,
  delivery_address text,
  location_verified integer not null,
  item_count integer not null,
  subtotal_paise bigint not null,
  packaging_paise bigint not null,
  delivery_fee_paise bigint not null,
  fee_rule text,
  -- With the adjustments the parts add up to it; the code that writes an order ensures that.
  total_paise bigint not null,
  special_instructions text not null,
  language text not null,
  business_date text not null,
  created_at text not null,
  updated_at text not null,
  taken_at text,
  -- When the kitchen accepted it, and when the food was ready.
  accepted_at text,
  ready_at text,
  counter_number integer not null,
  ticket_version integer not null,
  before_move text,
  -- Why it was cancelled, what staff wrote to the customer beside that, and when the kitchen saw it.
  cancel_reason text,
  cancel_note text,
  cancel_seen_at text,
  -- The window in which the customer was promised the order.
  promised_from text not null,
  promised_until text not null,
  first_promised_until text,
  travel_minutes integer not null,
  -- The kitchen's work.
  work_seconds integer not null,
  wait_seconds integer,
  estimated_seconds integer,
  waiting_told_at text,
  slot_at text,
  starts_at text,
  start_told_at text,
  change_count integer not null default 0,
  constraint orders_total_not_negative check (total_paise >= 0)
);
-- The staff's list: each index alone answers a sort with its filters. Equal values are listed by time.
create index orders_by_time on orders (created_at, id);
create index orders_by_status_time on orders (status, created_at, id, payment_status);
create index orders_by_payment_time on orders (payment_status, created_at, id, status);
create index orders_by_both_time on orders (status, payment_status, created_at, id);
create index orders_by_channel_time on orders (channel, created_at, id, status, payment_status);
create index orders_sorted_by_customer_key on orders
  (customer_key, created_at, id, status, payment_status);
create index orders_sorted_by_item_count on orders
  (item_count, created_at, id, status, payment_status);
create index orders_sorted_by_total_paise on orders
  (total_paise, created_at, id, status, payment_status);
create index orders_by_customer on orders (customer_id, created_at);
create index orders_by_guest on orders (customer_phone, created_at) where customer_id is null;
-- The unpaid orders of a network are counted before each order.
create index orders_unpaid_by_client on orders (client_key, payment_status, status, created_at)
  where client_key is not null;
-- What was cancelled or handed over lately.
create index orders_by_status_change on orders (status, updated_at);
create index orders_by_slot on orders (slot_at) where slot_at is not null;
-- What is open at the tables.
create index orders_at_tables on orders (table_id)
  where table_id is not null and payment_status = 'pending' and status <> 'cancelled';
-- Orders whose dishes or discounts changed: one may have been paid too much.
create index orders_changed on orders (updated_at) where change_count > 0;
-- Open orders by the time at which the kitchen learns of them, with the expressions of open-orders.ts.
create index orders_in_kitchen on orders (status, coalesce(starts_at, created_at))
  where status <> 'delivered' and status <> 'cancelled';

-- No two open orders share a number.
create index orders_open_numbers on orders (counter_number)
  where status <> 'delivered' and status <> 'cancelled';

create table order_items (
  order_id text not null references orders (id),
  line integer not null,
  product_id text not null references products (id),
  name text not null,
  quantity integer not null check (quantity > 0),
  price_paise bigint not null,
  final_price_paise bigint not null check (final_price_paise >= 0),
  packaging_paise bigint not null,
  customizations text not null,
  note text not null,
  -- When the kitchen ticked it off.
  done_at text,
  done_tapped_at text,
  station integer,
  added_in integer,
  -- Of a dish that was moved to another bill: the order on whose ticket the kitchen got it, and 1 if it was served then.
  ticket_order_id text,
  is_served integer not null default 0,
  constraint order_items_key primary key (order_id, line)
);
-- The nightly proof reads them; most cafes have none.
create index order_items_of_stations on order_items (order_id) where station is not null;
create index order_items_moved on order_items (ticket_order_id) where ticket_order_id is not null;

create table order_adjustments (
  order_id text not null references orders (id),
  position integer not null,
  kind text not null,
  label text not null,
  amount_paise bigint not null,
  code text,
  -- Of a discount that staff give: the line that it is for, if not all, and its share or its amount.
  line integer,
  percent integer,
  given_paise bigint,
  approved_paise bigint not null default 0,
  constraint order_adjustments_key primary key (order_id, position)
);

-- Every change of an order's status or payment.
create table order_history (
  order_id text not null references orders (id),
  sequence integer not null,
  kind text not null,
  value text not null,
  admin_id text,
  by_name text,
  at text not null,
  staff_only integer not null,
  claimed_paise bigint,
  constraint order_history_key primary key (order_id, sequence)
);

-- What staff changed of an order after it was placed, oldest first. A row never changes, except that its reason is emptied.
create table order_changes (
  order_id text not null references orders (id),
  sequence integer not null,
  kind text not null,
  reason text not null,
  document text not null,
  admin_id text not null,
  by_name text not null,
  at text not null,
  constraint order_changes_key primary key (order_id, sequence)
);

-- The lines that the kitchen makes again for an order, as its change says.
create table remade_lines (
  order_id text not null,
  sequence integer not null,
  line integer not null,
  at text not null,
  -- When the kitchen had made them.
  made_at text,
  constraint remade_lines_key primary key (order_id, sequence, line),
  constraint remade_lines_change foreign key (order_id, sequence) references order_changes (order_id, sequence)
);
create index remade_lines_open on remade_lines (at) where made_at is null;

-- The words by whose beginnings staff search orders.
create table order_words (
  word ${word} not null,
  order_id text not null references orders (id),
  constraint order_words_key primary key (word, order_id)
);
create index order_words_by_order on order_words (order_id, word);
`;
