import { DAY_S, HOUR_S } from '../../../shared/domain/platform/durations';

export interface LimitRule {
  readonly per: 'network' | 'account';
  readonly points: number;
  readonly windowS: number;
  /** Points of an IPv6 client's /64, /56 and /48; otherwise once, twice and four times `points`. */
  readonly ipv6?: readonly number[];
  /** Set if a count over all servers is not worth a write. */
  readonly perServer?: true;
  /** Set if a refused take leaves the points for a smaller one. */
  readonly refusedIsFree?: true;
}

/**
 * Every rate limit. Thousands of phones share one IP address of their operator, so limits per address
 * are far above a whole town's requests to a cafe. The strict limits are per phone number and account.
 * An IPv6 client is counted by its /64, /56 and /48, because one person may own a whole /48; `ipv6` has
 * the limits.
 */
export const LIMIT_RULES = {
  /** Guests' orders. A very good hour has 100 orders, and a phone on a weak network sends one several times. */
  orders: { per: 'network', points: 120, windowS: 60 },
  /** Staff and signed-in customers may share a network with guests, so their orders are counted separately. */
  ordersByAccount: { per: 'account', points: 120, windowS: 60 },
  /**
   * Changes by one of the staff in a day, without the calls that pages make by themselves: fifteen taps, ticks and
   * payments for each of three thousand orders. Each writes some kilobytes, and the larger ones have their own limits.
   */
  staffChangesByDay: { per: 'account', points: 50_000, windowS: DAY_S },
  /** Changes of what only managers and admins may change: each of a thousand dishes, five times a day. At most 128 kB each. */
  officeChangesByDay: { per: 'account', points: 5000, windowS: DAY_S },
  /**
   * Statuses and payment statuses that one of the staff gives one order: every read of the order has them all. They are
   * counted per person, so that nobody keeps the others from cancelling or finishing it.
   */
  statusesOfOrder: { per: 'account', points: 100, windowS: DAY_S, perServer: true },
  /** Orders of one of the staff, who have no other limit: twenty very good hours. Of 50 lines each they take 60 MB. */
  staffOrdersByDay: { per: 'account', points: 2000, windowS: DAY_S },
  /**
   * Units of orders that staff, or a tablet, handed over without a network and that ran out meanwhile (orders rule 28): an
   * evening without a network. Each order stays owed until it is paid, and a manager decides about more.
   */
  soldOutHandedOver: { per: 'account', points: 60, windowS: DAY_S, refusedIsFree: true },
  /** Changes of orders by one of the staff: as many as their orders. The largest writes some 20 kB. */
  orderChangesByDay: { per: 'account', points: 2000, windowS: DAY_S },
  /** Rounds that guests ask for by tables' codes: fifteen tables on the cafe's own network, twenty rounds each. At most 2 MB. */
  tableRounds: { per: 'network', points: 300, windowS: DAY_S },
  /** What the tills of one of the staff show: one of them sends at most one state a second, of 8 kB. */
  displayStates: { per: 'account', points: 180, windowS: 60, perServer: true },
  /** Reads by displays without a stream: three that poll every 3 s. */
  displayReads: { per: 'account', points: 60, windowS: 60, perServer: true },
  /** Callers whom one of the staff looks up: a call every half minute. Nobody can try out numbers. */
  callers: { per: 'account', points: 120, windowS: HOUR_S },
  /** Blocks of 20 counter numbers that tablets ask for: a tablet gets at most five a day, one of the staff ten. */
  numberBlocks: { per: 'account', points: 120, windowS: HOUR_S },
  /** Payments that customers report, orders that they cancel, and bills that they save: as often as they order. */
  changesByCustomers: { per: 'network', points: 120, windowS: 60 },
  /** Codes requested; each costs money. A /48 is like an IPv4 address, a /64 one phone or household. */
  codes: { per: 'network', points: 100, ipv6: [25, 50, 100], windowS: 600 },
  /** Codes requested. No network can use up the shop's codes of a day: see CODES_A_DAY. */
  codesByDay: { per: 'network', points: 1000, ipv6: [250, 500, 1000], windowS: DAY_S },
  /**
   * One code, entered from other networks than the one that requested it, or than known devices. Of five
   * attempts in all, strangers leave three.
   */
  triesOfCode: { per: 'account', points: 2, windowS: 600 },
  /** Codes entered, for any numbers. */
  codeTries: { per: 'network', points: 300, windowS: 600 },
  /** Identity requests without a session, such as sign-ins: twenty a second, because a town may share an address. */
  strangers: { per: 'network', points: 1200, windowS: 60, perServer: true },
  /** The same requests from one session or known device: six for each of twenty pages opened at once. */
  sessions: { per: 'account', points: 120, windowS: 60, perServer: true },
  /** Log entries. A page that fails in a loop reports nothing new after a thousand. */
  logEntries: { per: 'account', points: 1000, windowS: 600 },
  /** Bytes of log entries: a megabyte explains a page that fails all day. Seven days take up to 16 MB of disk. */
  logBytes: { per: 'account', points: 1_000_000, windowS: DAY_S },
  /** Bytes of log entries, over all accounts: ten thousand errors of a kilobyte. */
  logBytesByNetwork: { per: 'network', points: 10_000_000, windowS: DAY_S },
  /** An export reads the whole account. Five an hour let a customer repeat a failed download. */
  exports: { per: 'account', points: 5, windowS: HOUR_S },
  /** Messages of the contact form. Half a year of them takes at most 40 MB an address. */
  contactMessages: { per: 'network', points: 50, windowS: DAY_S },
  /** Photographs of one order's door: a blurred one, and a few better ones. Each takes 40 to 160 ms of a processor. */
  doorPhotos: { per: 'account', points: 10, windowS: HOUR_S },
  /** Photographs of doors: two for each order of a very good hour, and the blurred ones. */
  doorPhotosByNetwork: { per: 'network', points: 300, windowS: HOUR_S },
  /** Links to the PDF of one order's bill that its customer makes: each lasts for minutes and allows a few PDFs. */
  billLinks: { per: 'account', points: 40, windowS: DAY_S },
  /** The same of all orders, by one of the staff, who save the bills of a month. */
  billLinksByStaff: { per: 'account', points: 1000, windowS: DAY_S },
  /** PDFs of one order's bill. The largest takes a quarter of a second of the processor, most a twentieth. */
  billPdfs: { per: 'account', points: 20, windowS: HOUR_S },
  /** Changes of one order's review: a tap, a word, and many second thoughts. */
  reviews: { per: 'account', points: 20, windowS: HOUR_S },
  /**
   * 850 of the pages' events, as they are stored: 85 visits of people who allow counting. A hundred networks would
   * have to send as much to stop the day's counts.
   */
  eventBytes: { per: 'network', points: 250_000, ipv6: [62_500, 125_000, 250_000], windowS: DAY_S },
  /** The same of all networks: 750 MB in 30 days. 8,500 visits of ten events are more than a cafe has in a day. */
  eventBytesOfShop: { per: 'account', points: 25_000_000, windowS: DAY_S, perServer: true },
  /** Requests of one printer. It polls every one to five seconds, and a ticket takes two more requests. */
  printerRequests: { per: 'account', points: 240, windowS: 60, perServer: true },
  /** Requests with a wrong printer's URL: ten printers that poll every second with an old one. */
  unknownPrinters: { per: 'network', points: 600, windowS: 60, perServer: true },
  /** Wrong passwords, over all accounts; known devices are exempt. */
  passwordsByNetwork: { per: 'network', points: 15, windowS: 600 },
  /** Wrong passwords, from all addresses together; known devices are exempt. */
  passwordsByAccount: { per: 'account', points: 20, windowS: HOUR_S },
  /** Wrong codes of a second factor, and wrong passwords where a signed-in user is asked for theirs. */
  secondFactors: { per: 'account', points: 5, windowS: 900 },
  /** Wrong PINs of one user on one enrolled device. */
  pins: { per: 'account', points: 5, windowS: 900 },
  /** Wrong PINs of one user on all enrolled devices: of some 9,700 PINs, a thief of a tablet tries 20 a day. */
  pinsByUser: { per: 'account', points: 20, windowS: DAY_S },
  /** Wrong PINs on one enrolled device, of all its users. */
  pinsByDevice: { per: 'account', points: 60, windowS: DAY_S },
  /** Reports of tablets that are on: two a minute from each of thirty pages. */
  beats: { per: 'account', points: 60, windowS: 60, perServer: true },
  /** Devices that ask for messages. A page with its shift on, or of an order, asks again when it is loaded. */
  pushSubscriptions: { per: 'account', points: 60, windowS: HOUR_S },
  /** Guests' devices that ask for messages about an order: each of 100 orders, on three pages. */
  guestDevices: { per: 'network', points: 300, windowS: HOUR_S },
  /** Test messages. The shop posts each one to the webhook and to every device. */
  testMessages: { per: 'account', points: 10, windowS: 600 },
  /** Statements that are matched. The largest takes a second of the processor; staff read a few a day. */
  statements: { per: 'account', points: 60, windowS: 600 },
  /** Pages of the payment gateway of one order, and questions whether they are paid. The gateway limits calls, too. */
  gatewayCalls: { per: 'account', points: 30, windowS: HOUR_S },
  /** Webhooks that the payment gateway has not signed. Each is logged. */
  forgedWebhooks: { per: 'network', points: 60, windowS: 60, perServer: true },
  /** Tests of the gateway's keys. */
  gatewayTests: { per: 'account', points: 10, windowS: 600 },
  /** Reports and their lists. The largest reads a year of orders; an owner looks at a dozen spans. */
  reports: { per: 'account', points: 60, windowS: 600 },
  /** Sheets of a day and of a month: an owner goes through a month of days, and closes some, twice. */
  daySheets: { per: 'account', points: 120, windowS: 600 },
  /** The drawer's page, entries and counts: a hundred times what a day's end needs. */
  drawer: { per: 'account', points: 300, windowS: 600 },
  /** A month's bills and its tables of GSTR-1: an accountant goes through a year of months. */
  billMonths: { per: 'account', points: 120, windowS: 600 },
} as const satisfies Record<string, LimitRule>;

