/**
 * The counter numbers of orders that tablets take without a network; all others skip them (orders rule 25). Four
 * tablets that use five blocks a day have room.
 */
export const TABLET_NUMBERS = { from: 501, until: 900, ofBlock: 20, blocksOfTablet: 5 } as const;
