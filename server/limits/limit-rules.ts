/** A number of points per window, which begins with the first of them. */
export interface LimitRule {
  readonly per: 'network' | 'account';
  readonly points: number;
  readonly windowS: number;
  /** Points of an IPv6 client's /64, /56 and /48; otherwise once, twice and four times `points`. */
  readonly ipv6?: readonly number[];
  /** Set where counting for all servers together is not worth a write. */
  readonly perServer?: true;
}

/**
 * Every rate limit. Thousands of phones share one IP address behind their operator, so limits per
 * address are far above what a whole town asks of a cafe; the strict ones are per phone number and
 * account. An IPv6 client is counted by its /64, its /56 and its /48, since one person may own all of a
 * /48, and has its own limits there: see `ipv6`.
 */
export const LIMIT_RULES = {
  /** Guests. A very good hour is 100 orders; a phone on a weak network sends one several times. */
  orders: { per: 'network', points: 120, windowS: 60 },
  /** Staff at the counter and signed-in customers share the guests' network: theirs are counted apart. */
  ordersByAccount: { per: 'account', points: 120, windowS: 60 },
  /**
   * Codes requested. A message costs money. As many phones share a /48 as an IPv4 address; a /64 is
   * one phone or one house.
   */
  codes: { per: 'network', points: 100, ipv6: [25, 50, 100], windowS: 600 },
  /** Codes requested, so that no network spends the shop's whole day: see CODES_A_DAY. */
  codesByDay: { per: 'network', points: 1000, ipv6: [250, 500, 1000], windowS: 86_400 },
  /** Codes entered. A code has five tries of its own; this one stops guesses at many numbers. */
  codeTries: { per: 'network', points: 300, windowS: 600 },
  /**
   * Requests to the identity service without a session: signing in, and pages whose session ended.
   * Twenty a second, since a town may share the address.
   */
  strangers: { per: 'network', points: 1200, windowS: 60, perServer: true },
  /** The same of one session or known device: six for each of twenty pages that open at once. */
  sessions: { per: 'account', points: 120, windowS: 60, perServer: true },
  /** Entries. A page that fails in a loop reports nothing new after a thousand. */
  logEntries: { per: 'account', points: 1000, windowS: 600 },
  /**
   * Bytes of log entries. An honest page logs a few kilobytes; a page that fails all day is understood
   * after a megabyte. With their copy for searching, seven days take up to 16 MB of disk.
   */
  logBytes: { per: 'account', points: 1_000_000, windowS: 86_400 },
  /** Bytes of log entries, over all accounts: ten thousand errors of a kilobyte. */
  logBytesByNetwork: { per: 'network', points: 10_000_000, windowS: 86_400 },
  /** An export reads the whole account. Five an hour let a customer repeat a failed download. */
  exports: { per: 'account', points: 5, windowS: 3600 },
  /** Events. Ten for each of a thousand visitors in an hour. */
  events: { per: 'network', points: 10_000, windowS: 3600 },
  /**
   * Bytes of events: 30,000 of the pages' events, which have about 150. An event is 1 kB at most, so a
   * network fills at most 5 MB in an hour and a day, and 150 MB in the 30 days for which they are stored.
   */
  eventBytes: { per: 'network', points: 5_000_000, windowS: 86_400 },
  /** Wrong passwords, over all accounts; known devices are exempt. */
  passwordsByNetwork: { per: 'network', points: 15, windowS: 600 },
  /** Wrong passwords, from all addresses together; known devices are exempt. */
  passwordsByAccount: { per: 'account', points: 20, windowS: 3600 },
  /** Wrong codes of a second factor, and wrong passwords where it is switched on or off. */
  secondFactors: { per: 'account', points: 5, windowS: 900 },
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof LIMIT_RULES;

/**
 * Wrong passwords for one account from one address or known device: seconds to wait after the fifth,
 * the sixth and so on; the last wait repeats. A day, or the right password, resets them.
 */
export const PASSWORD_WAITS = {
  triesWithout: 4,
  waitsS: [30, 60, 120, 240, 480, 900],
  forgottenAfterS: 86_400,
} as const;

export interface CodesPerWindow {
  readonly windowS: number;
  readonly codes: number;
}

/**
 * Sign-in codes for one number. A code that was entered proves the number, and those sent before it no
 * longer count in the first two. So strangers send somebody 20 messages a day, or 40 if the owner signs in.
 */
export const CODES_PER_NUMBER = {
  /** From one network (of an IPv6 client, the /48), and together from the devices that signed in with it. */
  fromOneClient: [
    { windowS: 30, codes: 1 },
    { windowS: 600, codes: 3 },
    { windowS: 86_400, codes: 10 },
  ],
  /** From all networks: more than one network may ask for, so no single one blocks the number. */
  fromAnywhere: [
    { windowS: 600, codes: 6 },
    { windowS: 86_400, codes: 20 },
  ],
  /** From all networks, proved or not: whoever holds the number could enter each code and ask again. */
  inAll: [{ windowS: 86_400, codes: 40 }],
} as const satisfies Record<string, readonly CodesPerWindow[]>;

/**
 * Sign-in codes the shop sends in 24 hours, since each costs money. The last 2,000 are for numbers of
 * customers, and the last 500 of those for devices that signed in before: strangers cannot use them up.
 */
export const CODES_A_DAY = { toStrangers: 3000, toCustomers: 4500, toKnownDevices: 5000 } as const;

/** How long a device is known after it signed in. */
export const KNOWN_DEVICE_LIFE_S = 180 * 86_400;

/**
 * Orders that are placed and unpaid, and that the kitchen has not started: each holds stock. A customer
 * who orders for an office places several. A hundred from one network is as much as a very good hour
 * brings. Staff have no limit.
 */
export const UNPAID_ORDERS = { ofOneBuyer: 5, fromOneNetwork: 100, windowS: 86_400 } as const;
