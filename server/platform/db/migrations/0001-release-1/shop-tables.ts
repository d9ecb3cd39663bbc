export const SHOP_TABLES = `
-- The owner's documents: 'shop', 'kitchen' and others, and the state of the day, 'shop-state'.
create table settings (
  id text primary key,
  document text not null,
  updated_at text not null,
  -- Every write adds 1, so an edit can tell whether the row has changed since it was read.
  version integer not null default 1
);

-- What the owner says about the cafe: one document.
create table shop_content (
  id text primary key,
  document text not null,
  updated_at text not null,
  version integer not null default 1
);

-- Uploaded pictures, each in a few sizes and formats. They are in the database, so every server has
-- them and a copy of the database is a copy of the shop.
create table pictures (
  -- A hash of the picture's content.
  id text not null,
  width integer not null,
  format text not null,
  bytes bytea not null,
  uploaded_at text not null,
  constraint pictures_key primary key (id, width, format)
);

create table contact_messages (
  -- Made by the sender's browser, so that a message sent twice is stored once.
  id text primary key,
  customer_id text,
  name text not null,
  email text not null,
  phone text not null,
  message text not null,
  received_at text not null,
  done_at text
);
create index contact_messages_by_time on contact_messages (received_at);
create index contact_messages_by_customer on contact_messages (customer_id);
`;
