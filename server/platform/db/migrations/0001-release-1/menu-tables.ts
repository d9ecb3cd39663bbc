export const MENU_TABLES = `
create table categories (
  id text primary key,
  name text not null,
  -- The name folded for comparison.
  name_key text not null unique,
  description text not null,
  -- JSON: name and description in other languages than English.
  translations text not null default '{}',
  is_active integer not null,
  -- Until when customers cannot order its products.
  sold_out_until text,
  -- The station of the kitchen that makes its products, 1 to 6; null for none.
  station integer,
  position integer not null,
  -- The row of a deleted category stays for the deleted products that old orders refer to.
  deleted_at text,
  created_at text not null,
  updated_at text not null,
  version integer not null default 1
);

create table products (
  id text primary key,
  category_id text not null references categories (id),
  name text not null,
  slug text not null,
  description text not null,
  translations text not null default '{}',
  price_paise bigint not null check (price_paise >= 0),
  packaging_paise bigint not null check (packaging_paise >= 0),
  image_url text not null,
  customization_options text not null,
  diet text not null,
  prep_minutes integer,
  contains text not null default '[]',
  goes_with text not null default '[]',
  other_words text not null default '',
  is_available integer not null,
  sold_out_until text,
  tax_class_id text,
  station integer,
  position integer not null,
  deleted_at text,
  created_at text not null,
  updated_at text not null,
  version integer not null default 1
);
create index products_by_category on products (category_id, position);
create unique index products_slug on products (slug);

-- Sections of options that many products share. A product's own column has a copy of each.
create table shared_options (
  id text primary key,
  -- JSON, price changes in paise.
  section text not null,
  created_at text not null,
  updated_at text not null,
  version integer not null default 1
);

create table inventory (
  id text primary key,
  product_id text not null unique references products (id),
  starting_stock integer not null check (starting_stock >= 0),
  -- Orders take it with a guarded update. The check refuses what no code may do.
  current_stock integer not null check (current_stock >= 0),
  updated_at text not null,
  version integer not null default 1
);

create table waste (
  -- Chosen by the client, so that an entry that is sent again is added once; of an order, named after its change and line.
  id text primary key,
  product_id text not null references products (id),
  name text not null,
  unit_paise bigint not null,
  quantity integer not null check (quantity > 0),
  reason text not null,
  note text not null,
  order_id text,
  business_date text not null,
  admin_id text not null,
  by_name text not null,
  at text not null
);
create index waste_by_day on waste (business_date);
`;
