import { expect } from 'vitest';
import { createApp } from '../../../server/app';
import { createGateway } from '../../../server/money/gateways/gateway-settings';
import { type OpenShop, openShop } from '../../../server/operate/open-shop';
import type { Product, ProductInput } from '../../../shared/contract/menu/catalog-contract';
import type { SettingsInput } from '../../../shared/contract/shop/settings-contract';
import { SETTINGS_DEFAULTS } from '../../../shared/contract/shop/settings-table';
import type { Role } from '../../../shared/domain/platform/roles';
import { emptyShop } from './empty-shop';
import { FIRST_ADMIN, liveShop, makeTables } from './live-shop';
import { digestTables, namesOfTables } from './table-digests';
import { makeFilledDatabase } from './test-database';
import { createTestPlatform, NOON, type TestPlatform } from './test-platform';

/** A test's request. */
export interface Sent {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

/** A response with its parsed JSON. */
export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads the fields of a response unchecked
  body: any;
  headers: Headers;
}

export interface SignedIn {
  token: string;
  userId: string;
}

export type TestShop = Awaited<ReturnType<typeof openTestShop>>;

/**
 * Opens the real shop on a real, empty database; tests send it requests like any client. Open one
 * per test file, `reset` it before each test and `close` it at the end.
 * @param settings environment variables that differ from a live shop's.
 */
