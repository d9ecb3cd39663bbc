/** What a page says to a worker that waits: its visitor wants the new version of the shop now. */
export const TAKE_OVER = 'take-over';

/** The attribute of a kept page's root that tells when the shop sent it, in ms since 1970. */
export const SEEN_AT = 'data-seen-at';
