/**
 * The counter numbers of orders that tablets take without a network; all others skip them (orders rule 25). Four
 * tablets that use five blocks a day have room. One of the staff gets half of a day's twenty blocks, for 200 orders
 * without a network: a client can make up tablets, and must not use up the numbers of the others.
 */
export const TABLET_NUMBERS = {
  from: 501,
  until: 900,
  ofBlock: 20,
  blocksOfTablet: 5,
  blocksOfStaff: 10,
} as const;
