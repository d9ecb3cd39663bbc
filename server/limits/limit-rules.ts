/** A number of points per window, which begins with the first of them. */
export interface LimitRule {
  readonly per: 'network' | 'account';
  readonly points: number;
  readonly windowS: number;
  /** Set where counting for all servers together is not worth a write. */
  readonly perServer?: true;
}

/**
 * Every rate limit. Thousands of phones share one IP address behind their operator, so limits per
 * address are far above what a whole town asks of a cafe; the strict ones are per phone number and
 * account. The limit of codes per day is counted in `sent_codes`.
 */
export const LIMIT_RULES = {
  /** A very good hour is 100 orders; a phone on a weak network sends one several times. */
  orders: { per: 'network', points: 120, windowS: 60 },
  /** Codes requested. A message costs money; an address also has a limit of 1,000 a day. */
  codes: { per: 'network', points: 100, windowS: 600 },
  /** Codes entered. A code has five tries of its own; this one stops guesses at many numbers. */
  codeTries: { per: 'network', points: 300, windowS: 600 },
  /** All requests to the identity service: a token every five minutes for each of 2,000 open pages, thrice. */
  sessions: { per: 'network', points: 1200, windowS: 60, perServer: true },
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

/** How long a device is known after it signed in. */
export const KNOWN_DEVICE_LIFE_S = 180 * 86_400;

/**
 * Orders that are placed and unpaid, and that the kitchen has not started: each holds stock. A customer
 * who orders for an office places several. A hundred from one network is as much as a very good hour
 * brings. Staff have no limit.
 */
export const UNPAID_ORDERS = { ofOneBuyer: 5, fromOneNetwork: 100, windowS: 86_400 } as const;
