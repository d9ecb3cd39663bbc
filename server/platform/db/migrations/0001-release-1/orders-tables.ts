/** @param word the column type of words that are searched by their beginnings. */
export const ordersTables = (word: string) => `
-- The cafe's tables, at which guests eat.
create table dining_tables (
  id text primary key,
  name text not null,
  -- The folded name, which no other table has.
  name_key text not null unique,
  is_active integer not null,
  -- Random, in the QR code on the table.
  code text not null unique,
  created_at text not null,
  updated_at text not null,
  version integer not null default 1
);

create table orders (
  id text primary key,
  -- Null for a guest.
  customer_id text references customers (id),
  customer_name text not null,
  customer_phone text,
  customer_email text,
  -- The folded customer name; the staff's list sorts by it.
  customer_key text not null,
  -- A keyed hash of the client's network, for as long as unpaid orders are counted or their claims checked.
  client_key text,
  status text not null,
  payment_status text not null,
  payment_method text not null,
  -- How it is paid when the customer gets it; null if before.
  pay_later text,
  -- 1 for the first payment link; each retry after a failed payment gets a new link.
  payment_attempt integer not null,
  upi_payment_url text,
  delivery_method text not null,
  -- Where it was taken: online, or by staff at the counter or on the phone.
  channel text not null,
  -- 1 for one that is eaten in the cafe.
  for_here integer not null,
  -- The table that it belongs to, and its name then; null for none.
  table_id text references dining_tables (id),
  table_name text,
  -- The highest number of a line that was served before the last round; the kitchen sees the lines after it.
  served_line integer not null default 0,
  -- The bill from which it was split; null for others.
  split_from text,
  -- JSON of the address when the order was placed; null for pickup.
  delivery_address text,
  location_verified integer not null,
  item_count integer not null,
  subtotal_paise bigint not null,
  packaging_paise bigint not null,
  delivery_fee_paise bigint not null,
  -- JSON of the rule that the fee follows when dishes change; null if the fee stays.
  fee_rule text,
  -- With the adjustments the parts add up to it; the code that writes an order ensures that.
  total_paise bigint not null,
  special_instructions text not null,
  -- The tag of the language in which its customer reads.
  language text not null,
  -- YYYY-MM-DD in Asia/Kolkata.
  business_date text not null,
  created_at text not null,
  updated_at text not null,
  -- When a tablet without a network took it, by the tablet's clock.
  taken_at text,
  -- When the kitchen accepted it, and when the food was ready.
  accepted_at text,
  ready_at text,
  -- The short number called at the counter.
  counter_number integer not null,
  -- Counts the changes of its stage on the kitchen board.
  ticket_version integer not null,
  -- JSON of how it stood before the board's last move, for its undo and for the customer's view.
  before_move text,
  -- Why it was cancelled, what staff wrote to the customer beside that, and when the kitchen saw it.
  cancel_reason text,
  cancel_note text,
  cancel_seen_at text,
  -- The window in which the customer was promised the order.
  promised_from text not null,
  promised_until text not null,
  -- The end of the first one, by which kept promises are counted; null if it never moved.
  first_promised_until text,
  -- The part of the promise that is the rider's way; 0 for a pickup.
  travel_minutes integer not null,
  -- The kitchen's work.
  work_seconds integer not null,
  -- The wait before it when the order was placed; null for an order for later.
  wait_seconds integer,
  -- When the food should have been ready, from placing on; null if nothing can be learned from it.
  estimated_seconds integer,
  -- When its customer was told that nobody has accepted it yet.
  waiting_told_at text,
  -- The start of the slot for which it was ordered; null for an order for now.
  slot_at text,
  -- When the kitchen must start an order for later, and when it was told to.
  starts_at text,
  start_told_at text,
  -- The number of its changes: the version that another change must name.
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
  -- JSON of the chosen options.
  customizations text not null,
  -- What the customer asks of the kitchen for this line; may be empty.
  note text not null,
  -- When the kitchen ticked it off.
  done_at text,
  -- When the tap was made that last decided whether the line is done.
  done_tapped_at text,
  -- The station that makes it, as it was when the order was placed.
  station integer,
  -- The change that added it; null if it was ordered from the start.
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
  -- 1, 2, 3 …, the order on the bill.
  position integer not null,
  kind text not null,
  label text not null,
  -- Negative for a discount.
  amount_paise bigint not null,
  -- The code that the customer entered; null if none was needed.
  code text,
  -- Of a discount that staff give: the line that it is for, if not all, and its share or its amount.
  line integer,
  percent integer,
  given_paise bigint,
  -- What managers have approved of it; the rest counts towards what staff may give without one.
  approved_paise bigint not null default 0,
  constraint order_adjustments_key primary key (order_id, position)
);

-- Every change of an order's status or payment.
create table order_history (
  order_id text not null references orders (id),
  -- 1, 2, 3 … within the order, so concurrent changes cannot both take the next.
  sequence integer not null,
  kind text not null,
  value text not null,
  -- Null when the customer placed the order.
  admin_id text,
  by_name text,
  at text not null,
  -- 1 for a move that was undone, and for its undoing: customers never learn of either.
  staff_only integer not null,
  -- Of a claim of the customer: what transfers come to once all that was claimed has arrived.
  claimed_paise bigint,
  constraint order_history_key primary key (order_id, sequence)
);

-- What staff changed of an order after it was placed, oldest first. A row never changes, except that its reason is emptied.
create table order_changes (
  order_id text not null references orders (id),
  -- 1, 2, 3 … within the order.
  sequence integer not null,
  kind text not null,
  -- For staff; empty once the customer's account is deleted.
  reason text not null,
  -- JSON: what was added, removed or given, and all lines and sums after it.
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
