import type { Generated } from 'kysely';
import type {
  PaperDots,
  Printed,
  PrinterKind,
  PrinterProblem,
  PrintJobState,
  PrintMoment,
} from '../../../shared/domain/kitchen/print-jobs';
import type { Diet } from '../../../shared/domain/menu/diet';
import type { WasteReason } from '../../../shared/domain/menu/waste';
import type { DrawerKind } from '../../../shared/domain/money/drawer';
import type { CancelReason } from '../../../shared/domain/orders/cancellation';
import type { Channel } from '../../../shared/domain/orders/channel';
import type { RoundState } from '../../../shared/domain/orders/dining-tables';
import type { OrderChangeKind } from '../../../shared/domain/orders/order-change';
import type { CustomerNews, MessageOutcome } from '../../../shared/domain/orders/order-news';
import type { Gateway, PaidBy, PaidByHand } from '../../../shared/domain/orders/order-payments';
import type { OrderStatus } from '../../../shared/domain/orders/order-status';
import type { PayLater } from '../../../shared/domain/orders/pay-later';
import type { PaymentMethod, PaymentStatus } from '../../../shared/domain/orders/payment';
import type { AdjustmentKind, DeliveryMethod } from '../../../shared/domain/orders/pricing';
import type { ReviewRating } from '../../../shared/domain/orders/review';
import type { AuditedArea } from '../../../shared/domain/platform/audit';
import type { CountedEvent } from '../../../shared/domain/platform/counted-events';
import type { Language } from '../../../shared/domain/platform/languages';
import type { Role } from '../../../shared/domain/platform/roles';
import type { PictureFormat } from '../../../shared/domain/shop/pictures';

/** A boolean as 0 or 1: the engines have no boolean type in common. */
export type Flag = 0 | 1;

/** Every change made in the back office. Rows are only ever added. */
export interface AuditLogTable {
  id: string;
  at: string;
  /** Null for a change made by a command on the server. */
  admin_id: string | null;
  by_name: string;
  area: AuditedArea;
  subject_id: string;
  subject_name: string;
  /** JSON of the changed fields before the change; null when the subject was created. */
  from_values: string | null;
  /** JSON of the same fields after the change; null when the subject was deleted. */
  to_values: string | null;
  reason: string | null;
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
  /** Category, message, path, user and data, folded for the search. */
  search_text: string;
}

/** A row that people edit (platform rule 7). */
export interface EditedRow {
  created_at: string;
  updated_at: string;
  /** Starts at 1; every write adds 1. */
  version: Generated<number>;
}

/** A document of the owner: one row. */
export interface DocumentTable {
  /** 'shop', or the name of a smaller document. */
  id: string;
  /** JSON of the contract's input. */
  document: string;
  updated_at: string;
  version: Generated<number>;
}

export interface ContactMessagesTable {
  /** Made by the sender's browser. */
  id: string;
  /** Null for a visitor who was not signed in. */
  customer_id: string | null;
  name: string;
  email: string;
  phone: string;
  message: string;
  received_at: string;
  done_at: string | null;
}

