/** Tells a waiting worker to activate. Pages of older builds send it too, so its text must not change. */
export const SKIP_WAITING = 'take-over';

/** The attribute on a cached page's root element: when the shop sent it, in ms since 1970. */
export const SENT_AT = 'data-seen-at';
