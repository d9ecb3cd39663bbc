import { pizza } from './pizza';
import * as on from './pizza-toppings';

/** The pictures of the pizzas, by product id. */
export const PIZZA_DRAWINGS: Record<string, (id: string) => string> = {
  'margherita-pizza': (id) =>
    pizza({
      id,
      cheese: '#f3bf58',
      toppings: [
        [on.MOZZARELLA, 8],
        [on.BASIL, 6],
      ],
    }),
  'garden-vegetable-pizza': (id) =>
    pizza({
      id,
      toppings: [
        [on.TOMATO, 5],
        [on.PEPPER_RING, 5],
        [on.OLIVE, 6],
        [on.ONION, 4],
      ],
    }),
  'paneer-tikka-pizza': (id) =>
    pizza({
      id,
      sauce: '#d9702b',
      toppings: [
        [on.PANEER, 10],
        [on.ONION, 6],
      ],
      dust: [on.HERBS, 9],
    }),
  'mushroom-chhurpi-pizza': (id) =>
    pizza({
      id,
      sauce: '#efe0bf',
      cheese: '#f3dca0',
      toppings: [
        [on.MUSHROOM, 10],
        [on.CHHURPI, 7],
      ],
      dust: [on.HERBS, 9],
    }),
  'corn-cheese-pizza': (id) =>
    pizza({
      id,
      toppings: [
        [on.CORN, 16],
        [on.BROWNED, 3],
      ],
      dust: [on.HERBS, 8],
    }),
  'four-cheese-pizza': (id) =>
    pizza({
      id,
      sauce: '#f0c564',
      cheese: '#fbe09a',
      toppings: [
        [on.BROWNED, 6],
        [on.BLUE_CHEESE, 6],
        [on.MOZZARELLA, 4],
      ],
    }),
  'dalle-chicken-pizza': (id) =>
    pizza({
      id,
      toppings: [
        [on.CHICKEN, 9],
        [on.DALLE_CHILLI, 9],
      ],
      dust: [on.HERBS, 8],
    }),
  'smoked-sausage-pizza': (id) =>
    pizza({
      id,
      toppings: [
        [on.SAUSAGE, 12],
        [on.OLIVE, 6],
      ],
    }),
};
