import { BEVERAGE_DRAWINGS } from './drawings/beverage-drawings';
import { COFFEE_DRAWINGS } from './drawings/coffee-drawings';
import { COOKIE_DRAWINGS } from './drawings/cookie-drawings';
import { PIZZA_DRAWINGS } from './drawings/pizza-drawings';
import { TEA_DRAWINGS } from './drawings/tea-drawings';
import { WAFFLE_DRAWINGS } from './drawings/waffle-drawings';

/** The drawings of the demo's products by id. A drawing takes the id and returns SVG. */
export const PRODUCT_DRAWINGS: ReadonlyMap<string, (id: string) => string> = new Map(
  Object.entries({
    ...WAFFLE_DRAWINGS,
    ...PIZZA_DRAWINGS,
    ...COFFEE_DRAWINGS,
    ...TEA_DRAWINGS,
    ...COOKIE_DRAWINGS,
    ...BEVERAGE_DRAWINGS,
  }),
);
