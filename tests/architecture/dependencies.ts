import { SERVER_MAY_IMPORT } from './server-dependencies';
import { DOMAIN, SHARED } from './shared-dependencies';
import { WEB_MAY_IMPORT } from './web-dependencies';

/**
 * The diagram in ARCHITECTURE.md as a table: the modules that each module may import. A module is a
 * folder such as server/orders or a file such as server/app; `server/*` stands for all below server.
 */
export const MAY_IMPORT: Record<string, string[]> = {
  'shared/domain': [],
  'shared/contract': DOMAIN,
  ...SERVER_MAY_IMPORT,
  ...WEB_MAY_IMPORT,

  'tests/support': ['server/*', ...SHARED],
  'tests/printers': [
    'tests/support',
    'server/app',
    'server/platform/http',
    'server/kitchen/printing',
    ...SHARED,
  ],
  'tests/hostile': ['tests/support', 'server/shop/settings', 'server/platform/http', ...SHARED],
  'tests/order-model': ['tests/support', ...SHARED],
  'tests/payments': [
    'tests/promises',
    'tests/support',
    'server/orders',
    'server/money/statements',
    'web/admin/money/reports',
    ...SHARED,
  ],
  'tests/upgrade': ['server/*', 'tests/support', ...SHARED],

  // What the tests of the checkout share, and those of the kitchen board.
  'tests/checkout': [
    'tests/support',
    'web/storefront/cart',
    'web/storefront/checkout',
    'web/storefront/checkout-draft',
    'web/device',
    'web/api',
    ...SHARED,
  ],
  'tests/kitchen': ['tests/support', 'web/admin/kitchen/board', 'web/api', ...SHARED],

  // These speak HTTP to a shop that the test support starts.
  'tests/e2e': ['tests/printers', 'tests/support', ...SHARED],
  'tests/journey': ['tests/e2e', 'tests/support', ...SHARED],
  bench: ['tests/support', ...SHARED],
  // It replays days with the domain alone.
  'tests/promises': DOMAIN,
  // It also reads the tables, to compare them with the shop's responses.
  'tests/chaos': ['tests/printers', 'tests/support', 'server/platform/db', ...SHARED],
};

/** Modules that may use only these packages. The domain's one computes colours and is as pure. */
export const PACKAGES: Record<string, string[]> = {
  'shared/domain': ['colorjs.io'],
  'shared/contract': ['@orpc/contract', 'zod'],
};
