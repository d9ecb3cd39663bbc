/** Ids of orders are no foreign keys where an order that lapses may be deleted. */
export const MONEY_TABLES = `
create table bank_credits (
  id text primary key,
  credit_key text not null unique,
  reference text,
  -- YYYY-MM-DD.
  day text not null,
  amount_paise bigint not null,
  narration text not null,
  statement text not null,
  admin_id text not null,
  by_name text not null,
  recorded_at text not null,
  set_aside integer not null default 0,
  -- When a statement first had money that went out under its reference, after staff had confirmed it.
  reversed_at text
);
create index bank_credits_reversed on bank_credits (reversed_at) where reversed_at is not null;

-- Money that went out, failed or came back: a credit under the same reference is not sure.
create table bank_debits (
  -- 12 digits.
  reference text primary key,
  -- Of the statement; what was read is forgotten when staff name the columns again.
  header_key text not null,
  seen_at text not null
);
create index bank_debits_by_time on bank_debits (seen_at);

create table payments (
  id text primary key,
  order_id text not null,
  kind text not null,
  method text not null,
  amount_paise bigint not null,
  reference text,
  credit_id text references bank_credits (id),
  gateway text,
  at text not null,
  business_date text not null,
  admin_id text,
  by_name text not null,
  device_id text,
  device_name text,
  reason text,
  lines text,
  corrects text unique,
  -- A gateway may report a payment or refund many times.
  constraint payments_by_gateway unique (gateway, kind, reference)
);
create index payments_by_order on payments (order_id);
create index payments_by_credit on payments (credit_id);
create index payments_by_day on payments (business_date);
create index payments_by_reference on payments (reference);

-- References that customers gave for their payments; no proof.
create table payment_claims (
  -- 12 digits.
  reference text primary key,
  order_id text not null,
  claimed_at text not null
);
create index payment_claims_by_order on payment_claims (order_id);

-- The columns of statements whose header the shop does not know.
create table statement_columns (
  header_key text primary key,
  -- JSON.
  columns text not null,
  by_name text not null,
  named_at text not null
);

-- A payment link of a gateway: it leads to the page on which a customer pays for an order.
create table payment_links (
  id text primary key,
  order_id text not null,
  gateway text not null,
  amount_paise bigint not null,
  gateway_id text,
  url text,
  state text not null,
  made_at text not null,
  expires_at text not null,
  checks integer not null,
  check_at text,
  refund_checks integer not null,
  refunds_at text,
  problem text
);
create index payment_links_by_order on payment_links (order_id);
create index payment_links_by_check on payment_links (check_at);
create index payment_links_by_refunds on payment_links (refunds_at) where refunds_at is not null;
create index payment_links_uncounted on payment_links (made_at) where problem is not null;

-- Money that is returned through a payment gateway.
create table gateway_refunds (
  id text primary key,
  order_id text not null,
  gateway text not null,
  payment text not null,
  -- Positive.
  amount_paise bigint not null,
  state text not null,
  asked_at text not null,
  checks integer not null,
  check_at text
);
create index gateway_refunds_by_order on gateway_refunds (order_id);
create index gateway_refunds_by_check on gateway_refunds (check_at);

-- Webhooks that were handled.
create table gateway_events (
  -- A digest of the signed bytes: the id in the header is not signed.
  digest text primary key,
  received_at text not null
);
create index gateway_events_by_time on gateway_events (received_at);

-- At most one bill for each order. The transaction that inserts a bill assigns its number, so a
-- financial year has no gaps.
create table bills (
  order_id text primary key references orders (id),
  financial_year text not null,
  -- 1, 2, 3 … within the financial year.
  number integer not null,
  seller text not null,
  admin_id text not null,
  made_at text not null,
  document text not null,
  constraint bills_numbered_once unique (financial_year, number)
);
create index bills_by_time on bills (made_at);

-- The tax of bills by code and rate, and of credit notes, which are negative, so that a sum over a
-- span of days is what the span owes.
create table bill_taxes (
  document text not null,
  position integer not null,
  order_id text not null,
  business_date text not null,
  code text not null,
  rate integer not null,
  quantity integer not null,
  amount_paise bigint not null,
  taxable_paise bigint not null,
  cgst_paise bigint not null,
  sgst_paise bigint not null,
  round_off_paise bigint not null,
  constraint bill_taxes_key primary key (document, position)
);
create index bill_taxes_by_day on bill_taxes (business_date);
create index bill_taxes_by_order on bill_taxes (order_id);

-- Credit notes for bills, numbered like bills but in a series of their own.
create table credit_notes (
  financial_year text not null,
  number integer not null,
  order_id text not null,
  amount_paise bigint not null,
  -- Null when the shop made it by itself.
  admin_id text,
  by_name text not null,
  made_at text not null,
  -- When the refund was taken back, or the order no longer cancelled; the number stays.
  cancelled_at text,
  constraint credit_notes_numbered_once primary key (financial_year, number)
);
create index credit_notes_by_order on credit_notes (order_id);
create index credit_notes_by_time on credit_notes (made_at);

-- By these the proof notices bills, credit notes and closings that were altered or removed (money rule 16).
create table seals (
  chain text not null,
  position integer not null,
  sealed text not null,
  -- Of the row and the seal before it.
  mac text not null,
  constraint seals_key primary key (chain, position)
);

-- What the nightly proofs of the sums found.
create table proofs (
  proved_at text primary key,
  troubles text not null
);
`;
