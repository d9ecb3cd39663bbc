import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeApi } from '../../server/platform/http/api/api-document';
import { forAllTests } from '../support/platform/for-tests';
import { openTestShop } from '../support/platform/test-shop';
import { answersOf } from './documented-answers';
import { signedByTheShop } from './forge-token';
import {
  type ApiDocument,
  type FuzzedRequest,
  type Operation,
  operationsOf,
  requestsOf,
  type SENDERS,
} from './fuzzed-requests';
import { bringVictims } from './victims';

/** Set FUZZ_SEED to try other requests. A failure prints the seed and the shrunk request. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_415);
/** PostgreSQL takes several times as long, and only the queries differ. */
const REQUESTS = process.env['TEST_ENGINE'] === 'postgres' ? 500 : 2000;
const AN_HOUR_S = 3600;

const described = await describeApi()(new Request('http://localhost/api/openapi.json'));
const document = (await described?.json()) as ApiDocument;
const operations = operationsOf(document);
/** Calls with more input get more requests. */
const shareOf = ({ parameters, requestBody }: Operation) => (requestBody ? 4 : parameters ? 2 : 1);
const SHARES = operations.reduce((total, operation) => total + shareOf(operation), 0);
const runsOf = (operation: Operation) => Math.ceil((REQUESTS * shareOf(operation)) / SHARES);

let sent = 0;
let succeeded = 0;
const tokens: Partial<Record<(typeof SENDERS)[number], string>> = {};

const shop = await forAllTests(openTestShop());
const people = await bringVictims(shop);
const { asha, staff, manager, admin, home, ashasOrder, guestsOrder, waffle, tea } = people;
const orderTokens = [guestsOrder.accessToken, people.otherGuestsOrder.accessToken];
const [products, orders] = [
  [waffle.id, tea.id],
  [ashasOrder.id, guestsOrder.id],
];
const [categories, users] = [
  [waffle.categoryId, tea.categoryId],
  ['me', asha.userId],
];
const known: Record<string, string[]> = {
  products,
  productId: products,
  productIds: products,
  categories,
  categoryId: categories,
  categoryIds: categories,
  orders,
  users,
  userId: [asha.userId],
  addressId: [home.id],
  inventory: [people.inventoryId],
  admins: [staff.userId, manager.userId],
  adminId: [admin.userId],
  accessToken: orderTokens,
  'order-access-token': orderTokens,
  csv: [`name,category,price\nCake,${waffle.categoryName},10`, 'name\nTea', 'name,price\nCake,x'],
  section: ['topping', 'size'],
  value: ['honey', 'large'],
  q: ['asha', '98000', ashasOrder.id, 'waffle'],
  id: [...products, ...orders, ...categories, ...users, home.id],
};
const senders = { customer: asha, staff, manager, admin };
for (const [sender, { userId }] of Object.entries(senders)) {
  const exp = Math.floor(Date.now() / 1000) + AN_HOUR_S;
  tokens[sender as keyof typeof senders] = await signedByTheShop(shop, { sub: userId, exp });
}

test.each(operations.map((operation) => ({ ...operation, SEED })))(
  '$method $path responds as documented to any request (seed $SEED)',
  async (operation) => {
    const problemOf = answersOf(operation, document);
    await fc.assert(
      fc.asyncProperty(
        requestsOf(operation, (name) => known[name] ?? known['id'] ?? []),
        async (request: FuzzedRequest) => {
          const { sender, method, path, ...rest } = request;
          sent += 1;
          const answered = await shop.request(method, path, { ...rest, token: tokens[sender] });
          succeeded += Number(answered.status < 300);
          const problem = problemOf(answered);
          if (problem) throw new Error(`${problem}: ${JSON.stringify(answered.body)}`);
        },
      ),
      { seed: SEED, numRuns: runsOf(operation) },
    );
  },
  60_000,
);

test(`at least ${REQUESTS} requests were sent`, () => {
  expect(sent).toBeGreaterThanOrEqual(REQUESTS);
  // If all were refused at once, the handlers would not have been tested.
  expect(succeeded).toBeGreaterThan(sent / 8);
});