export interface AddressesTable {
  id: string;
  customer_id: string;
  name: string;
  street: string;
  apt_suite: string;
  landmark: string;
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

export interface AdminsTable extends EditedRow {
  /** The identity service's user id. */
  id: string;
  email: string;
  name: string;
  role: Role;
}

export interface ProductsTable extends EditedRow {
  id: string;
  category_id: string;
  name: string;
  /** Its name in its address, which never changes. */
  slug: string;
  description: string;
  /** JSON: name and description in other languages than English. */
  translations: Generated<string>;
  price_paise: number;
  packaging_paise: number;
  image_url: string;
  /** JSON of the domain's CustomizationOptions, modifiers in paise. */
  customization_options: string;
  diet: Diet;
  /** Minutes to make one; null for the kitchen's usual time. */
  prep_minutes: number | null;
  /** JSON list of allergens. */
  contains: Generated<string>;
  /** JSON list of the ids of products that its page suggests. */
  goes_with: Generated<string>;
  /** Other words for it, which the menu's search knows. */
  other_words: Generated<string>;
  is_available: Flag;
  /** Until when customers cannot order it, whatever its stock; a time that has passed means nothing. */
  sold_out_until: Generated<string | null>;
  /** A class of the tax settings; null for the class of all dishes. */
  tax_class_id: Generated<string | null>;
  /** Its own station; null for its category's, 0 for none. */
  station: Generated<number | null>;
  position: number;
  /** Set when deleted; the row stays for old orders. */
  deleted_at: string | null;
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

/** Units that were thrown away, or made again for an order. Rows are only ever added. */
export interface WasteTable {
  /** Chosen by the client; of an order, named after its change and line. */
  id: string;
  product_id: string;
  /** The product's name then, and the price of a unit. */
  name: string;
  unit_paise: number;
  quantity: number;
  reason: WasteReason;
  note: string;
  /** The order for which they were made again; null for what was thrown away. */
  order_id: string | null;
  business_date: string;
  admin_id: string;
  by_name: string;
  at: string;
}

/** A table of the cafe, at which guests eat. */
export interface DiningTablesTable extends EditedRow {
  id: string;
  name: string;
  /** The folded name, which no other table has. */
  name_key: string;
  is_active: Flag;
  /** Random, in the QR code on the table. */
  code: string;
}

/** What the till of one of the staff shows its customer. */
export interface CounterDisplaysTable {
  admin_id: string;
  /** JSON of at most 8,000 bytes. */
  state: string;
  updated_at: string;
  /** When a display last read it; empty if none did. */
  read_at: string;
}

/** What guests ask for by a table's code. */
export interface TableRoundsTable {
  id: string;
  table_id: string;
  state: RoundState;
  /** JSON of the dishes asked for. */
  items: string;
  /** What the guest saw as their price. */
  total_paise: number;
  /** A keyed hash of the guest's network. */
  client_key: string;
  /** The order that it joined; null before it is accepted. */
  order_id: string | null;
  created_at: string;
  decided_at: string | null;
  /** The member of the staff who knows its phone: what it asks for later joins the same bill at once. */
  known_by: string | null;
}

export interface OrdersTable {
  id: string;
  /** Null for a guest. */
  customer_id: string | null;
  customer_name: string;
  customer_phone: string | null;
  customer_email: string | null;
  /** The folded customer name; the staff's list sorts by it. */
  customer_key: string;
  /** A keyed hash of the client’s network or, once the account is deleted, of its phone number; for a day, or while a claim is checked. */
  client_key: string | null;
  status: OrderStatus;
  payment_status: PaymentStatus;
  payment_method: PaymentMethod;
  /** How it is paid when the customer gets it; null if before. */
  pay_later: PayLater | null;
  /** 1 for the first payment link; each retry after a failed payment gets a new link. */
  payment_attempt: number;
  upi_payment_url: string | null;
  delivery_method: DeliveryMethod;
  channel: Channel;
  /** Eaten in the cafe. */
  for_here: Flag;
  /** The table that it belongs to, and its name then; null for none. */
  table_id: string | null;
  table_name: string | null;
  /** The highest number of a line that was served before the last round; the kitchen sees the lines after it. */
  served_line: number;
  /** The bill from which it was split; null for others. */
  split_from: string | null;
  /** JSON, copied when the order was placed; null for pickup. */
  delivery_address: string | null;
  location_verified: Flag;
  item_count: number;
  subtotal_paise: number;
  packaging_paise: number;
  delivery_fee_paise: number;
  /** JSON of the rule that the fee follows when dishes change; null if the fee stays. */
  fee_rule: string | null;
  total_paise: number;
  special_instructions: string;
  /** The one in which its customer reads. */
  language: Language;
  /** `YYYY-MM-DD` in Asia/Kolkata. */
  business_date: string;
  created_at: string;
  updated_at: string;
  /** When a tablet without a network took it, by the tablet's clock; null for one that was sent at once. */
  taken_at: string | null;
  accepted_at: string | null;
  ready_at: string | null;
  /** The short number called at the counter, from 1 each business day. */
  counter_number: number;
  /** Counts the changes of its stage on the kitchen board. */
  ticket_version: number;
  /** JSON of the standing before the board's last move, for its undo and for the customer's view. */
  before_move: string | null;
  cancel_reason: CancelReason | null;
  /** What staff wrote to the customer beside the reason. */
  cancel_note: string | null;
  cancel_seen_at: string | null;
  promised_from: string;
  promised_until: string;
  /** The end of the first promise, by which kept promises are counted; null if it never moved. */
  first_promised_until: string | null;
  /** The part of the promise that is the rider's way; 0 for a pickup. */
  travel_minutes: number;
  work_seconds: number;
  /** The wait before it when the order was placed; null for an order for later. */
  wait_seconds: number | null;
  /** When the food should have been ready, from placing on; null if nothing can be learned from it. */
  estimated_seconds: number | null;
  /** When its customer was told that nobody has accepted it yet. */
  waiting_told_at: string | null;
  /** The start of the slot for which it was ordered; null for an order for now. */
  slot_at: string | null;
  /** When the kitchen must start an order for later, and when it was told to. */
  starts_at: string | null;
  start_told_at: string | null;
  /** The number of its changes: the version that another change must name. */
  change_count: number;
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
  /** What the customer asks of the kitchen for this line; may be empty. */
  note: string;
  done_at: string | null;
  /** When the tap was made that last decided whether the line is done. */
  done_tapped_at: string | null;
  /** The station that makes it, as it was when the order was placed. */
  station: number | null;
  /** The change that added it; null if it was ordered from the start. */
  added_in: number | null;
  /** Of a dish that was moved to another bill: the order on whose ticket the kitchen got it. */
  ticket_order_id: string | null;
  /** Whether it was served before it was moved to a bill whose ticket is open. */
  is_served: Flag;
}

/** The adjustments of an order's price. Lines, adjustments and fees add up to the total. */
export interface OrderAdjustmentsTable {
  order_id: string;
  /** 1, 2, 3 …, the order on the bill. */
  position: number;
  kind: AdjustmentKind;
  label: string;
  /** Negative for a discount. */
  amount_paise: number;
  /** The code that the customer entered; null if none was needed. */
  code: string | null;
  /** Of a discount that staff give: the line that it is for; null for the whole order. */
  line: number | null;
  /** Its share in percent, or its amount. */
  percent: number | null;
  given_paise: number | null;
  /** What managers have approved of it; the rest counts towards what staff may give without one. */
  approved_paise: number;
}

/** What staff changed of an order after it was placed. See orders/order-changes.ts. */
export interface OrderChangesTable {
  order_id: string;
  /** 1, 2, 3 … within the order. */
  sequence: number;
  kind: OrderChangeKind;
  /** For staff; empty once the customer's account is deleted. */
  reason: string;
  /** JSON: what was added, removed or given, and all lines and sums after it. */
  document: string;
  admin_id: string;
  by_name: string;
  at: string;
}

export interface OrderHistoryTable {
  order_id: string;
  /** 1, 2, 3 … within the order. It is unique, so concurrent changes cannot both take the next. */
  sequence: number;
  kind: 'status' | 'payment';
  value: string;
  /** Null when the customer placed the order. */
  admin_id: string | null;
  by_name: string | null;
  at: string;
  /** 1 for a move that was undone, and for its undoing: customers never learn of either. */
  staff_only: Flag;
  /** Of a claim: what transfers come to once all that was claimed has arrived; null for anything else. */
  claimed_paise: number | null;
}

export interface OrderWordsTable {
  word: string;
  order_id: string;
}

export interface IdempotencyKeysTable {
  /** The key's owner: two callers may choose the same key. */
  caller: string;
  key: string;
  /** Of the request's body. */
  body_hash: string;
  order_id: string;
  created_at: string;
}

/** The orders placed on a day, counted and summed by where they were taken and by their present status and payment. */
export interface DailyFiguresTable {
  business_date: string;
  channel: Channel;
  status: OrderStatus;
  payment_status: PaymentStatus;
  orders: number;
  total_paise: number;
}

export interface HourlyFiguresTable {
  business_date: string;
  /** 0 to 23, in Asia/Kolkata. */
  hour: number;
  orders: number;
}

/** Without cancelled orders and packaging. */
export interface ProductFiguresTable {
  product_id: string;
  orders: number;
  revenue_paise: number;
}

/** Events of orders, stored for a day for the clients that follow them. */
export interface OrderEventsTable {
  /** 1, 2, 3 … in commit order: see orders/follow/order-events. */
  id: number;
  order_id: string;
  kind: 'placed' | 'status' | 'payment' | 'promise' | 'change';
  status: OrderStatus;
  payment_status: PaymentStatus;
  at: string;
  /** When customers learn of it; null for at once. */
  customers_told_at: string | null;
  /** 1 for a change that concerns the kitchen alone, and for a move that was undone. */
  staff_only: Flag;
}

/** Forgotten when the order is over. */
export interface OrderDevicesTable {
  id: string;
  order_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: string;
}

export interface OrderMessagesTable {
  id: string;
  order_id: string;
  /** 'sms', or the id of a device. */
  target: string;
  news: CustomerNews;
  /** The number of the order's changes then, for news that a change makes new; else 0. */
  changes: number;
  /** JSON of the facts that its words need (orders/messages/message-facts). */
  message: string;
  event: number;
  /** When customers could learn the news; old news is not sent. */
  created_at: string;
  attempts: number;
  /** When it is sent next, as in `owner_messages`; null once it has an outcome. */
  due_at: string | null;
  outcome: MessageOutcome | null;
}

export interface OrderReviewsTable {
  order_id: string;
  rating: ReviewRating;
  words: string;
  may_publish: Flag;
  created_at: string;
  updated_at: string;
  published_at: string | null;
}

/** A tablet whose shift was started, by an id that its browser made. */
export interface BoardsTable {
  id: string;
  admin_id: string;
  seen_at: string;
  /** When it last reported with the page in sight. */
  visible_at: string | null;
  sound: Flag;
  wake_lock: Flag;
  notifications: Flag;
  /** Percent; null if the browser hides it. */
  battery: number | null;
}

/** One row: what the guard knows (server/kitchen/guard/watch-machine.ts). */
export interface GuardStateTable {
  id: string;
  watched_since: string | null;
  open_since: string | null;
  checked_at: string | null;
  gone_at: string | null;
  paused_at: string | null;
  waiting_told_at: string | null;
  payment_told_at: string | null;
  /** When the owner was told that the guard is off. */
  off_seen_at: string | null;
  version: Generated<number>;
}

export interface PushSubscriptionsTable {
  id: string;
  admin_id: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** That the device's user has chosen in the back office. */
  language: Language;
  created_at: string;
}

export interface OwnerMessagesTable {
  id: string;
  /** 'webhook', or the id of a push subscription. */
  target: string;
  /** JSON of its type, time and page (kitchen/guard/owner-messages); its words are made when it is sent. */
  message: string;
  created_at: string;
  /** When it is sent next. A server that sends it moves this ahead first. */
  due_at: string;
  attempts: number;
}

export interface PrintersTable extends EditedRow {
  id: string;
  name: string;
  kind: PrinterKind;
  paper_dots: PaperDots;
  prints_new: PrintMoment;
  /** Of orders that are paid at the counter. */
  prints_receipts: Generated<Flag>;
  /** It prints only this station's dishes; null for all. */
  station: number | null;
  /** The SHA-256 hash of the secret in its URL; null for a tablet's printer. */
  secret_hash: string | null;
  problem: PrinterProblem | null;
  /** When it last asked for tickets, to about 20 s. */
  seen_at: string | null;
  /** The last order event that was read for its new orders. */
  last_event: number;
}

/** The tickets of all printers: see printing/print-queue. */
export interface PrintJobsTable {
  id: string;
  printer_id: string;
  /** Null for a test ticket. The order may have been deleted. */
  order_id: string | null;
  what: Generated<Printed>;
  is_copy: Flag;
  /** Names printer and order of a ticket that nobody asked for, so that it is queued once. */
  auto_key: string | null;
  /** The last change of its dishes when it was queued; 0 for none. */
  change_count: Generated<number>;
  state: PrintJobState;
  /** How often it was claimed without a word from the printer. */
  attempts: number;
  /** A printer had it before, and may have printed it; no count, since problems of a printer do not count. */
  may_be_printed: Generated<Flag>;
  /** Nobody else gets it until then: the end of a claim, or of a pause. */
  held_until: string | null;
  requested_name: string;
  requested_at: string;
  settled_at: string | null;
}

/** Money that has arrived and with which staff have dealt; nobody stores the rest of a statement. */
export interface BankCreditsTable {
  id: string;
  /** The same in every statement that has this credit (statements/read/credit-keys.ts). */
  credit_key: string;
  /** RRN or UTR. */
  reference: string | null;
  day: string;
  amount_paise: number;
  narration: string;
  /** Stands for the text of the statement in which staff confirmed it. */
  statement: string;
  admin_id: string;
  by_name: string;
  recorded_at: string;
  /** Whether staff said that it pays no order, after it had been matched to one. */
  set_aside: Generated<Flag>;
  /** When money went back under its reference after staff had confirmed it. */
  reversed_at: Generated<string | null>;
}

/** Rows are only ever added. */
export interface PaymentsTable {
  id: string;
  order_id: string;
  kind: 'payment' | 'refund';
  method: PaidBy;
  /** A payment is positive, a refund negative; a row that takes another one back has the opposite sign. */
  amount_paise: number;
  /** RRN or UTR, the slip's number of a card, or the gateway's id of the payment or refund. */
  reference: string | null;
  /** The bank credit that brought it, or that confirmed what staff had marked paid by hand. */
  credit_id: string | null;
  gateway: Gateway | null;
  at: string;
  /** The day in Asia/Kolkata on which the row was added, so that the sums of a day never change later. */
  business_date: string;
  /** Null for what the shop recorded by itself. */
  admin_id: string | null;
  by_name: string;
  /** The enrolled device on which it was recorded, and the name that it had; null for all others. */
  device_id: string | null;
  device_name: string | null;
  reason: string | null;
  /** JSON of the contract's refunded lines; null for a payment, and for a refund of an amount. */
  lines: string | null;
  /** The row that this one takes back. It is unique, so a row is taken back once. */
  corrects: string | null;
}

export interface PaymentLinksTable {
  /** The order's id and a number: the gateway makes one link with it. */
  id: string;
  order_id: string;
  gateway: Gateway;
  amount_paise: number;
  /** The gateway's id of the link, and its address; null until the gateway has answered. */
  gateway_id: string | null;
  url: string | null;
  /** Money counts in any state. A link that is over can still become paid; a paid one stays so. */
  state: 'open' | 'over' | 'paid';
  made_at: string;
  expires_at: string;
  /** How often the gateway was asked about it, and when it is asked next; null for no more. */
  checks: number;
  check_at: string | null;
  /** The same for refunds that were made in the gateway's dashboard; null until it is paid. */
  refund_checks: number;
  refunds_at: string | null;
  /** Money that could not be counted for the order, for staff to look at. */
  problem: string | null;
}

export interface GatewayRefundsTable {
  /**
   * The order's id, 'r' and a number: the gateway makes one refund with it. The gateway's id of one that
   * was made in its dashboard.
   */
  id: string;
  order_id: string;
  gateway: Gateway;
  /** The reference of the payment that is returned. */
  payment: string;
  amount_paise: number;
  /** The gateway may not know an asked one yet; a failed one is final. */
  state: 'asked' | 'pending' | 'done' | 'failed';
  asked_at: string;
  /** How often the gateway was asked about it, and when it is asked next; null for no more. */
  checks: number;
  check_at: string | null;
}

export interface BillsTable {
  order_id: string;
  /** April to March, such as '2026-27'. */
  financial_year: string;
  number: number;
  /** JSON of the contract's seller, copied from the settings. */
  seller: string;
  /** Empty when the shop made it by itself. */
  admin_id: string;
  made_at: string;
  /** JSON of what it charges (bills/bill-document.ts). */
  document: string;
}

/** The tax of bills by code and rate, and of credit notes, which are negative. */
export interface BillTaxesTable {
  /** The number of the bill or of the credit note. */
  document: string;
  position: number;
  /** Empty for the rows of a credit note that was cancelled. */
  order_id: string;
  /** The day in Asia/Kolkata of the document, or of the note's cancelling. */
  business_date: string;
  /** HSN code or SAC. */
  code: string;
  /** Hundredths of a percent, CGST and SGST together. */
  rate: number;
  quantity: number;
  /** Includes the tax: the sum of the four columns below. */
  amount_paise: number;
  taxable_paise: number;
  cgst_paise: number;
  sgst_paise: number;
  round_off_paise: number;
}

export interface CreditNotesTable {
  financial_year: string;
  number: number;
  order_id: string;
  amount_paise: number;
  admin_id: string | null;
  by_name: string;
  made_at: string;
  cancelled_at: string | null;
}

/** The sheets of days that staff have signed. Rows are only ever added. */
export interface ClosedDaysTable {
  business_date: string;
  /** 1; 2 and more after the day was reopened. */
  number: number;
  closed_at: string;
  admin_id: string;
  by_name: string;
  /** JSON of the contract's sheet. */
  sheet: string;
  counted_cash_paise: number;
  explanation: string;
  /** Why it was closed before the shop was; else empty. */
  early_reason: string;
  /** JSON of the ids of the payments that the sheet knew: all others came later. */
  known_payments: string;
}

/** The closings that an admin has undone, by their numbers. Rows are only ever added. */
export interface ReopenedDaysTable {
  business_date: string;
  number: number;
  reopened_at: string;
  admin_id: string;
  by_name: string;
  reason: string;
}

/** Cash that came into the drawer or left it without an order. Rows are only ever added. */
export interface DrawerEntriesTable {
  /** Chosen by the client. */
  id: string;
  business_date: string;
  /** 1, 2, 3 … of the day. */
  position: number;
  kind: DrawerKind;
  amount_paise: number;
  reason: string;
  /** Of a rider's cash: who brought it, what the orders cost, and JSON of their ids. */
  rider: string | null;
  owed_paise: number | null;
  order_ids: string | null;
  admin_id: string;
  by_name: string;
  /** As in `payments`. */
  device_id: string | null;
  device_name: string | null;
  at: string;
}

/** What staff have counted. Rows are only ever added. */
export interface DrawerCountsTable {
  /** Chosen by the client. */
  id: string;
  business_date: string;
  /** 1, 2, 3 … of the day. */
  position: number;
  /** JSON of the number of each note and coin. */
  pieces: string;
  counted_paise: number;
  /** What the drawer should have held then. */
  expected_paise: number;
  admin_id: string;
  by_name: string;
  at: string;
}

/** What customers gave the staff; no part of what the shop earns. Rows are only ever added. */
export interface TipsTable {
  id: string;
  order_id: string;
  business_date: string;
  /** 1, 2, 3 … of the day. */
  position: number;
  method: PaidByHand;
  /** Negative in a row that takes another one back. */
  amount_paise: number;
  corrects: string | null;
  admin_id: string;
  by_name: string;
  at: string;
}

/** See money/seals/seal-row.ts. */
export interface SealsTable {
  chain: 'bills' | 'credit-notes' | 'closed-days' | 'order-changes' | 'waste' | 'bank-credits';
  /** 1, 2, 3 …; 0 is the head of the chain. */
  position: number;
  /** An order's id, with a change's number, the number of a credit note or of a day's closing; of the head the last position. */
  sealed: string;
  mac: string;
}

export interface ProofsTable {
  proved_at: string;
  /** JSON of the sums that did not hold (money/proof/proof-store). */
  troubles: string;
}

/** In the order of the modules, like migrations/0001-release-1. The identity service has tables of its own. */
export interface ShopTables {
  // Platform
  background_work: {
    name: string;
    begun_at: string;
  };
  audit_log: AuditLogTable;
  audit_words: {
    word: string;
    entry_id: string;
  };
  logs: LogsTable;
  analytics_events: {
    id: string;
    name: string;
    data: string;
    at: string;
    received_at: string;
  };
  /** In how many visits of a day an event happened. */
  event_counts: {
    kind: CountedEvent;
    day: string;
    /** A product's id; empty for the visits in which the event happened with any product or none. */
    subject: string;
    visits: number;
  };
  /** One row: the last event that is in the counts. */
  last_counted_event: {
    id: string;
    received_at: string;
    event_id: string;
  };
  /** One row: the key pair by which push services recognise the shop. */
  push_keys: {
    id: string;
    public_key: string;
    /** A JWK. */
    private_key: string;
  };

