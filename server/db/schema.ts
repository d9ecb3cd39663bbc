import type { Generated } from 'kysely';
import type { AuditedArea } from '../../shared/domain/audit';
import type { OrderStatus } from '../../shared/domain/order-status';
import type { PaymentMethod, PaymentStatus } from '../../shared/domain/payment';
import type { PictureFormat } from '../../shared/domain/pictures';
import type { AdjustmentKind, DeliveryMethod } from '../../shared/domain/pricing';
import type { Role } from '../../shared/domain/roles';

/** 0 or 1; the two engines agree on no boolean. */
export type Flag = 0 | 1;

export interface ProductsTable {
  id: string;
  category_id: string;
  name: string;
  description: string;
  price_paise: number;
  packaging_paise: number;
  image_url: string;
  /** JSON of the domain's CustomizationOptions, modifiers in paise. */
  customization_options: string;
  diet: 'veg' | 'non-veg';
  is_available: Flag;
  position: number;
  /** Set when deleted; the row stays for old orders. */
  deleted_at: string | null;
  created_at: string;
  updated_at: string;
  version: Generated<number>;
}

export interface InventoryTable {
  id: string;
  product_id: string;
  starting_stock: number;
  /** Never below 0: the database refuses it. */
  current_stock: number;
  updated_at: string;
  version: Generated<number>;
}

export interface AddressesTable {
  id: string;
  customer_id: string;
  name: string;
  street: string;
  apt_suite: string;
  city: string;
  state: string;
  zip_code: string;
  is_default: Flag;
  latitude: number | null;
  longitude: number | null;
  accuracy: number | null;
  skip_location_verification: Flag;
  created_at: string;
  updated_at: string;
}

export interface AdminsTable {
  /** The identity service's user id. */
  id: string;
  email: string;
  name: string;
  role: Role;
  created_at: string;
  updated_at: string;
  version: Generated<number>;
}

export interface OrdersTable {
  id: string;
  /** Null for a guest. */
  customer_id: string | null;
  customer_name: string;
  customer_phone: string | null;
  customer_email: string | null;
  /** The customer's name folded, by which the staff's list is sorted. */
  customer_key: string;
  /** Stands for the address that the order came from, for as long as that is counted. */
  client_key: string | null;
  status: OrderStatus;
  payment_status: PaymentStatus;
  payment_method: PaymentMethod;
  /** 1 for the first link; a new one is made when a failed payment is asked for again. */
  payment_attempt: number;
  upi_payment_url: string | null;
  delivery_method: DeliveryMethod;
  /** JSON of the address as it was, or null for pickup. */
  delivery_address: string | null;
  location_verified: Flag;
  item_count: number;
  subtotal_paise: number;
  packaging_paise: number;
  delivery_fee_paise: number;
  total_paise: number;
  special_instructions: string;
  /** `YYYY-MM-DD` in Asia/Kolkata. */
  business_date: string;
  created_at: string;
  updated_at: string;
}

export interface OrderItemsTable {
  order_id: string;
  line: number;
  product_id: string;
  name: string;
  quantity: number;
  price_paise: number;
  final_price_paise: number;
  packaging_paise: number;
  /** JSON of the domain's ChosenOption list. */
  customizations: string;
}

/** What an order's price has beside its lines and fees; their sum with those is the total. */
export interface OrderAdjustmentsTable {
  order_id: string;
  /** 1, 2, 3 … in the order in which a bill prints them. */
  position: number;
  kind: AdjustmentKind;
  label: string;
  /** Below 0 for a discount. */
  amount_paise: number;
  /** The code by which the customer got it; null when it needed none. */
  code: string | null;
}

/** What a day brought, by what has become of the orders placed on it. */
export interface DailyFiguresTable {
  /** `YYYY-MM-DD` in Asia/Kolkata. */
  business_date: string;
  status: OrderStatus;
  payment_status: PaymentStatus;
  orders: number;
  total_paise: number;
}

/** How many orders were placed in an hour, whatever has become of them. */
export interface HourlyFiguresTable {
  /** `YYYY-MM-DD` in Asia/Kolkata. */
  business_date: string;
  /** On the clock in Asia/Kolkata, 0 to 23. */
  hour: number;
  orders: number;
}

/** What a product has sold in the orders that are not cancelled; packaging left out. */
export interface ProductFiguresTable {
  product_id: string;
  orders: number;
  revenue_paise: number;
}

/** Every change of status and of payment, with who made it and when. */
export interface OrderHistoryTable {
  order_id: string;
  /** 1, 2, 3 … within its order: two changes at once cannot both take the next. */
  sequence: number;
  kind: 'status' | 'payment';
  value: string;
  /** Null when the customer placed the order. */
  admin_id: string | null;
  by_name: string | null;
  at: string;
}

