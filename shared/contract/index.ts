import { accountContract } from './account-contract';
import { auditContract } from './audit-contract';
import { billsContract } from './bills-contract';
import { catalogContract } from './catalog-contract';
import { contactContract } from './contact-contract';
import { contentContract } from './content-contract';
import { customersContract } from './customers-contract';
import { dashboardContract } from './dashboard-contract';
import { doorPhotosContract } from './door-photos-contract';
import { eventsContract } from './events-contract';
import { firstDayContract } from './first-day-contract';
import { gatewayContract } from './gateway-contract';
import { guardContract } from './guard-contract';
import { inventoryContract } from './inventory-contract';
import { kitchenContract } from './kitchen-contract';
import { liveContract } from './live-contract';
import { logsContract } from './logs-contract';
import { menuFileContract } from './menu-file-contract';
import { orderMessagesContract } from './order-messages-contract';
import { ordersContract } from './orders-contract';
import { paymentsContract } from './payments-contract';
import { picturesContract } from './pictures-contract';
import { printingContract } from './printing-contract';
import { privacyContract } from './privacy-contract';
import { promiseContract } from './promise-contract';
import { reportsContract } from './reports-contract';
import { reviewsContract } from './reviews-contract';
import { settingsContract } from './settings-contract';
import { sharedOptionsContract } from './shared-options-contract';
import { shopStateContract } from './shop-state-contract';
import { slotsContract } from './slots-contract';
import { soldOutContract } from './sold-out-contract';
import { staffContract } from './staff-contract';
import { statementsContract } from './statements-contract';
import { systemContract } from './system-contract';
import { taxesContract } from './taxes-contract';

/** Everything that crosses the wire below `/api`, except the identity service's own calls. */
export const contract = {
  catalog: catalogContract,
  sharedOptions: sharedOptionsContract,
  menuFile: menuFileContract,
  pictures: picturesContract,
  inventory: inventoryContract,
  settings: settingsContract,
  taxes: taxesContract,
  bills: billsContract,
  shopState: shopStateContract,
  soldOut: soldOutContract,
  content: contentContract,
  contact: contactContract,
  customers: customersContract,
  privacy: privacyContract,
  orders: ordersContract,
  orderMessages: orderMessagesContract,
  payments: paymentsContract,
  doorPhotos: doorPhotosContract,
  reviews: reviewsContract,
  printing: printingContract,
  gateway: gatewayContract,
  reports: reportsContract,
  statements: statementsContract,
  staff: staffContract,
  account: accountContract,
  dashboard: dashboardContract,
  firstDay: firstDayContract,
  kitchen: kitchenContract,
  promise: promiseContract,
  slots: slotsContract,
  guard: guardContract,
  live: liveContract,
  logs: logsContract,
  audit: auditContract,
  events: eventsContract,
  system: systemContract,
};

export type Contract = typeof contract;
