/** The steps of a visit from the menu to an order, each an event of the storefront. */
export const VISIT_STEPS = [
  'visit',
  'menu_loaded',
  'add_to_cart',
  'begin_checkout',
  'place_order',
] as const;
export type VisitStep = (typeof VISIT_STEPS)[number];

/** What visitors do with a product, each an event with a `productId`. */
export const PRODUCT_EVENTS = [
  'view_item',
  'view_out_of_stock',
  'add_to_cart',
  'order_product',
] as const;
export type ProductEvent = (typeof PRODUCT_EVENTS)[number];

/** An event that is counted by day. */
export type CountedEvent = VisitStep | ProductEvent;
export const COUNTED_EVENTS: readonly CountedEvent[] = [
  ...new Set<CountedEvent>([...VISIT_STEPS, ...PRODUCT_EVENTS]),
];

/** The page marks it, so that visits can be counted although nothing tells one visit from another. */
export type FirstOf = 'visit' | 'product';
