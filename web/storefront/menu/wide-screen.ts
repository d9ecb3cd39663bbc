/** From this width on, options open inside the card. */
export const WIDE_SCREEN = '(width >= 48rem)';
