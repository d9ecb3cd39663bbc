/** One limit: so many points in a window that begins with the first of them. */
export interface LimitRule {
  /** An address is where a request comes from; an account is whoever signed in. */
  readonly per: 'address' | 'account';
  readonly points: number;
  readonly windowS: number;
  /** Absent: all servers of the shop count together. A read is not worth a write. */
  readonly eachServerForItself?: true;
}

/**
 * How often one may ask, in one place. Thousands of phones share one address behind their operator,
 * so what hangs on an address is far above what a whole town asks of a cafe; the strict limits hang
 * on numbers and accounts. What a window is too short for (codes a day) is kept in `sent_codes`.
 */
export const LIMIT_RULES = {
  /** Requests. A very good hour is 100 orders; a phone on a weak network sends one several times. */
  orders: { per: 'address', points: 120, windowS: 60 },
  /** Codes asked for. A message costs money; 1,000 a day is the other limit of an address. */
  codes: { per: 'address', points: 100, windowS: 600 },
  /** Codes tried. A code has five tries of its own; this one stops guesses at many numbers. */
  codeTries: { per: 'address', points: 300, windowS: 600 },
  /** All requests to the identity service: a token every five minutes for each of 2,000 open pages, thrice. */
  sessions: { per: 'address', points: 1200, windowS: 60, eachServerForItself: true },
  /** Entries: a page that fails in a loop tells nothing new after the first thousand. */
  logEntries: { per: 'account', points: 1000, windowS: 600 },
  /** Events: ten for each of a thousand visitors in an hour. */
  events: { per: 'address', points: 10_000, windowS: 3600 },
  /** Wrong passwords, over all accounts; a device that signed in before is not held by it. */
  passwordsByAddress: { per: 'address', points: 15, windowS: 600 },
  /** Wrong passwords, from all addresses together; a device that signed in before is not held by it. */
  passwordsByAccount: { per: 'account', points: 20, windowS: 3600 },
  /** Wrong codes of a second factor, and wrong passwords where it is switched; no device is exempt. */
  secondFactors: { per: 'account', points: 5, windowS: 900 },
} as const satisfies Record<string, LimitRule>;

export type LimitName = keyof typeof LIMIT_RULES;

/**
 * Wrong passwords for one account from one address or known device: seconds of waiting after the
 * fifth, the sixth and so on; the last counts for all after it. Forgotten after a day, and at once
 * when the right one comes.
 */
export const PASSWORD_WAITS = {
  triesWithout: 4,
  waitsS: [30, 60, 120, 240, 480, 900],
  forgottenAfterS: 86_400,
} as const;

/** Seconds that a device which signed in is known. */
export const KNOWN_DEVICE_LIFE_S = 180 * 86_400;

/**
 * Orders that are placed, pending payment and not yet taken up by the kitchen: each holds stock. One
 * who orders for an office places several; a hundred of one address is a very good hour of which
 * none has been looked at. Staff may place as many as they like.
 */
export const UNPAID_ORDERS = { ofOneBuyer: 5, fromOneAddress: 100, windowS: 86_400 } as const;
