import type { ZodObject } from 'zod';
import { categoryFilter, productFilter } from '../shared/contract/menu/catalog-contract';
import { inventoryFilter } from '../shared/contract/menu/inventory-contract';
import { contentFilter } from '../shared/contract/shop/content-contract';
import { createApi } from './api';
import { kitchenRoutes } from './kitchen/board/kitchen-routes';
import { guardRoutes } from './kitchen/guard/guard-routes';
import { createTicketDrawer } from './kitchen/printing/draw-ticket';
import { printerResponses } from './kitchen/printing/printer-responses';
import { printingRoutes } from './kitchen/printing/printing-routes';
import { catalogRoutes } from './menu/catalog/catalog-routes';
import { dishPictureResponses } from './menu/catalog/dish-pictures';
import { menuFileRoutes } from './menu/catalog/menu-file-routes';
import { sharedOptionsRoutes } from './menu/catalog/shared-options-routes';
import { soldOutRoutes } from './menu/catalog/sold-out-routes';
import { inventoryRoutes } from './menu/inventory/inventory-routes';
import { billRoutes } from './money/bills/bill-routes';
import { billChangedOrder } from './money/bills/make-bill';
import { readReceipt } from './money/bills/read-receipt';
import { dashboardRoutes } from './money/dashboard/dashboard-routes';
import { gatewayRoutes } from './money/gateway-payments/gateway-routes';
import { webhookResponses } from './money/gateway-payments/webhook-responses';
import { paymentRoutes } from './money/payments/payment-routes';
import { moneyPersonalData } from './money/personal-data';
import { drawerRoutes } from './money/reports/drawer-routes';
import { reportRoutes } from './money/reports/report-routes';
import { lockDay } from './money/seals/closed-days';
import { sealChange, sealWaste } from './money/seals/seal-change';
import { statementRoutes } from './money/statements/statement-routes';
import { firstDayRoutes } from './operate/first-day/first-day-routes';
import { allConfirmed, readConfirmed } from './operate/first-day/read-first-day';
import type { OpenShop } from './operate/open-shop';
import { queueDepths } from './operate/queue-depths';
import { orderChangeRoutes } from './orders/change/order-change-routes';
import { createDisplayFeed } from './orders/display/display-feed';
import { displayRoutes } from './orders/display/display-routes';
import { doorPhotoRoutes } from './orders/door-photos/door-photo-routes';
import { type ReadForStaff, readOrderForStaff } from './orders/follow/read-order';
import { liveRoutes } from './orders/live/live-routes';
import { createOrderFeed } from './orders/live/order-feed';
import { limitStreams } from './orders/live/stream-limits';
import { orderMessageRoutes } from './orders/messages/order-message-routes';
import { orderRoutes } from './orders/order-routes';
import { orderPersonalData } from './orders/personal-data';
import { promiseRoutes } from './orders/promise/promise-routes';
import { readUsualWindow } from './orders/promise/usual-window';
import { reviewRoutes } from './orders/reviews/review-routes';
import { readLaterOffer } from './orders/slots/later-offer';
import { slotsRoutes } from './orders/slots/slots-routes';
import { tableRoutes } from './orders/tables/table-routes';
import { customerRoutes } from './people/customers/customer-routes';
import { deviceRoutes } from './people/devices/device-routes';
import { customerAccount } from './people/identity/customer-account';
import { recheckCaller } from './people/identity/recheck-caller';
import { staffDevices } from './people/identity/staff-devices';
import { privacyRoutes } from './people/privacy/privacy-routes';
import { accountRoutes } from './people/staff/account-routes';
import { staffRoutes } from './people/staff/staff-routes';
import type { AuditActor } from './platform/audit/audit-actor';
import { auditRoutes } from './platform/audit/audit-routes';
import { CHANGES_CHANNEL } from './platform/db/announce-change';
import { readinessCheck } from './platform/db/ping-database';
import { eventRoutes } from './platform/events/event-routes';
import { api } from './platform/http/api/api-call';
import { createApiHandler } from './platform/http/api/api-handler';
import { createHttpApp } from './platform/http/http-app';
import type { PageHandler } from './platform/http/pages/page-handler';
import type { StaticAssets } from './platform/http/static/static-assets';
import { openRateLimits } from './platform/limits/rate-limits';
import { logRoutes } from './platform/logs/log-routes';
import { createMetrics } from './platform/metrics/metrics';
import { brandResponses } from './shop/brand/brand-responses';
import { contactRoutes } from './shop/contact/contact-routes';
import { contentRoutes } from './shop/content/content-routes';
import { pictureResponses } from './shop/pictures/picture-responses';
import { pictureRoutes } from './shop/pictures/picture-routes';
import { settingsRoutes, shopStateRoutes, taxesRoutes } from './shop/settings/settings-routes';
import { openSignIn } from './sign-in';

/** What a running shop shows beside its API; a test of the API has neither. */
export interface Faces {
  assets?: StaticAssets;
  pictures?: ReadonlyMap<string, string>;
  pages?: PageHandler;
}

const PUBLIC_QUERIES = new Map<string, ZodObject>([
  ['/api/categories', categoryFilter],
  ['/api/content', contentFilter],
  ['/api/products', productFilter],
  ['/api/inventory/public', inventoryFilter],
]);

