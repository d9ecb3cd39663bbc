import { BEVERAGE_DRAWINGS } from './drawings/beverage-drawings';
import { COFFEE_DRAWINGS } from './drawings/coffee-drawings';
import { COOKIE_DRAWINGS } from './drawings/cookie-drawings';
import { PIZZA_DRAWINGS } from './drawings/pizza-drawings';
import { TEA_DRAWINGS } from './drawings/tea-drawings';
import { WAFFLE_DRAWINGS } from './drawings/waffle-drawings';

/** How each product of the demo is drawn, by its id; a drawing takes that id and answers SVG. */
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
