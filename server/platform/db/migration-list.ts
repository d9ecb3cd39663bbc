import type { Migration } from 'kysely';
import * as theShop from './migrations/0001-the-shop';
import * as sentCodes from './migrations/0002-sent-codes';
import * as deletedCategories from './migrations/0003-deleted-categories';
import * as rowVersions from './migrations/0004-row-versions';
import * as auditLog from './migrations/0005-audit-log';
import * as orderLists from './migrations/0006-order-lists';
import * as pictures from './migrations/0007-pictures';
import * as billNumbers from './migrations/0008-bill-numbers';
import * as signInCodes from './migrations/0009-sign-in-codes';
import * as limits from './migrations/0010-limits';
import * as logSearch from './migrations/0012-log-search';
import * as orderEvents from './migrations/0013-order-events';
import * as usedTotpSteps from './migrations/0014-used-totp-steps';
import * as backgroundWork from './migrations/0015-background-work';
import * as figuresOfDays from './migrations/0018-figures-of-days';
import * as equalOrdersInTime from './migrations/0019-equal-orders-in-time';
import * as orderAdjustments from './migrations/0020-order-adjustments';
import * as logsByUser from './migrations/0021-logs-by-user';
import * as eventsByTime from './migrations/0022-events-by-time';
import * as provedCodes from './migrations/0024-proved-codes';
import * as unpaidOrders from './migrations/0025-unpaid-orders';
import * as shopContent from './migrations/0026-shop-content';
import * as eventCounts from './migrations/0027-event-counts';
import * as eventsByOrder from './migrations/0028-events-by-order';
import * as theKitchen from './migrations/0029-the-kitchen';
import * as theGuard from './migrations/0030-the-guard';
import * as soldOut from './migrations/0031-sold-out';
import * as thePromise from './migrations/0032-the-promise';
import * as printers from './migrations/0033-printers';
import * as ticketsSentAgain from './migrations/0034-tickets-sent-again';
import * as ordersByStatusChange from './migrations/0035-orders-by-status-change';
import * as ordersForLater from './migrations/0036-orders-for-later';
import * as ordersInTheKitchen from './migrations/0038-orders-in-the-kitchen';
import * as bankCredits from './migrations/0040-bank-credits';
import * as orderMessages from './migrations/0042-order-messages';
import * as sharedOptions from './migrations/0043-shared-options';
import * as paymentsToCheck from './migrations/0045-payments-to-check';
import * as proofs from './migrations/0046-proofs';
import * as afterTheOrder from './migrations/0047-after-the-order';
import * as landmarks from './migrations/0048-landmarks';
import * as dishAddresses from './migrations/0049-dish-addresses';
import * as distinctDishAddresses from './migrations/0050-distinct-dish-addresses';
import * as payments from './migrations/0051-payments';
import * as earlierPayments from './migrations/0052-earlier-payments';
import * as whatDishesContain from './migrations/0053-what-dishes-contain';
import * as taxClasses from './migrations/0054-tax-classes';
import * as billTaxes from './migrations/0055-bill-taxes';
import * as gatewayPages from './migrations/0056-gateway-pages';
import * as dishNotes from './migrations/0057-dish-notes';
import * as refundedLines from './migrations/0058-refunded-lines';
import * as doorPhotos from './migrations/0059-door-photos';
import * as closedDays from './migrations/0060-closed-days';
import * as paymentsByReference from './migrations/0061-payments-by-reference';
import * as gatewayRefunds from './migrations/0062-gateway-refunds';
import * as creditNotes from './migrations/0063-credit-notes';
import * as creditsSetAside from './migrations/0064-credits-set-aside';
import * as notedHashes from './migrations/0065-noted-hashes';
import * as payLater from './migrations/0066-pay-later';
import * as uncountedPages from './migrations/0067-uncounted-pages';
import * as billsByTime from './migrations/0068-bills-by-time';
import * as creditNotesByTime from './migrations/0069-credit-notes-by-time';
import * as tickTimes from './migrations/0070-tick-times';

/** In the order in which they run. The numbers 0011, 0016, 0017, 0023, 0037, 0039, 0041 and 0044 were never used. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-the-shop': theShop,
  '0002-sent-codes': sentCodes,
  '0003-deleted-categories': deletedCategories,
  '0004-row-versions': rowVersions,
  '0005-audit-log': auditLog,
  '0006-order-lists': orderLists,
  '0007-pictures': pictures,
  '0008-bill-numbers': billNumbers,
  '0009-sign-in-codes': signInCodes,
  '0010-limits': limits,
  '0012-log-search': logSearch,
  '0013-order-events': orderEvents,
  '0014-used-totp-steps': usedTotpSteps,
  '0015-background-work': backgroundWork,
  '0018-figures-of-days': figuresOfDays,
  '0019-equal-orders-in-time': equalOrdersInTime,
  '0020-order-adjustments': orderAdjustments,
  '0021-logs-by-user': logsByUser,
  '0022-events-by-time': eventsByTime,
  '0024-proved-codes': provedCodes,
  '0025-unpaid-orders': unpaidOrders,
  '0026-shop-content': shopContent,
  '0027-event-counts': eventCounts,
  '0028-events-by-order': eventsByOrder,
  '0029-the-kitchen': theKitchen,
  '0030-the-guard': theGuard,
  '0031-sold-out': soldOut,
  '0032-the-promise': thePromise,
  '0033-printers': printers,
  '0034-tickets-sent-again': ticketsSentAgain,
  '0035-orders-by-status-change': ordersByStatusChange,
  '0036-orders-for-later': ordersForLater,
  '0038-orders-in-the-kitchen': ordersInTheKitchen,
  '0040-bank-credits': bankCredits,
  '0042-order-messages': orderMessages,
  '0043-shared-options': sharedOptions,
  '0045-payments-to-check': paymentsToCheck,
  '0046-proofs': proofs,
  '0047-after-the-order': afterTheOrder,
  '0048-landmarks': landmarks,
  '0049-dish-addresses': dishAddresses,
  '0050-distinct-dish-addresses': distinctDishAddresses,
  '0051-payments': payments,
  '0052-earlier-payments': earlierPayments,
  '0053-what-dishes-contain': whatDishesContain,
  '0054-tax-classes': taxClasses,
  '0055-bill-taxes': billTaxes,
  '0056-gateway-pages': gatewayPages,
  '0057-dish-notes': dishNotes,
  '0058-refunded-lines': refundedLines,
  '0059-door-photos': doorPhotos,
  '0060-closed-days': closedDays,
  '0061-payments-by-reference': paymentsByReference,
  '0062-gateway-refunds': gatewayRefunds,
  '0063-credit-notes': creditNotes,
  '0064-credits-set-aside': creditsSetAside,
  '0065-noted-hashes': notedHashes,
  '0066-pay-later': payLater,
  '0067-uncounted-pages': uncountedPages,
  '0068-bills-by-time': billsByTime,
  '0069-credit-notes-by-time': creditNotesByTime,
  '0070-tick-times': tickTimes,
};
