/**
 * The picture in ARCHITECTURE.md as a table: who may import whom, besides its own room. A room is
 * a folder such as server/orders, or a file such as server/app; a star is every room below.
 */
const DOMAIN = ['shared/domain'];
const SHARED = ['shared/contract', ...DOMAIN];
const FEATURE = ['server/http', 'server/db', ...SHARED];
/** Features that limit how often they are asked. */
const LIMITED = ['server/limits', ...FEATURE];
/** Features that write their changes down. */
const AUDITED = ['server/audit', ...FEATURE];
const PAGES = ['web/session', 'web/device', 'web/api', 'web/ui', 'web/brand', ...SHARED];

export const MAY_IMPORT: Record<string, string[]> = {
  'shared/domain': [],
  'shared/contract': DOMAIN,

  'server/env': ['server/sms-settings', ...DOMAIN],
  'server/db': DOMAIN,
  'server/limits': ['server/db', ...DOMAIN],
  'server/http': ['server/env', 'server/db', ...SHARED],
  'server/log': ['server/env', 'shared/domain'],
  'server/logs': LIMITED,
  'server/events': LIMITED,
  'server/metrics': FEATURE,
  'server/audit': FEATURE,
  'server/settings': AUDITED,
  'server/identity': LIMITED,
  'server/inventory': AUDITED,
  'server/pictures': FEATURE,
  'server/staff': [...AUDITED, 'server/limits', 'server/identity'],
  'server/catalog': [...AUDITED, 'server/inventory'],
  'server/customers': [...FEATURE, 'server/settings'],
  'server/orders': [
    ...AUDITED,
    'server/limits',
    'server/settings',
    'server/customers',
    'server/catalog',
    'server/inventory',
  ],
  'server/live': [...LIMITED, 'server/orders'],
  'server/privacy': [
    ...AUDITED,
    'server/identity',
    'server/logs',
    'server/customers',
    'server/orders',
  ],
  'server/dashboard': [...FEATURE, 'server/catalog', 'server/orders'],
  'server/demo': [...FEATURE, 'server/settings', 'server/catalog', 'server/inventory'],
  'server/api': FEATURE,
  'server/world': ['server/env', 'server/sms-settings', 'server/identity'],
  'server/open-tables': [
    'server/env',
    'server/world',
    'server/auth-secret',
    'server/identity',
    'server/db',
  ],
  'server/open-shop': [
    'server/env',
    'server/world',
    'server/open-tables',
    'server/demo',
    'server/staff',
    ...FEATURE,
  ],
  'server/backup': [
    'server/env',
    'server/world',
    'server/auth-secret',
    'server/open-tables',
    'server/db',
  ],
  'server/describe-failure': ['server/env', 'server/open-shop', ...FEATURE],
  'server/command': ['server/*', ...SHARED],
  'server/sweep-expired': [
    'server/world',
    'server/identity',
    'server/logs',
    'server/orders',
    'server/pictures',
    ...FEATURE,
  ],
  'server/watch-unpaid': ['server/world', 'server/orders', ...FEATURE],
  'server/app': ['server/*', ...SHARED],
  'server/dev': ['server/*'],
  'server/main': ['server/*'],
  'tests/support': ['server/*', ...SHARED],
  // What is tried over HTTP, and the kit it is tried with.
  'tests/hostile': ['tests/support', 'server/settings', 'server/http', ...SHARED],
  'tests/order-model': ['tests/support', ...SHARED],

  // It has the pages' addresses and files; it knows nothing else of the shop.
  'service-worker': [],
  'web/ui': DOMAIN,
  'web/device': ['service-worker', ...DOMAIN],
  'web/api': SHARED,
  'web/page-scripts': ['web/device'],
  'web/session': ['web/api', 'web/device', ...SHARED],
  'web/log': ['web/session', 'web/device', 'web/api', ...SHARED],
  'web/storefront': PAGES,
  'web/admin': PAGES,
  'web/error-page': PAGES,
  'web/root': ['web/*', ...SHARED],
  'web/entry.client': ['web/*'],
  'web/entry.server': ['web/*'],

  // They speak HTTP only; what they start beforehand is the tests' kit.
  'tests/e2e': ['tests/support', ...SHARED],
  bench: ['tests/support', ...SHARED],
  // It looks into the tables afterwards, past all that the shop says of them.
  'tests/chaos': ['tests/support', 'server/db', ...SHARED],
};

/** Floors that may not use every package: the shop's rules use none at all. */
export const PACKAGES: Record<string, string[]> = {
  'shared/domain': [],
  'shared/contract': ['@orpc/contract', 'zod'],
};
