export const PEOPLE_TABLES = `
create table customers (
  -- The identity service's user id.
  id text primary key,
  name text not null,
  phone_number text,
  -- The tag of the language that was last chosen; null before a sign-in or an order.
  language text,
  created_at text not null,
  updated_at text not null
);

create table addresses (
  id text primary key,
  customer_id text not null references customers (id),
  name text not null,
  street text not null,
  apt_suite text not null,
  -- What a rider looks for nearby.
  landmark text not null,
  city text not null,
  state text not null,
  zip_code text not null,
  is_default integer not null,
  -- Degrees, and metres of accuracy; null without a location.
  latitude double precision,
  longitude double precision,
  accuracy double precision,
  skip_location_verification integer not null,
  created_at text not null,
  updated_at text not null
);
create index addresses_by_customer on addresses (customer_id, created_at);

-- Staff. The identity service has their passwords.
create table admins (
  id text primary key,
  email text not null unique,
  name text not null,
  role text not null,
  created_at text not null,
  updated_at text not null,
  version integer not null default 1
);

-- Devices on which staff sign in by PIN.
create table enrolled_devices (
  id text primary key,
  name text not null,
  -- SHA-256 of the secret in the device's cookie.
  secret_hash text not null unique,
  enrolled_by text not null,
  enrolled_at text not null,
  -- When someone last entered a right PIN.
  last_used_at text
);

create table staff_pins (
  -- The identity service's user id.
  user_id text primary key,
  -- A slow hash of a keyed one.
  pin_hash text not null,
  set_at text not null
);

-- Each code sent, so that the limits hold across restarts and servers.
create table sent_codes (
  phone_number text not null,
  sent_at text not null,
  -- The widest network of the client that requested it.
  client_address text not null default '',
  -- 1 once this code or a later one was entered: it no longer counts against its number.
  is_proved integer not null default 0,
  -- 1 if the request came from a device that had signed in with the number before.
  to_known_device integer not null default 0,
  constraint sent_codes_key primary key (phone_number, sent_at)
);
create index sent_codes_time on sent_codes (sent_at);

create table sign_in_codes (
  phone_number text primary key,
  -- A keyed hash.
  code_hash text not null,
  expires_at text not null,
  tries integer not null
);

-- The last TOTP step that each account has used: a code works once.
create table used_totp_steps (
  user_id text primary key,
  -- Half minutes since 1970.
  last_step bigint not null
);
`;
