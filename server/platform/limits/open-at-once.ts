/**
 * Pages that are rendered at once. A render takes some 15 ms of the only processor, and the calls of an
 * order take their turns between them: with four at once these waited twice as long. At most one render
 * for each page of the shop waits, because requests for the same page share it.
 */
export const RENDERS_AT_ONCE = 1;

/**
 * Limits of unanswered requests. A browser waits for each response before it sends the next request
 * over a connection, so a connection with many waiting requests is closed. A session, or the
 * strangers of a network, may have 100 uncached reads without a token at once, which allows some
 * thousands a second. Orders and other writes have limits of their own. Calls with a token are exempt,
 * because a guest on the cafe's own network must not shut its staff out; a made-up token is refused
 * without reading the database. Of the five photographs of doors that are drawn or wait, a network has
 * three, and more are refused before anything is read: a burst of a hundred delayed a sign-in by a second.
 */
export const IN_FLIGHT: Readonly<
  Record<'waitingInConnection' | 'readsAtOnce' | 'doorPhotosAtOnce', number>
> = {
  waitingInConnection: 20,
  readsAtOnce: 100,
  doorPhotosAtOnce: 3,
};

/**
 * Connections that are open at once on a server. The 1,000 customers of the load budget who follow
 * an order live use one connection each. The other 2,000 are for requests, which usually take
 * milliseconds, and for connections that browsers and proxies keep open between requests. A
 * connection that stalls in the middle of a body holds about 80 kB, so all of them together hold at
 * most 240 MB.
 */
export const MOST_CONNECTIONS = 3000;

/**
 * The part of the open connections that live streams hold for good. Without this, strangers of six
 * networks could hold all connections with streams, and each new request would be disconnected.
 */
export const STREAMS_SHARE = 2 / 3;

/**
 * Streams of order events that are open at once on a server: about one for each tab of a person.
 * Thousands of phones share an operator's network; a phone without a stream polls every 15 s.
 */
export const STREAMS = { ofOnePerson: 10, fromOneNetwork: 500, retryAfterS: 60 } as const;