/** What has happened to orders, kept for a day for those who follow them. */
export interface OrderEventsTable {
  /** 1, 2, 3 … in the order of the commits: see orders/follow/order-events. */
  id: number;
  order_id: string;
  kind: 'placed' | 'status' | 'payment';
  /** As the order stood after it. */
  status: OrderStatus;
  payment_status: PaymentStatus;
  at: string;
}

/** The bills that were made, one of an order at most. */
export interface BillsTable {
  order_id: string;
  /** April to March, such as '2026-27'. */
  financial_year: string;
  /** 1, 2, 3 … within its year, none left out. */
  number: number;
  /** JSON of the contract's seller: the settings as they were. */
  seller: string;
  admin_id: string;
  made_at: string;
}

export interface IdempotencyKeysTable {
  /** Whose key it is: two callers may choose the same. */
  caller: string;
  key: string;
  body_hash: string;
  order_id: string;
  created_at: string;
}

export interface LogsTable {
  id: string;
  user_id: string;
  level: string;
  category: string;
  message: string;
  /** JSON. */
  data: string;
  user_agent: string;
  path: string;
  timestamp: string;
  expires_at: string;
  /** Category, message, path, user and data, folded, for the search. */
  search_text: string;
}

/** Every change that a person made in the back office; rows are only ever added. */
export interface AuditLogTable {
  id: string;
  at: string;
  /** Null when it was done on the shop's own machine. */
  admin_id: string | null;
  by_name: string;
  area: AuditedArea;
  subject_id: string;
  subject_name: string;
  /** JSON of the fields that changed, as they were; null when the subject was made. */
  from_values: string | null;
  /** JSON of the same fields afterwards; null when the subject was deleted. */
  to_values: string | null;
  reason: string | null;
}

/** All tables of the shop; the identity service keeps its own beside them. */
export interface ShopTables {
  settings: {
    /** Always 'shop': one row. */
    id: string;
    /** JSON of the contract's settings, without what is derived. */
    document: string;
    updated_at: string;
    /** 1, then one more with every write. */
    version: Generated<number>;
  };
  categories: {
    id: string;
    name: string;
    /** The name folded for comparison; unique. */
    name_key: string;
    description: string;
    is_active: Flag;
    position: number;
    /** Set when deleted; the row stays for deleted products that old orders refer to. */
    deleted_at: string | null;
    created_at: string;
    updated_at: string;
    version: Generated<number>;
  };
  products: ProductsTable;
  inventory: InventoryTable;
  customers: {
    /** The identity service's user id. */
    id: string;
    name: string;
    phone_number: string | null;
    created_at: string;
    updated_at: string;
  };
  addresses: AddressesTable;
  admins: AdminsTable;
  orders: OrdersTable;
  order_items: OrderItemsTable;
  order_adjustments: OrderAdjustmentsTable;
  order_history: OrderHistoryTable;
  /** The words by whose beginnings staff find an order. */
  order_words: {
    word: string;
    order_id: string;
  };
  daily_figures: DailyFiguresTable;
  hourly_figures: HourlyFiguresTable;
  product_figures: ProductFiguresTable;
  order_events: OrderEventsTable;
  /** One row: the number of the last event. */
  order_event_counter: {
    id: string;
    last: number;
  };
  bills: BillsTable;
  idempotency_keys: IdempotencyKeysTable;
  logs: LogsTable;
  analytics_events: {
    id: string;
    name: string;
    /** JSON. */
    data: string;
    at: string;
    received_at: string;
  };
  sent_codes: {
    phone_number: string;
    sent_at: string;
    /** The client's widest network, as far as TRUST_PROXY lets it be known. */
    client_address: Generated<string>;
    /** 1 once this code or a later one was entered: it no longer counts against its number. */
    is_proved: Generated<number>;
    /** 1 if a device asked that had signed in with the number before. */
    to_known_device: Generated<number>;
  };
  sign_in_codes: {
    phone_number: string;
    /** Keyed: see identity/sign-in-codes. */
    code_hash: string;
    expires_at: string;
    tries: number;
  };
  /** When one of the servers last began a piece of background work. */
  background_work: {
    /** One for all servers. */
    name: string;
    /** When one of them last began it. */
    begun_at: string;
  };
  used_totp_steps: {
    /** The identity service's user id. */
    user_id: string;
    /** Half minutes since 1970. */
    last_step: number;
  };
  audit_log: AuditLogTable;
  /** The words of what an entry is about, by whose beginnings it is found. */
  audit_words: {
    word: string;
    entry_id: string;
  };
  /** One file of an uploaded picture. */
  pictures: {
    /** Hash of the picture's content. */
    id: string;
    width: number;
    format: PictureFormat;
    bytes: Uint8Array;
    uploaded_at: string;
  };
}
