export const KITCHEN_TABLES = `
create table boards (
  -- Made by its browser.
  id text primary key,
  admin_id text not null,
  -- When it last reported, and when it last did so with the page in sight.
  seen_at text not null,
  visible_at text,
  sound integer not null,
  wake_lock integer not null,
  notifications integer not null,
  battery integer
);

create table guard_state (
  id text primary key,
  watched_since text,
  -- Since when the shop is open.
  open_since text,
  checked_at text,
  gone_at text,
  paused_at text,
  waiting_told_at text,
  -- When the owner was told of a payment that nobody has checked.
  payment_told_at text,
  off_seen_at text,
  version integer not null default 1
);

-- A device that gets the messages to the owner.
create table push_subscriptions (
  id text primary key,
  admin_id text not null references admins (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  language text not null,
  created_at text not null
);
create index push_subscriptions_by_admin on push_subscriptions (admin_id);

-- Messages to the owner that have not arrived yet.
create table owner_messages (
  id text primary key,
  target text not null,
  message text not null,
  created_at text not null,
  due_at text not null,
  attempts integer not null
);
create index owner_messages_by_time on owner_messages (due_at);

create table printers (
  id text primary key,
  name text not null,
  kind text not null,
  paper_dots integer not null,
  -- When it prints new orders by itself.
  prints_new text not null,
  prints_receipts integer not null default 0,
  station integer,
  secret_hash text unique,
  problem text,
  seen_at text,
  last_event bigint not null,
  created_at text not null,
  updated_at text not null,
  version integer not null default 1
);

create table print_jobs (
  id text primary key,
  printer_id text not null references printers (id),
  -- Null for a test ticket. No foreign key: an order that lapses is deleted, its tickets are not.
  order_id text,
  -- 'ticket', 'remake' or 'receipt'
  what text not null default 'ticket',
  is_copy integer not null,
  auto_key text unique,
  change_count integer not null default 0,
  state text not null,
  attempts integer not null,
  may_be_printed integer not null default 0,
  held_until text,
  requested_name text not null,
  requested_at text not null,
  settled_at text
);
create index print_jobs_queue on print_jobs (printer_id, state, requested_at);
create index print_jobs_by_order on print_jobs (order_id);
create index print_jobs_by_settling on print_jobs (settled_at);
`;
