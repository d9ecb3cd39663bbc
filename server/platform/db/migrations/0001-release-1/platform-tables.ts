/** @param word the column type of words that are searched by their beginnings. */
export const platformTables = (word: string) => `
-- When each scheduled job last started on any server; the other servers then skip it.
create table background_work (
  name text primary key,
  begun_at text not null
);

create table audit_log (
  id text primary key,
  at text not null,
  admin_id text,
  by_name text not null,
  area text not null,
  subject_id text not null,
  subject_name text not null,
  from_values text,
  to_values text,
  reason text
);
create index audit_log_by_time on audit_log (at, id);
create index audit_log_by_area on audit_log (area, at, id);
create index audit_log_by_admin_id on audit_log (admin_id, at, id);
create index audit_log_by_subject_id on audit_log (subject_id, at, id);

-- The words by whose beginnings staff search the audit log.
create table audit_words (
  word ${word} not null,
  entry_id text not null references audit_log (id),
  constraint audit_words_key primary key (word, entry_id)
);

create table logs (
  id text primary key,
  user_id text not null,
  level text not null,
  category text not null,
  message text not null,
  data text not null,
  user_agent text not null,
  path text not null,
  timestamp text not null,
  expires_at text not null,
  search_text text not null
);
create index logs_by_time on logs (timestamp, id);
create index logs_by_level on logs (level, timestamp, id);
-- For the export and the deletion of one customer's entries.
create index logs_by_user on logs (user_id, timestamp, id);
create index logs_by_expiry on logs (expires_at);

create table analytics_events (
  id text primary key,
  name text not null,
  -- JSON.
  data text not null,
  at text not null,
  received_at text not null
);
create index analytics_events_by_time on analytics_events (received_at);

-- In how many visits of a day an event happened. The counts outlive the events.
create table event_counts (
  kind text not null,
  -- YYYY-MM-DD in Asia/Kolkata.
  day text not null,
  -- A product's id; empty for the visits in which the event happened with any product or none.
  subject text not null,
  visits integer not null,
  constraint event_counts_key primary key (kind, day, subject)
);

-- One row: the last event that is in the counts.
create table last_counted_event (
  id text primary key,
  received_at text not null,
  event_id text not null
);

-- One row: the key pair by which push services recognise the shop.
create table push_keys (
  id text primary key,
  public_key text not null,
  -- Both as base64url.
  private_key text not null
);
`;

/** Each trigger is one statement. */
export const SQLITE_GUARDS = ['update', 'delete'].map(
  (event) =>
    `create trigger audit_log_no_${event} before ${event} on audit_log
     begin select raise(abort, 'The audit log is append-only'); end`,
);

/**
 * All servers on PostgreSQL share the counts of the rate limits, in the columns of
 * rate-limiter-flexible. The table is unlogged: a count lost in a crash starts again, and no request
 * waits for the disk. A SQLite shop is one process and counts in memory.
 */
export const ONLY_ON_POSTGRES = [
  `create function refuse_audit_change() returns trigger language plpgsql as $$
   begin raise exception 'The audit log is append-only'; end $$`,
  `create trigger audit_log_append_only before update or delete or truncate on audit_log
   for each statement execute function refuse_audit_change()`,
  `create unlogged table rate_limits (
     key varchar(255) primary key,
     points integer not null default 0,
     expire bigint
   )`,
];
