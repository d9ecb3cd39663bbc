import { type Kysely, sql } from 'kysely';

/** Text, integer and bigint alone, so that both engines build the same tables. Money needs bigint. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('settings')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
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
    .addColumn('is_active', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('products')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('category_id', 'text', (column) => column.notNull().references('categories.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('price_paise', 'bigint', (column) => column.notNull().check(sql`price_paise >= 0`))
    .addColumn('packaging_paise', 'bigint', (column) =>
      column.notNull().check(sql`packaging_paise >= 0`),
    )
    .addColumn('image_url', 'text', (column) => column.notNull())
    .addColumn('customization_options', 'text', (column) => column.notNull())
    .addColumn('diet', 'text', (column) => column.notNull())
    .addColumn('is_available', 'integer', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('products_by_category')
    .on('products')
    .columns(['category_id', 'position'])
    .execute();
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
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('addresses')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('customer_id', 'text', (column) => column.notNull().references('customers.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('street', 'text', (column) => column.notNull())
    .addColumn('apt_suite', 'text', (column) => column.notNull())
    .addColumn('city', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('zip_code', 'text', (column) => column.notNull())
    .addColumn('is_default', 'integer', (column) => column.notNull())
    .addColumn('latitude', 'double precision')
    .addColumn('longitude', 'double precision')
    .addColumn('accuracy', 'double precision')
    .addColumn('skip_location_verification', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('addresses_by_customer')
    .on('addresses')
    .columns(['customer_id', 'created_at'])
    .execute();
  await db.schema
    .createTable('admins')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
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
    .addColumn('search_text', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('payment_status', 'text', (column) => column.notNull())
    .addColumn('payment_method', 'text', (column) => column.notNull())
    .addColumn('payment_attempt', 'integer', (column) => column.notNull())
    .addColumn('upi_payment_url', 'text')
    .addColumn('delivery_method', 'text', (column) => column.notNull())
    .addColumn('delivery_address', 'text')
    .addColumn('location_verified', 'integer', (column) => column.notNull())
    .addColumn('item_count', 'integer', (column) => column.notNull())
    .addColumn('subtotal_paise', 'bigint', (column) => column.notNull())
    .addColumn('packaging_paise', 'bigint', (column) => column.notNull())
    .addColumn('delivery_fee_paise', 'bigint', (column) => column.notNull())
    .addColumn('total_paise', 'bigint', (column) => column.notNull())
    .addColumn('special_instructions', 'text', (column) => column.notNull())
    .addColumn('business_date', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addCheckConstraint(
      'orders_total_adds_up',
      sql`total_paise = subtotal_paise + packaging_paise + delivery_fee_paise`,
    )
    .execute();
  await db.schema
    .createIndex('orders_by_time')
    .on('orders')
    .columns(['created_at', 'id'])
    .execute();
  await db.schema
    .createIndex('orders_by_status')
    .on('orders')
    .columns(['status', 'created_at'])
    .execute();
  await db.schema
    .createIndex('orders_by_customer')
    .on('orders')
    .columns(['customer_id', 'created_at'])
    .execute();
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
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('admin_id', 'text')
    .addColumn('by_name', 'text')
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('order_history_key', ['order_id', 'sequence'])
    .execute();
  await db.schema
    .createTable('idempotency_keys')
    .addColumn('caller', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('body_hash', 'text', (column) => column.notNull())
    .addColumn('order_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('idempotency_keys_key', ['caller', 'key'])
    .execute();
}

async function createTraces(db: Kysely<unknown>) {
  await db.schema
    .createTable('logs')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('level', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('timestamp', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('logs_by_time').on('logs').column('timestamp').execute();
  await db.schema.createIndex('logs_by_expiry').on('logs').column('expires_at').execute();
  await db.schema
    .createTable('analytics_events')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('data', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .execute();
}