/** References that a customer may give for the payments of one order: a part, the rest, and a correction. */
export const MOST_REFERENCES = 3;

export type LimitName = keyof typeof LIMIT_RULES;

/**
 * The seconds to wait after the fifth, sixth and further wrong passwords for one account from one
 * network or known device; the last wait repeats. A day or the right password resets them.
 */
export const PASSWORD_WAITS = {
  triesWithout: 4,
  waitsS: [30, 60, 120, 240, 480, 900],
  forgottenAfterS: DAY_S,
} as const;

export interface CodesPerWindow {
  readonly windowS: number;
  readonly codes: number;
}

/**
 * Sign-in codes for one number. An entered code proves the number, and codes sent before it no longer
 * count in the first two limits. So a stranger can cause 20 messages a day, or 40 if the owner signs in.
 */
export const CODES_PER_NUMBER = {
  /** From one network (for IPv6, the /48), and from all devices together that signed in with the number. */
  fromOneClient: [
    { windowS: 30, codes: 1 },
    { windowS: 600, codes: 3 },
    { windowS: DAY_S, codes: 10 },
  ],
  /** From all networks. It is above the limit of one network, so that no single network blocks the number. */
  fromAnywhere: [
    { windowS: 600, codes: 6 },
    { windowS: DAY_S, codes: 20 },
  ],
  /** From all networks, proved or not, because the number's owner could enter each code and request another. */
  total: [{ windowS: DAY_S, codes: 40 }],
} as const satisfies Record<string, readonly CodesPerWindow[]>;