/** The composition root: hands each feature what it needs, and puts them all behind one `fetch`. */
export function createApp(
  shop: OpenShop,
  { assets = new Map(), pictures = new Map(), pages }: Faces,
) {
  const { env, database, identity, accounts, codeLimits, signer } = shop;
  const { log, clock, newId, randomBytes, pictures: pictureProcess } = shop.platform;
  const { db } = database;
  const deps = { db, clock, newId };
  const orderChangeDeps = { ...deps, onOrderChange: billChangedOrder };
  const feed = createOrderFeed(database, { log, clock });
  const limits = openRateLimits({ db, signer, log });

  const readForStaff: ReadForStaff = (id, language) =>
    readOrderForStaff(db, id, language, shop.platform.gateway?.name);
  const orderDeps = {
    ...orderChangeDeps,
    sealChange,
    sealWaste,
    randomBytes,
    signer,
    limits,
    readForStaff,
  };
  const gatewayDeps = { ...shop.platform, db, signer, limits, publicUrl: env.publicUrl };
  const printing = {
    ...deps,
    draw: createTicketDrawer(),
    readReceipt: (id: string, actor: AuditActor) =>
      readReceipt({ db, signer, phonesUrl: env.phonesUrl }, id, actor),
    limits,
  };

  const { callers, identify, factors, secrets, sessions, ...people } = openSignIn(shop, limits);
  const displays = createDisplayFeed(database);
  const claimStream = limitStreams();
  const readAgain = recheckCaller(callers);
  const callApi = createApi(
    {
      catalog: catalogRoutes(deps),
      menuFile: menuFileRoutes(deps),
      pictures: pictureRoutes({ ...deps, pictures: pictureProcess }),
      inventory: inventoryRoutes({ ...deps, sealWaste }),
      settings: settingsRoutes({
        ...deps,
        paysOnline: shop.platform.gateway !== undefined,
        readWindow: readUsualWindow,
        readLater: readLaterOffer,
        readConfirmed: env.shopMode === 'demo' ? allConfirmed : readConfirmed,
      }),
      taxes: taxesRoutes(deps),
      bills: billRoutes({ ...deps, signer, limits, log }),
      shopState: shopStateRoutes(deps),
      soldOut: soldOutRoutes(deps),
      sharedOptions: sharedOptionsRoutes(deps),
      promise: promiseRoutes(deps),
      slots: slotsRoutes(deps),
      content: contentRoutes(deps),
      contact: contactRoutes({ ...deps, limits }),
      customers: customerRoutes(deps),
      privacy: privacyRoutes({
        ...deps,
        account: customerAccount(identity, db),
        // The payments are found by the orders' customer, whom the orders' part removes.
        handedOver: [moneyPersonalData, orderPersonalData(signer)],
        limits,
        log,
      }),
      orders: orderRoutes({ ...orderDeps, lockDay }),
      orderChanges: orderChangeRoutes(orderDeps),
      payments: paymentRoutes({ ...deps, limits, readForStaff }),
      orderMessages: orderMessageRoutes({ ...deps, signer, limits }),
      doorPhotos: doorPhotoRoutes({ ...deps, signer, limits, pictures: pictureProcess }),
      reviews: reviewRoutes({ ...deps, signer, limits }),
      tables: tableRoutes(orderDeps),
      displays: displayRoutes({ ...deps, limits, displays, claimStream, readAgain }),
      kitchen: kitchenRoutes({ ...orderChangeDeps, limits }),
      printing: printingRoutes({ ...printing, randomBytes, publicUrl: env.publicUrl }),
      gateway: gatewayRoutes({ ...gatewayDeps, readForStaff }),
      statements: statementRoutes({ ...deps, signer, limits }),
      reports: reportRoutes({ ...deps, limits, log }),
      drawer: drawerRoutes({ ...deps, limits }),
      staff: staffRoutes({ ...deps, accounts }),
      account: accountRoutes({
        ...deps,
        factors,
        limits,
        accounts,
        sessions,
        devices: staffDevices(identity),
      }),
      enrolledDevices: deviceRoutes({ ...deps, limits, secrets, sessions }),
      dashboard: dashboardRoutes({ ...deps, readCodes: codeLimits.readDay }),
      firstDay: firstDayRoutes({ ...deps, isDemo: env.shopMode === 'demo' }),
      guard: guardRoutes({ ...shop.platform, db, signer, limits, publicUrl: env.publicUrl }),
      live: liveRoutes({
        db,
        clock,
        signer,
        feed,
        claimStream,
        readAgain,
      }),
      logs: logRoutes({ ...deps, limits }),
      audit: auditRoutes(deps),
      events: eventRoutes({ ...deps, limits }),
      // The pages' connection test (platform rule 9).
      system: {
        readStatus: api.system.readStatus.handler(() => ({ type: 'connection_test', ok: true })),
      },
    },
    identify,
    limits,
  );

  const brandFiles = brandResponses(db, pictureProcess);
  const dishPictures = dishPictureResponses(db, { process: pictureProcess, drawings: pictures });
  const storedPictures = pictureResponses(db);
  const http = createHttpApp({
    log,
    newRequestId: newId,
    clock,
    trustProxy: env.trustProxy,
    sessionOf: people.sessionOf,
    publicUrl: env.publicUrl,
    checkReady: readinessCheck(db, clock),
    api: createApiHandler([people.handler, callApi]),
    identify,
    assets,
    pictures,
    storedPictures: async (request) =>
      (await brandFiles(request)) ??
      (await dishPictures(request)) ??
      (await storedPictures(request)),
    printers: printerResponses(printing),
    webhooks: webhookResponses(gatewayDeps),
    pages,
    onPublicChange: (changed) => database.notifications.subscribe(CHANGES_CHANNEL, changed),
    isConnected: database.notifications.isConnected,
    publicQueries: PUBLIC_QUERIES,
    metrics: env.metricsToken
      ? createMetrics({ token: env.metricsToken, readDepths: () => queueDepths(db) })
      : undefined,
  });
  return {
    ...http,
    /** Ends all streams and refuses new ones, because a stopping server would wait for them. */
    endStreams() {
      feed.close();
      displays.close();
    },
  };
}
