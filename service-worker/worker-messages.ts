/** Tells a waiting worker to activate. Pages of older builds send it too, so its text must not change. */
export const SKIP_WAITING = 'take-over';

/** Asks the worker to store the kitchen board and the counter. Pages of other builds send it, too. */
export const STORE_OFFICE = 'store-board';

/** The attribute on a cached page's root element: when the shop sent it, in ms since 1970. */
export const SENT_AT = 'data-seen-at';