export async function openTestShop(settings: Record<string, string> = {}) {
  const database = await makeFilledDatabase(makeTables);
  const env = liveShop({ ...database.settings, ...settings });
  const platform: TestPlatform = createTestPlatform(
    settings['LOG_LEVEL'] ? env.logLevel : 'silent',
  );
  platform.gateway = createGateway(env.gateway);
  let shop: OpenShop = await openShop(env, platform);
  let app = createApp(shop, {});
  const signedIn = new Map<string, SignedIn>();
  let tables: string[] | undefined;

  async function request(method: string, path: string, sent: Sent = {}): Promise<Answer> {
    const { token, body, headers } = sent;
    const response = await app.request(`http://localhost:3000${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: isRaw(body) ? body : JSON.stringify(body) }),
    });
    const type = response.headers.get('Content-Type');
    // A stream of events never ends.
    if (type?.startsWith('text/event-stream')) await response.body?.cancel();
    const text = response.bodyUsed ? '' : await response.text();
    const isJson = type?.includes('json');
    return {
      status: response.status,
      body: isJson && text ? JSON.parse(text) : text,
      headers: response.headers,
    };
  }

  /** Sends a request and expects it to succeed, for steps the test takes for granted. */
  async function succeed(method: string, path: string, sent: Sent = {}): Promise<Answer['body']> {
    const answer = await request(method, path, sent);
    if (answer.status >= 300) {
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    return answer.body;
  }

  async function exchange(sessionToken: string, userId: string): Promise<SignedIn> {
    const { token } = await succeed('GET', '/api/auth/token', { token: sessionToken });
    return { token, userId };
  }

  /** Opens a session with a code that the shop sends. */
  async function signInByCode(phoneNumber: string): Promise<SignedIn & { session: string }> {
    await succeed('POST', '/api/auth/phone-number/send-otp', { body: { phoneNumber } });
    const code = platform.messages.at(-1)?.text.slice(0, 6);
    const session = await succeed('POST', '/api/auth/phone-number/verify', {
      body: { phoneNumber, code },
    });
    return { ...(await exchange(session.token, session.user.id)), session: session.token };
  }

  async function signInCustomer(phoneNumber = '+919876543210'): Promise<SignedIn> {
    const known = signedIn.get(phoneNumber);
    if (known) return known;
    const { session: _, ...customer } = await signInByCode(phoneNumber);
    signedIn.set(phoneNumber, customer);
    return customer;
  }

  async function signInByPassword(account: typeof FIRST_ADMIN): Promise<SignedIn> {
    const session = await succeed('POST', '/api/auth/sign-in/email', { body: account });
    return exchange(session.token, session.user.id);
  }

  async function signInAdmin(role: Role = 'admin'): Promise<SignedIn> {
    const known = signedIn.get(role);
    if (known) return known;
    const account =
      role === 'admin' ? FIRST_ADMIN : { ...FIRST_ADMIN, email: `${role}@cafe.example` };
    if (role !== 'admin') {
      const { token } = await signInAdmin();
      await succeed('POST', '/api/admins', { token, body: { ...account, name: role, role } });
    }
    const admin = await signInByPassword(account);
    signedIn.set(role, admin);
    return admin;
  }

  async function asAdmin(method: string, path: string, body?: unknown) {
    const { token } = await signInAdmin();
    return succeed(method, path, { token, body });
  }

  const setStatus = (orderId: string, status: string) =>
    asAdmin('PUT', `/api/orders/${orderId}/status`, { status });
  const setPayment = (orderId: string, paymentStatus: string) =>
    asAdmin('PUT', `/api/orders/${orderId}/payment-status`, { paymentStatus });

  async function changeSettings(changes: Partial<SettingsInput>): Promise<void> {
    await asAdmin('PUT', '/api/settings', { ...SETTINGS_DEFAULTS, ...changes });
  }

  async function addCategory(name: string): Promise<{ id: string }> {
    return asAdmin('POST', '/api/categories', { name });
  }

  /** Adds a product that can be ordered, in its own category unless one is named. */
  async function addProduct(fields: Partial<ProductInput> = {}): Promise<Product> {
    const name = fields.name ?? `Waffle ${platform.newId().slice(0, 6)}`;
    const categoryId = fields.categoryId ?? (await addCategory(`Kind of ${name}`)).id;
    const product = { name, price: 100, stockCount: 10, ...fields, categoryId };
    return asAdmin('POST', '/api/products', product);
  }

  async function stockOf(productId: string): Promise<number> {
    const inventory = await succeed('GET', '/api/inventory/public');
    return inventory[productId]?.currentStock ?? 0;
  }

  /**
   * A digest of every table, the identity service's included: if it stays equal, nothing was written.
   * @param except tables that may change.
   */
  async function everything(except: readonly string[] = []): Promise<string> {
    tables ??= await namesOfTables(shop.database.db);
    return digestTables(shop.database.db, tables, except);
  }

  /** Expects a refusal that changes nothing. @returns its body. */
  async function refuses(send: () => Promise<Answer>, code: string, status?: number) {
    const before = await everything();
    const answer = await send();
    expect(answer.body).toMatchObject({ code, status: status ?? answer.status });
    expect(answer.status).toBe(answer.body.status);
    expect(await everything()).toBe(before);
    return answer.body;
  }

  async function reset(): Promise<void> {
    await emptyShop(shop.database.db);
    app.clearCache();
    platform.setClock(NOON);
  }

  /** Closes the shop and opens it again on the same database, like a restarted server. */
  async function restart(): Promise<void> {
    app.endStreams();
    await shop.close();
    shop = await openShop(env, platform);
    app = createApp(shop, {});
  }

  /** Sends a request whose response is not text. */
  const fetch = async (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    app.request(`http://localhost:3000${path}`, { headers });

  return {
    platform,
    /** The currently open shop. */
    get shop() {
      return shop;
    },
    request,
    fetch,
    succeed,
    signInByCode,
    signInCustomer,
    signInAdmin,
    signInByPassword,
    asAdmin,
    setStatus,
    setPayment,
    changeSettings,
    addCategory,
    addProduct,
    stockOf,
    everything,
    refuses,
    reset,
    restart,
    close: async () => {
      await shop.close();
      await database.remove();
    },
  };
}

function isRaw(body: unknown): body is string | Uint8Array<ArrayBuffer> {
  return typeof body === 'string' || body instanceof Uint8Array;
}
