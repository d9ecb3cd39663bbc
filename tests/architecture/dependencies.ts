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

export const MAY_IMPORT: Record<string, string[]> = {
  'shared/domain': [],
  'shared/contract': DOMAIN,

  'server/env': ['server/sms', ...DOMAIN],
  'server/db': DOMAIN,
  'server/sms': DOMAIN,
  'server/limits': ['server/db', ...DOMAIN],
  'server/http': ['server/env', 'server/db', ...SHARED],
  'server/log': ['server/env', 'shared/domain'],
  'server/logs': LIMITED,
  'server/events': LIMITED,
  'server/metrics': FEATURE,
  'server/audit': FEATURE,
  'server/settings': AUDITED,
  'server/identity': [...LIMITED, 'server/sms'],
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
  'server/platform': ['server/env', 'server/sms', 'server/identity'],
  'server/open-tables': [
    'server/env',
    'server/platform',
    'server/auth-secret',
    'server/identity',
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
    'server/backup',
    'server/db',
  ],
  'server/commands': ['server/*', ...SHARED],
  'server/command': ['server/commands'],
  'server/scheduled-jobs': [
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

  // It knows the addresses of pages and files, and nothing else about the shop.
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

  // These speak HTTP with a shop that the test support starts.
  'tests/e2e': ['tests/support', ...SHARED],
  bench: ['tests/support', ...SHARED],
  // It also reads the tables, to check what the shop says about them.
  'tests/chaos': ['tests/support', 'server/db', ...SHARED],
};

/** Modules that may use only these packages; the domain uses none. */
export const PACKAGES: Record<string, string[]> = {
  'shared/domain': [],
  'shared/contract': ['@orpc/contract', 'zod'],
};
