/**
 * The diagram in ARCHITECTURE.md as a table: the modules that each module may import. A module is a
 * folder such as server/orders or a file such as server/app; `server/*` stands for all below server.
 */
const DOMAIN = ['shared/domain'];
const SHARED = ['shared/contract', ...DOMAIN];
const FEATURE = ['server/http', 'server/db', ...SHARED];
/** Features with rate limits. */
const LIMITED = ['server/limits', ...FEATURE];
/** Features whose changes go to the audit log. */
const AUDITED = ['server/audit', ...FEATURE];
const PAGES = ['web/session', 'web/device', 'web/api', 'web/ui', ...SHARED];
const STOREFRONT_PAGE = [
  'web/storefront/form',
  'web/storefront/shop',
  'web/storefront/analytics',
  'web/storefront/page-meta',
  ...PAGES,
];
const BACK_OFFICE_PAGE = ['web/admin/list', 'web/admin/form', 'web/admin/page', ...PAGES];

export const MAY_IMPORT: Record<string, string[]> = {
  'shared/domain': [],
  'shared/contract': DOMAIN,

  'server/env': ['server/sms', ...DOMAIN],
  'server/db': DOMAIN,
  'server/sms': DOMAIN,
  'server/limits': ['server/db', ...DOMAIN],
  'server/http': ['server/env', 'server/limits', 'server/db', ...SHARED],
  'server/log': ['server/env', 'shared/domain'],
  'server/logs': LIMITED,
  'server/events': LIMITED,
  'server/metrics': FEATURE,
  'server/audit': FEATURE,
  'server/settings': AUDITED,
  'server/content': [...AUDITED, 'server/settings'],
  'server/identity': [...LIMITED, 'server/sms'],
  'server/inventory': AUDITED,
  'server/pictures': FEATURE,
  'server/staff': [...AUDITED, 'server/limits', 'server/identity', 'server/settings'],
  'server/catalog': [...AUDITED, 'server/inventory'],
  'server/customers': [...FEATURE, 'server/settings', 'server/content'],
  'server/orders': [
    ...AUDITED,
    'server/limits',
    'server/settings',
    'server/content',
    'server/customers',
    'server/catalog',
    'server/inventory',
  ],
  'server/live': [...LIMITED, 'server/orders'],
  'server/privacy': [
    'server/limits',
    ...AUDITED,
    'server/identity',
    'server/logs',
    'server/customers',
    'server/orders',
  ],
  'server/dashboard': [...FEATURE, 'server/catalog', 'server/inventory', 'server/orders'],
  'server/demo': [
    ...FEATURE,
    'server/settings',
    'server/content',
    'server/catalog',
    'server/inventory',
  ],
  'server/api': FEATURE,
  'server/platform': ['server/env', 'server/sms', 'server/identity'],
  'server/open-tables': [
    'server/env',
    'server/platform',
    'server/auth-secret',
    'server/identity',
    'server/settings',
    'server/content',
    'server/db',
  ],
  'server/open-shop': [
    'server/env',
    'server/audit',
    'server/platform',
    'server/open-tables',
    'server/backup',
    'server/last-served',
    'server/demo',
    'server/staff',
    ...FEATURE,
  ],
  'server/backup': [
    'server/env',
    'server/last-served',
    'server/platform',
    'server/auth-secret',
    'server/identity',
    'server/open-tables',
    'server/db',
  ],
  'server/describe-failure': ['server/env', 'server/open-shop', ...FEATURE],
  'server/last-served': ['server/env'],
  'server/doctor': [
    'server/env',
    'server/platform',
    'server/describe-failure',
    'server/open-tables',
    'server/backup',
    'server/db',
  ],
  'server/commands': ['server/*', ...SHARED],
  'server/command': ['server/commands'],
  'server/scheduled-jobs': [
    'server/events',
    'server/platform',
    'server/identity',
    'server/logs',
    'server/orders',
    'server/pictures',
    ...FEATURE,
  ],
  'server/app': ['server/*', ...SHARED],
  'server/dev': ['server/*'],
  'server/main': ['server/*'],
  'tests/support': ['server/*', ...SHARED],
  'tests/hostile': ['tests/support', 'server/settings', 'server/http', ...SHARED],
  'tests/order-model': ['tests/support', ...SHARED],
  'tests/upgrade': ['server/*', 'tests/support', ...SHARED],

  // It knows the URLs of pages and files, but nothing else about the shop.
  'service-worker': [],
  'web/ui': DOMAIN,
  'web/device': ['service-worker', ...DOMAIN],
  'web/api': SHARED,
  'web/page-scripts': ['web/device'],
  'web/session': ['web/api', 'web/device', ...SHARED],
  'web/log': ['web/session', 'web/device', 'web/api', ...SHARED],
  // The storefront: features from the most basic to the pages that combine them.
  'web/storefront/page-meta': PAGES,
  'web/storefront/count-visits': PAGES,
  'web/storefront/analytics': ['web/storefront/count-visits', ...PAGES],
  'web/storefront/map': PAGES,
  'web/storefront/install': PAGES,
  'web/storefront/form': PAGES,
  'web/storefront/sign-in': ['web/storefront/form', ...PAGES],
  'web/storefront/elsewhere-page': PAGES,
  'web/storefront/shop': ['web/storefront/map', ...PAGES],
  'web/storefront/structured-data': ['web/storefront/shop', ...PAGES],
  'web/storefront/address': ['web/storefront/map', ...STOREFRONT_PAGE],
  'web/storefront/about': ['web/storefront/structured-data', ...STOREFRONT_PAGE],
  'web/storefront/contact': ['web/storefront/structured-data', ...STOREFRONT_PAGE],
  'web/storefront/cart': STOREFRONT_PAGE,
  'web/storefront/menu': [
    'web/storefront/cart',
    'web/storefront/structured-data',
    ...STOREFRONT_PAGE,
  ],
  'web/storefront/home': [
    'web/storefront/cart',
    'web/storefront/menu',
    'web/storefront/structured-data',
    ...STOREFRONT_PAGE,
  ],
  'web/storefront/orders': [
    'web/storefront/address',
    'web/storefront/cart',
    'web/storefront/sign-in',
    ...STOREFRONT_PAGE,
  ],
  'web/storefront/checkout': [
    'web/storefront/address',
    'web/storefront/cart',
    'web/storefront/orders',
    'web/storefront/sign-in',
    ...STOREFRONT_PAGE,
  ],
  'web/storefront/profile': [
    'web/storefront/address',
    'web/storefront/checkout',
    'web/storefront/sign-in',
    ...STOREFRONT_PAGE,
  ],
  'web/storefront/privacy': ['web/storefront/orders', ...STOREFRONT_PAGE],
  'web/storefront/offline': [
    'web/storefront/cart',
    'web/storefront/checkout',
    'web/storefront/orders',
    ...STOREFRONT_PAGE,
  ],
  'web/storefront/shell': ['web/storefront/cart', ...STOREFRONT_PAGE],
  'web/storefront/lazy-parts': [
    'web/storefront/cart',
    'web/storefront/menu',
    'web/storefront/offline',
    ...PAGES,
  ],
  'web/storefront/storefront-layout': [
    'web/storefront/cart',
    'web/storefront/lazy-parts',
    'web/storefront/shell',
    ...STOREFRONT_PAGE,
  ],

  // The back office: loading and writing, lists and forms, then the pages.
  'web/admin/page': PAGES,
  'web/admin/list': ['web/admin/page', ...PAGES],
  'web/admin/form': ['web/admin/page', ...PAGES],
  'web/admin/new-orders': ['web/admin/page', ...PAGES],
  'web/admin/shell': ['web/admin/form', 'web/admin/new-orders', ...PAGES],
  'web/admin/login': ['web/admin/shell', ...PAGES],
  'web/admin/back-office-layout': ['web/admin/shell', ...PAGES],
  'web/admin/print': ['web/admin/order', 'web/admin/page', ...PAGES],
  'web/admin/order': ['web/admin/page', ...PAGES],
  'web/admin/settings': ['web/admin/form', 'web/admin/page', ...PAGES],
  'web/admin/account': BACK_OFFICE_PAGE,
  'web/admin/categories': BACK_OFFICE_PAGE,
  'web/admin/inventory': BACK_OFFICE_PAGE,
  'web/admin/logs': BACK_OFFICE_PAGE,
  'web/admin/orders': BACK_OFFICE_PAGE,
  'web/admin/products': BACK_OFFICE_PAGE,
  'web/admin/users': BACK_OFFICE_PAGE,
  'web/admin/audit-log': ['web/admin/users', ...BACK_OFFICE_PAGE],
  'web/admin/report': PAGES,
  'web/admin/visits': ['web/admin/report', ...BACK_OFFICE_PAGE],
  'web/admin/dashboard': [
    'web/admin/orders',
    'web/admin/report',
    'web/admin/shell',
    ...BACK_OFFICE_PAGE,
  ],

  'web/error-page': PAGES,
  'web/root': ['web/*', ...SHARED],
  'web/entry.client': ['web/*'],
  'web/entry.server': ['web/*'],

  // These speak HTTP to a shop that the test support starts.
  'tests/e2e': ['tests/support', ...SHARED],
  bench: ['tests/support', ...SHARED],
  // It also reads the tables, to compare them with the shop's responses.
  'tests/chaos': ['tests/support', 'server/db', ...SHARED],
};

/** Modules that may use only these packages. The domain's one computes colours and is as pure. */
export const PACKAGES: Record<string, string[]> = {
  'shared/domain': ['colorjs.io'],
  'shared/contract': ['@orpc/contract', 'zod'],
};
