import { guardContract } from './kitchen/guard-contract';
import { kitchenContract } from './kitchen/kitchen-contract';
import { printingContract } from './kitchen/printing-contract';
import { catalogContract } from './menu/catalog-contract';
import { inventoryContract } from './menu/inventory-contract';
import { menuFileContract } from './menu/menu-file-contract';
import { sharedOptionsContract } from './menu/shared-options-contract';
import { soldOutContract } from './menu/sold-out-contract';
import { billsContract } from './money/bills-contract';
import { dashboardContract } from './money/dashboard-contract';
import { drawerContract } from './money/drawer-contract';
import { gatewayContract } from './money/gateway-contract';
import { paymentsContract } from './money/payments-contract';
import { reportsContract } from './money/reports-contract';
import { statementsContract } from './money/statements-contract';
import { firstDayContract } from './operate/first-day-contract';
import { counterDisplayContract } from './orders/counter-display-contract';
import { doorPhotosContract } from './orders/door-photos-contract';
import { liveContract } from './orders/live-contract';
import { orderChangesContract } from './orders/order-changes-contract';
import { orderMessagesContract } from './orders/order-messages-contract';
import { ordersContract } from './orders/orders-contract';
import { orderPersonalData } from './orders/personal-data';
import { promiseContract } from './orders/promise-contract';
import { reviewsContract } from './orders/reviews-contract';
import { slotsContract } from './orders/slots-contract';
import { tablesContract } from './orders/tables-contract';
import { accountContract } from './people/account-contract';
import { customersContract } from './people/customers-contract';
import { enrolledDevicesContract } from './people/enrolled-devices-contract';
import { privacyContract } from './people/privacy-contract';
import { staffContract } from './people/staff-contract';
import { auditContract } from './platform/audit-contract';
import { eventsContract } from './platform/events-contract';
import { logsContract } from './platform/logs-contract';
import { systemContract } from './platform/system-contract';
import { contactContract } from './shop/contact-contract';
import { contentContract } from './shop/content-contract';
import { picturesContract } from './shop/pictures-contract';
import { settingsContract } from './shop/settings-contract';
import { shopStateContract } from './shop/shop-state-contract';
import { taxesContract } from './shop/taxes-contract';

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
  privacy: privacyContract(orderPersonalData),
  orders: ordersContract,
  orderChanges: orderChangesContract,
  orderMessages: orderMessagesContract,
  payments: paymentsContract,
  doorPhotos: doorPhotosContract,
  reviews: reviewsContract,
  tables: tablesContract,
  displays: counterDisplayContract,
  printing: printingContract,
  gateway: gatewayContract,
  reports: reportsContract,
  drawer: drawerContract,
  statements: statementsContract,
  staff: staffContract,
  account: accountContract,
  enrolledDevices: enrolledDevicesContract,
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
