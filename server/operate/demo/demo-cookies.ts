import type { DemoCategory } from './demo-dish';

const SERVED = {
  label: 'Served',
  options: [
    { value: 'warm', label: 'Warmed up', priceModifier: 0 },
    { value: 'with-ice-cream', label: 'With vanilla ice cream', priceModifier: 40 },
  ],
};

/** Cookies; eggless and veg unless the description says egg. */
export const DEMO_COOKIES: DemoCategory = {
  id: 'cookies',
  name: 'Cookies',
  description: 'Baked every morning in small trays. Eggless unless we say otherwise.',
  packagingCharge: 5,
  dishes: [
    {
      id: 'choc-chip-cookie',
      name: 'Chocolate Chip Cookies',
      description: 'Three eggless cookies, crisp at the rim and soft with dark chocolate inside.',
      price: 90,
      contains: ['gluten', 'milk', 'soy'],
      goesWith: ['hot-chocolate', 'cafe-latte'],
      startingStock: 48,
      customizationOptions: { served: SERVED },
    },
    {
      id: 'double-chocolate-cookie',
      name: 'Double Chocolate Cookies',
      description: 'Three cocoa cookies with white chocolate chunks. Made with egg.',
      price: 110,
      diet: 'non-veg',
      contains: ['gluten', 'milk', 'egg', 'soy'],
      startingStock: 30,
      customizationOptions: { served: SERVED },
    },
    {
      id: 'oat-raisin-cookie',
      name: 'Oat and Raisin Cookies',
      description: 'Three chewy eggless cookies with rolled oats, raisins and jaggery.',
      price: 90,
      contains: ['gluten', 'milk'],
      startingStock: 36,
    },
    {
      id: 'buckwheat-ginger-cookie',
      name: 'Buckwheat Ginger Cookies',
      description: 'Three dark eggless cookies of hill buckwheat and ginger, rolled in sugar.',
      price: 100,
      contains: ['milk'],
      startingStock: 27,
    },
    {
      id: 'seabuckthorn-thumbprint',
      name: 'Seabuckthorn Thumbprints',
      description: 'Three eggless butter cookies, each with a spoonful of tart seabuckthorn jam.',
      price: 120,
      contains: ['gluten', 'milk'],
      startingStock: 21,
    },
    {
      id: 'peanut-butter-cookie',
      name: 'Peanut Butter Cookies',
      description:
        'Three eggless cookies pressed with a fork. Contains peanuts, and plenty of them.',
      price: 95,
      contains: ['gluten', 'milk', 'peanuts'],
      startingStock: 32,
      customizationOptions: { served: SERVED },
    },
    {
      id: 'cardamom-nankhatai',
      name: 'Cardamom Nankhatai',
      description: 'Five crumbly eggless biscuits with ghee, cardamom and slivers of pistachio.',
      price: 85,
      contains: ['gluten', 'milk', 'nuts'],
      startingStock: 40,
    },
    {
      id: 'coconut-macaroon',
      name: 'Coconut Macaroons',
      description: 'Five toasted coconut domes, chewy in the middle. Made with egg white.',
      price: 105,
      diet: 'non-veg',
      contains: ['egg'],
      startingStock: 1,
    },
    {
      id: 'cookie-box',
      name: 'Cookie Box of Six',
      description: 'Six eggless cookies, all different, in a box to take home or up the hill.',
      price: 220,
      packagingCharge: 20,
      contains: ['gluten', 'milk', 'nuts', 'peanuts'],
      startingStock: 12,
      customizationOptions: {
        wrapping: {
          label: 'Wrapping',
          options: [
            { value: 'gift', label: 'Gift paper and a card', priceModifier: 30 },
            { value: 'paper-bag', label: 'Paper bag, no box', priceModifier: -20 },
          ],
        },
      },
    },
  ],
};