/**
 * Sign-in codes that the shop sends in 24 hours; each costs money. The last 2,000 are reserved for
 * customers' numbers, and the last 500 of these for known devices, so that strangers cannot use them up.
 */
export const CODES_A_DAY = { toStrangers: 3000, toCustomers: 4500, toKnownDevices: 5000 } as const;

/** How long a device is known after a sign-in. */
export const KNOWN_DEVICE_LIFE_S = 180 * DAY_S;

/**
 * Unpaid orders that the kitchen has not started; each holds stock. A customer who orders for an office
 * places several. A hundred from one network is as much as a very good hour. An order that the shop
 * cancelled unpaid counts for another hour, so that its stock is free for others meanwhile. The units
 * and rupees that unpaid orders may hold are settings. Staff have no limit. Orders for later have limits
 * of their own, because they hold their places over the night: three are a family's meals of a day, and
 * twenty from the guests of one network fill a tenth of the slots of two days. Orders that are paid when
 * their customer gets them count until then, because the kitchen makes them unpaid.
 */
export const UNPAID_ORDERS = {
  ofOneBuyer: 5,
  fromOneNetwork: 100,
  laterOfOneBuyer: 3,
  laterOfGuestsFromOneNetwork: 20,
  payLaterOfOneBuyer: 2,
  windowS: DAY_S,
  lapsedWindowS: HOUR_S,
} as const;
