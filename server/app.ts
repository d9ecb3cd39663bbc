import { createRemoteJWKSet } from 'jose';
import { createApi } from './api';
import { auditRoutes } from './audit/audit-routes';
import { CHANGES_CHANNEL } from './audit/record-change';
import { billRoutes } from './bills/bill-routes';
import { brandResponses } from './brand/brand-responses';
import { catalogRoutes } from './catalog/catalog-routes';
import { menuFileRoutes } from './catalog/menu-file-routes';
import { sharedOptionsRoutes } from './catalog/shared-options-routes';
import { soldOutRoutes } from './catalog/sold-out-routes';
import { contactRoutes } from './contact/contact-routes';
import { contentRoutes } from './content/content-routes';
import { customerRoutes } from './customers/customer-routes';
import { dashboardRoutes } from './dashboard/dashboard-routes';
import { readinessCheck } from './db/ping-database';
import { doorPhotoRoutes } from './door-photos/door-photo-routes';
import { eventRoutes } from './events/event-routes';
import { firstDayRoutes } from './first-day/first-day-routes';
import { gatewayRoutes } from './gateway-payments/gateway-routes';
import { webhookResponses } from './gateway-payments/webhook-responses';
import { guardRoutes } from './guard/guard-routes';
import { api } from './http/api/api-call';
import { createApiHandler } from './http/api/api-handler';
import { createHttpApp } from './http/http-app';
import type { PageHandler } from './http/pages/page-handler';
import type { StaticAssets } from './http/static/static-assets';
import { tokenVerifier } from './identity/access-token';
import { customerAccount } from './identity/customer-account';
import { identifyCaller } from './identity/identify-caller';
import { identityHandler } from './identity/identity-handler';
import { knownDevices } from './identity/known-devices';
import { passwordAttempts } from './identity/password-attempts';
import { publicKeys } from './identity/public-keys';
import { isSessionOpen, recheckCaller } from './identity/recheck-caller';
import { secondFactors } from './identity/second-factors';
import { signedToken } from './identity/signed-token';
import { staffDevices } from './identity/staff-devices';
import { tokenSync } from './identity/token-sync';
import { inventoryRoutes } from './inventory/inventory-routes';
import { kitchenRoutes } from './kitchen/kitchen-routes';
import { openRateLimits } from './limits/rate-limits';
import { liveRoutes } from './live/live-routes';
import { createOrderFeed } from './live/order-feed';
import { limitStreams } from './live/stream-limits';
import { logRoutes } from './logs/log-routes';
import { createMetrics } from './metrics/metrics';
import type { OpenShop } from './open-shop';
import { orderMessageRoutes } from './order-messages/order-message-routes';
import { listCustomerOrders } from './orders/find/list-orders';
import { ORDER_EVENTS_CHANNEL } from './orders/follow/order-events';
import { orderRoutes } from './orders/order-routes';
import { paymentRoutes } from './payments/payment-routes';
import { setPaymentStatus } from './payments/set-payment-status';
import { pictureResponses } from './pictures/picture-responses';
import { pictureRoutes } from './pictures/picture-routes';
import { createTicketDrawer } from './printing/draw-ticket';
import { printerResponses } from './printing/printer-responses';
import { printingRoutes } from './printing/printing-routes';
import { privacyRoutes } from './privacy/privacy-routes';
import { promiseRoutes } from './promise/promise-routes';
import { readUsualWindow } from './promise/usual-window';
import { reportRoutes } from './reports/report-routes';
import { reviewRoutes } from './reviews/review-routes';
import { settingsRoutes } from './settings/settings-routes';
import { shopStateRoutes } from './settings/shop-state-routes';
import { taxesRoutes } from './settings/taxes-routes';
import { readLaterOffer } from './slots/later-offer';
import { slotsRoutes } from './slots/slots-routes';
import { accountRoutes } from './staff/account-routes';
import { findAdmin } from './staff/admin-store';
import { staffRoutes } from './staff/staff-routes';
import { statementRoutes } from './statements/statement-routes';

/** What a running shop shows beside its API; a test of the API has neither. */
export interface Faces {
  assets?: StaticAssets;
  pictures?: ReadonlyMap<string, string>;
  pages?: PageHandler;
}

