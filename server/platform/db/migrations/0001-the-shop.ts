import { type Kysely, sql } from 'kysely';
import { createIndex, required } from '../table-parts';

/** Only text, integer and bigint, so that both engines build the same tables. Money needs bigint. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('settings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .$call(required('text', 'document', 'updated_at'))
    .execute();
  await createMenu(db);
  await createPeople(db);
  await createOrders(db);
  await createTraces(db);
}

async function createMenu(db: Kysely<unknown>) {
  await db.schema
    .createTable('categories')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull().unique())
    .addColumn('description', 'text', (column) => column.notNull())
    .$call(required('integer', 'is_active', 'position'))
    .$call(required('text', 'created_at', 'updated_at'))
    .execute();
  await db.schema
    .createTable('products')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('category_id', 'text', (column) => column.notNull().references('categories.id'))
    .$call(required('text', 'name', 'description'))
    .addColumn('price_paise', 'bigint', (column) => column.notNull().check(sql`price_paise >= 0`))
    .addColumn('packaging_paise', 'bigint', (column) =>
      column.notNull().check(sql`packaging_paise >= 0`),
    )
    .$call(required('text', 'image_url', 'customization_options', 'diet'))
    .$call(required('integer', 'is_available', 'position'))
    .addColumn('deleted_at', 'text')
    .$call(required('text', 'created_at', 'updated_at'))
    .execute();
  await createIndex(db, 'products_by_category', 'products', ['category_id', 'position']);
  await db.schema
    .createTable('inventory')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('product_id', 'text', (column) =>
      column.notNull().unique().references('products.id'),
    )
    .addColumn('starting_stock', 'integer', (column) =>
      column.notNull().check(sql`starting_stock >= 0`),
    )
    .addColumn('current_stock', 'integer', (column) =>
      column.notNull().check(sql`current_stock >= 0`),
    )
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
}

async function createPeople(db: Kysely<unknown>) {
  await db.schema
    .createTable('customers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('phone_number', 'text')
    .$call(required('text', 'created_at', 'updated_at'))
    .execute();
  await db.schema
    .createTable('addresses')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) => column.notNull().references('customers.id'))
    .$call(required('text', 'name', 'street', 'apt_suite', 'city', 'state', 'zip_code'))
    .addColumn('is_default', 'integer', (column) => column.notNull())
    .addColumn('latitude', 'double precision')
    .addColumn('longitude', 'double precision')
    .addColumn('accuracy', 'double precision')
    .addColumn('skip_location_verification', 'integer', (column) => column.notNull())
    .$call(required('text', 'created_at', 'updated_at'))
    .execute();
  await createIndex(db, 'addresses_by_customer', 'addresses', ['customer_id', 'created_at']);
  await db.schema
    .createTable('admins')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .$call(required('text', 'name', 'role', 'created_at', 'updated_at'))
    .execute();
}

async function createOrders(db: Kysely<unknown>) {
  await db.schema
    .createTable('orders')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) => column.references('customers.id'))
    .addColumn('customer_name', 'text', (column) => column.notNull())
    .addColumn('customer_phone', 'text')
    .addColumn('customer_email', 'text')
    .$call(required('text', 'search_text', 'status', 'payment_status', 'payment_method'))
    .addColumn('payment_attempt', 'integer', (column) => column.notNull())
    .addColumn('upi_payment_url', 'text')
    .addColumn('delivery_method', 'text', (column) => column.notNull())
    .addColumn('delivery_address', 'text')
    .$call(required('integer', 'location_verified', 'item_count'))
    .$call(
      required('bigint', 'subtotal_paise', 'packaging_paise', 'delivery_fee_paise', 'total_paise'),
    )
    .$call(required('text', 'special_instructions', 'business_date', 'created_at', 'updated_at'))
    .addCheckConstraint(
      'orders_total_adds_up',
      sql`total_paise = subtotal_paise + packaging_paise + delivery_fee_paise`,
    )
    .execute();
  await createIndex(db, 'orders_by_time', 'orders', ['created_at', 'id']);
  await createIndex(db, 'orders_by_status', 'orders', ['status', 'created_at']);
  await createIndex(db, 'orders_by_customer', 'orders', ['customer_id', 'created_at']);
  await db.schema
    .createTable('order_items')
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('line', 'integer', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull().references('products.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('quantity', 'integer', (column) => column.notNull().check(sql`quantity > 0`))
    .addColumn('price_paise', 'bigint', (column) => column.notNull())
    .addColumn('final_price_paise', 'bigint', (column) =>
      column.notNull().check(sql`final_price_paise > 0`),
    )
    .addColumn('packaging_paise', 'bigint', (column) => column.notNull())
    .addColumn('customizations', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_items_key', ['order_id', 'line'])
    .execute();
  await db.schema
    .createTable('order_history')
    .addColumn('order_id', 'text', (column) => column.notNull().references('orders.id'))
    .addColumn('sequence', 'integer', (column) => column.notNull())
    .$call(required('text', 'kind', 'value'))
    .addColumn('admin_id', 'text')
    .addColumn('by_name', 'text')
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_history_key', ['order_id', 'sequence'])
    .execute();
  await db.schema
    .createTable('idempotency_keys')
    .$call(required('text', 'caller', 'key', 'body_hash', 'order_id', 'created_at'))
    .addPrimaryKeyConstraint('idempotency_keys_key', ['caller', 'key'])
    .execute();
}

async function createTraces(db: Kysely<unknown>) {
  await db.schema
    .createTable('logs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .$call(
      required(
        'text',
        'user_id',
        'level',
        'category',
        'message',
        'data',
        'user_agent',
        'path',
        'timestamp',
        'expires_at',
      ),
    )
    .execute();
  await createIndex(db, 'logs_by_time', 'logs', ['timestamp']);
  await createIndex(db, 'logs_by_expiry', 'logs', ['expires_at']);
  await db.schema
    .createTable('analytics_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .$call(required('text', 'name', 'data', 'at', 'received_at'))
    .execute();
}
