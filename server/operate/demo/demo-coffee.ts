import type { DemoCategory } from './demo-dish';

const SIZE = {
  label: 'Size',
  options: [
    { value: 'small', label: 'Small cup', priceModifier: -20 },
    { value: 'regular', label: 'Regular cup', priceModifier: 0, isDefault: true },
    { value: 'large', label: 'Large cup', priceModifier: 30 },
  ],
  min: 1,
};

const MILK = {
  label: 'Milk',
  options: [
    { value: 'oat', label: 'Oat milk', priceModifier: 40 },
    { value: 'soy', label: 'Soy milk', priceModifier: 30 },
  ],
};

/** Teas have the same. */
export const SWEETENER = {
  label: 'Sweetener',
  options: [
    { value: 'no-sugar', label: 'No sugar', priceModifier: 0 },
    { value: 'jaggery', label: 'Jaggery', priceModifier: 10 },
    { value: 'honey', label: 'Hill honey', priceModifier: 20 },
  ],
};

const SHOT = {
  label: 'Extra shot',
  options: [{ value: 'one', label: 'One more shot', priceModifier: 40 }],
};

/** Coffees. */
export const DEMO_COFFEE: DemoCategory = {
  id: 'coffee',
  name: 'Coffee',
  description: 'Arabica from the south, roasted medium, pulled and poured to order.',
  packagingCharge: 8,
  dishes: [
    {
      id: 'cappuccino',
      name: 'Cappuccino',
      description: 'A double shot under thick milk foam, with a dusting of cocoa.',
      price: 120,
      contains: ['milk'],
      goesWith: ['choc-chip-cookie', 'oat-raisin-cookie'],
      startingStock: 60,
      customizationOptions: { size: SIZE, milk: MILK, sweetener: SWEETENER },
    },
    {
      id: 'cafe-latte',
      name: 'Cafe Latte',
      description: 'Espresso and plenty of steamed milk. Mild, long and warm.',
      price: 130,
      contains: ['milk'],
      startingStock: 60,
      customizationOptions: { size: SIZE, milk: MILK, sweetener: SWEETENER, shot: SHOT },
    },
    {
      id: 'hazelnut-latte',
      name: 'Hazelnut Latte',
      description: 'A latte with roasted hazelnut syrup; the nuts come on the saucer.',
      price: 160,
      contains: ['milk', 'nuts'],
      startingStock: 38,
      customizationOptions: { size: SIZE, milk: MILK },
    },
    {
      id: 'espresso',
      name: 'Espresso',
      description: 'A short double shot with a thick crema. Good before the walk up Maenam.',
      price: 80,
      packagingCharge: 5,
      goesWith: ['cardamom-nankhatai'],
      startingStock: 60,
      customizationOptions: { sweetener: SWEETENER },
    },
    {
      id: 'americano',
      name: 'Americano',
      description: 'Espresso lengthened with hot water, in the biggest mug we have.',
      price: 100,
      startingStock: 55,
      customizationOptions: { size: SIZE, sweetener: SWEETENER, shot: SHOT },
    },
    {
      id: 'mocha',
      name: 'Mocha',
      description: 'Espresso, melted chocolate and steamed milk under whipped cream.',
      price: 170,
      packagingCharge: 10,
      contains: ['milk', 'soy'],
      startingStock: 30,
      customizationOptions: {
        milk: MILK,
        cream: {
          label: 'Cream',
          options: [{ value: 'no-cream', label: 'No cream', priceModifier: -20 }],
        },
      },
    },
    {
      id: 'filter-coffee',
      name: 'Filter Coffee',
      description: 'Strong decoction and frothed milk in a steel tumbler and davara.',
      price: 70,
      packagingCharge: 5,
      contains: ['milk'],
      startingStock: 45,
      customizationOptions: { sweetener: SWEETENER },
    },
    {
      id: 'cold-coffee',
      name: 'Cold Coffee',
      description: 'Chilled coffee blended with milk and topped with vanilla ice cream.',
      price: 150,
      packagingCharge: 10,
      contains: ['milk'],
      startingStock: 25,
      customizationOptions: {
        'ice-cream': {
          label: 'Ice cream',
          options: [{ value: 'no-ice-cream', label: 'No ice cream', priceModifier: -30 }],
        },
        shot: SHOT,
      },
    },
  ],
};