  // Shop
  settings: DocumentTable;
  shop_content: DocumentTable;
  /** One size and format of an uploaded picture. */
  pictures: {
    id: string;
    width: number;
    format: PictureFormat;
    bytes: Uint8Array;
    uploaded_at: string;
  };
  contact_messages: ContactMessagesTable;

  // People
  customers: {
    /** The identity service's user id. */
    id: string;
    name: string;
    phone_number: string | null;
    /** The last chosen one; null before a sign-in or an order. */
    language: Language | null;
    created_at: string;
    updated_at: string;
  };
  addresses: AddressesTable;
  admins: AdminsTable;
  sent_codes: {
    phone_number: string;
    sent_at: string;
    /** The client's widest network, as far as TRUST_PROXY tells it. */
    client_address: Generated<string>;
    /** 1 once this code or a later one was entered: it no longer counts against its number. */
    is_proved: Generated<number>;
    /** 1 if the request came from a device that had signed in with the number before. */
    to_known_device: Generated<number>;
  };
  sign_in_codes: {
    phone_number: string;
    code_hash: string;
    expires_at: string;
    tries: number;
  };
  enrolled_devices: {
    id: string;
    name: string;
    /** SHA-256 of the secret in the device's cookie, in base64url. */
    secret_hash: string;
    enrolled_by: string;
    enrolled_at: string;
    /** When someone last entered a right PIN. */
    last_used_at: string | null;
  };
  staff_pins: {
    /** The identity service's user id. */
    user_id: string;
    /** A slow hash of a keyed one. */
    pin_hash: string;
    set_at: string;
  };
  used_totp_steps: {
    /** The identity service's user id. */
    user_id: string;
    /** The TOTP step: half minutes since 1970. */
    last_step: number;
  };