/** The composition root: hands each feature what it needs, and puts them all behind one `fetch`. */
export function createApp(
  shop: OpenShop,
  { assets = new Map(), pictures = new Map(), pages }: Faces,
) {
  const { env, database, identity, accounts, codeLimits, secret } = shop;
  const { log, clock, newId, randomBytes } = shop.platform;
  const { db } = database;
  const deps = { db, clock, newId };
  const readAdmin = (userId: string) => findAdmin(db, userId);
  const feed = createOrderFeed(database, { log, clock });
  const limits = openRateLimits({ db, secret, log });
  const factors = secondFactors({ identity, db, clock, randomBytes });

  const gatewayDeps = { ...shop.platform, db, secret, limits, publicUrl: env.publicUrl };
  const printing = { ...deps, draw: createTicketDrawer(), limits };

  const keys = publicKeys(identity);
  const tokenKeys = env.identity ? createRemoteJWKSet(new URL(env.identity.jwksUrl)) : keys;
  const issuer = env.identity?.issuer ?? env.publicUrl;
  const verifyToken = tokenVerifier(tokenKeys, issuer, env.publicUrl);
  const identify = identifyCaller(verifyToken, readAdmin, (id) => isSessionOpen(db, id));
  const callApi = createApi(
    {
      catalog: catalogRoutes(deps),
      menuFile: menuFileRoutes(deps),
      pictures: pictureRoutes(deps),
      inventory: inventoryRoutes(deps),
      settings: settingsRoutes({
        ...deps,
        paysOnline: shop.platform.gateway !== undefined,
        readWindow: readUsualWindow,
        readLater: readLaterOffer,
      }),
      taxes: taxesRoutes(deps),
      bills: billRoutes({ db, limits, log }),
      shopState: shopStateRoutes(deps),
      soldOut: soldOutRoutes(deps),
      sharedOptions: sharedOptionsRoutes(deps),
      promise: promiseRoutes(deps),
      slots: slotsRoutes(deps),
      content: contentRoutes(deps),
      contact: contactRoutes({ ...deps, limits }),
      customers: customerRoutes({
        ...deps,
        listOrders: (customerId, page) => listCustomerOrders(db, customerId, page, clock()),
      }),
      privacy: privacyRoutes({
        ...deps,
        account: customerAccount(identity, db),
        secret,
        limits,
        log,
      }),
      orders: orderRoutes({
        ...deps,
        randomBytes,
        secret,
        limits,
        setPaymentStatus: (change) => setPaymentStatus(db, change),
      }),
      payments: paymentRoutes(deps),
      orderMessages: orderMessageRoutes({ ...deps, secret, limits }),
      doorPhotos: doorPhotoRoutes({ ...deps, secret, limits }),
      reviews: reviewRoutes({ ...deps, secret, limits }),
      kitchen: kitchenRoutes(deps),
      printing: printingRoutes({ ...printing, randomBytes, publicUrl: env.publicUrl }),
      gateway: gatewayRoutes(gatewayDeps),
      statements: statementRoutes({ ...deps, secret, limits }),
      reports: reportRoutes({ ...deps, limits, log }),
      staff: staffRoutes({ ...deps, accounts }),
      account: accountRoutes({ ...deps, factors, limits, devices: staffDevices(identity) }),
      dashboard: dashboardRoutes({ ...deps, readCodes: codeLimits.readDay }),
      firstDay: firstDayRoutes({ ...deps, isDemo: env.shopMode === 'demo' }),
      guard: guardRoutes({ ...shop.platform, db, secret, limits, publicUrl: env.publicUrl }),
      live: liveRoutes({
        db,
        clock,
        secret,
        feed,
        claimStream: limitStreams(),
        readAgain: recheckCaller({ db, clock, findAdmin: readAdmin }),
      }),
      logs: logRoutes({ ...deps, limits }),
      audit: auditRoutes(deps),
      events: eventRoutes({ ...deps, limits }),
      // The pages' connection test (spec §7).
      system: {
        readStatus: api.system.readStatus.handler(() => ({ type: 'connection_test', ok: true })),
      },
    },
    identify,
  );

  const sessionOf = (headers: Headers) => signedToken(secret, headers);
  const overHttps = env.publicUrl.startsWith('https:');
  const deviceDeps = { secret, overHttps, clock, randomBytes };
  const devices = knownDevices({ ...deviceDeps, name: 'known_device' });
  const identityLimits = {
    requests: limits,
    codes: codeLimits,
    passwords: passwordAttempts({ db, secret, log, limits, devices }),
    devices,
    phones: knownDevices({ ...deviceDeps, name: 'known_phone' }),
    factors,
    signedToken: sessionOf,
  };

  const brandFiles = brandResponses(db);
  const storedPictures = pictureResponses(db);
  const onToken = env.tokenSync && tokenSync(env.tokenSync, log);
  const http = createHttpApp({
    log,
    newRequestId: newId,
    clock,
    trustProxy: env.trustProxy,
    sessionOf,
    publicUrl: env.publicUrl,
    checkReady: readinessCheck(db, clock),
    api: createApiHandler([identityHandler(identity, keys, identityLimits, onToken), callApi]),
    identify,
    assets,
    pictures,
    storedPictures: async (request) =>
      (await brandFiles(request)) ?? (await storedPictures(request)),
    printers: printerResponses(printing),
    webhooks: webhookResponses(gatewayDeps),
    pages,
    onPublicChange: (changed) => {
      // Stock moves with orders alone; all else that is public is changed by hand.
      database.notifications.subscribe(CHANGES_CHANNEL, changed);
      database.notifications.subscribe(ORDER_EVENTS_CHANNEL, (event) => changed(event && 'orders'));
    },
    isConnected: database.notifications.isConnected,
    metrics: env.metricsToken ? createMetrics({ token: env.metricsToken, db }) : undefined,
  });
  return {
    ...http,
    /** Ends all streams and refuses new ones, because a stopping server would wait for them. */
    endStreams: feed.close,
  };
}