  // Menu
  categories: EditedRow & {
    id: string;
    name: string;
    name_key: string;
    description: string;
    /** JSON: name and description in other languages than English. */
    translations: Generated<string>;
    is_active: Flag;
    /** Until when customers cannot order its products. */
    sold_out_until: Generated<string | null>;
    /** The station of the kitchen that makes its products, 1 to 6; null for none. */
    station: Generated<number | null>;
    position: number;
    /** Set when deleted; the row stays for deleted products that old orders refer to. */
    deleted_at: string | null;
  };
  products: ProductsTable;
  shared_options: EditedRow & {
    id: string;
    /** JSON of the domain's OptionSection, modifiers in paise. */
    section: string;
  };
  inventory: InventoryTable;
  waste: WasteTable;

  // Orders
  dining_tables: DiningTablesTable;
  counter_displays: CounterDisplaysTable;
  table_rounds: TableRoundsTable;
  orders: OrdersTable;
  order_items: OrderItemsTable;
  order_adjustments: OrderAdjustmentsTable;
  order_changes: OrderChangesTable;
  /** The lines that the kitchen makes again, as an order's change says. */
  remade_lines: {
    order_id: string;
    sequence: number;
    line: number;
    at: string;
    /** When the kitchen had made them. */
    made_at: string | null;
  };
  order_history: OrderHistoryTable;
  order_words: OrderWordsTable;
  idempotency_keys: IdempotencyKeysTable;
  counter_numbers: {
    business_date: string;
    last: number;
  };
  tablet_numbers: {
    business_date: string;
    number: number;
    tablet_id: string;
    /** Who reserved it. */
    admin_id: string;
    used: Flag;
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
  /** One row: how long orders really take. */
  learned_times: {
    id: string;
    /** JSON of promise/learned-times. */
    document: string;
    learned_at: string;
  };
  order_devices: OrderDevicesTable;
  order_messages: OrderMessagesTable;
  /** One row: the last order event that was told to customers. */
  order_message_cursor: {
    id: string;
    last_event: number;
  };
  order_reviews: OrderReviewsTable;
  /** The photograph of the door to which an order is delivered, in WebP. */
  door_photos: {
    order_id: string;
    bytes: Uint8Array;
    uploaded_at: string;
  };

  // Kitchen
  boards: BoardsTable;
  guard_state: GuardStateTable;
  push_subscriptions: PushSubscriptionsTable;
  owner_messages: OwnerMessagesTable;
  printers: PrintersTable;
  print_jobs: PrintJobsTable;

  // Money
  bank_credits: BankCreditsTable;
  /** Money that went out, failed or came back: a credit under the same reference is not sure. */
  bank_debits: {
    /** 12 digits. */
    reference: string;
    /** Of the statement. */
    header_key: string;
    seen_at: string;
  };
  payments: PaymentsTable;
  /** References that customers gave for their payments; no proof. */
  payment_claims: {
    /** 12 digits. */
    reference: string;
    order_id: string;
    claimed_at: string;
  };
  /** The columns of statements whose header the shop does not know. */
  statement_columns: {
    header_key: string;
    /** JSON of the contract's StatementColumns. */
    columns: string;
    by_name: string;
    named_at: string;
  };
  payment_links: PaymentLinksTable;
  gateway_refunds: GatewayRefundsTable;
  gateway_events: {
    digest: string;
    received_at: string;
  };
  bills: BillsTable;
  bill_taxes: BillTaxesTable;
  credit_notes: CreditNotesTable;
  closed_days: ClosedDaysTable;
  reopened_days: ReopenedDaysTable;
  drawer_entries: DrawerEntriesTable;
  drawer_counts: DrawerCountsTable;
  tips: TipsTable;
  seals: SealsTable;
  proofs: ProofsTable;
}
