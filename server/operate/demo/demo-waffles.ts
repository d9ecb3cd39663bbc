import type { DemoCategory } from './demo-dish';

const PORTION = {
  label: 'Portion',
  options: [
    { value: 'half', label: 'Half waffle', priceModifier: -50 },
    { value: 'one', label: 'One waffle', priceModifier: 0, isDefault: true },
    { value: 'double', label: 'Two waffles', priceModifier: 100 },
  ],
  min: 1,
};

const ICE_CREAM = {
  label: 'Ice cream',
  options: [
    { value: 'no-ice-cream', label: 'No ice cream', priceModifier: -30 },
    { value: 'extra-scoop', label: 'One more scoop', priceModifier: 40 },
  ],
};

/** Shared by several waffles, so that the owner edits them in one place. */
export const WAFFLE_TOPPINGS = {
  sharedId: 'waffle-toppings',
  label: 'Toppings',
  options: [
    { value: 'vanilla-ice-cream', label: 'Vanilla ice cream', priceModifier: 40 },
    { value: 'whipped-cream', label: 'Whipped cream', priceModifier: 30 },
    { value: 'banana', label: 'Sliced banana', priceModifier: 25 },
    { value: 'roasted-nuts', label: 'Roasted nuts', priceModifier: 35 },
  ],
  max: 3,
};

/** Waffles; the batter is eggless, so all but the one with chicken are veg. */
export const DEMO_WAFFLES: DemoCategory = {
  id: 'waffles',
  name: 'Waffles',
  description: 'Crisp outside, soft inside, baked when you order. Our batter is eggless.',
  packagingCharge: 12,
  dishes: [
    {
      id: 'classic-butter-waffle',
      name: 'Classic Butter Waffle',
      description: 'Golden eggless waffle with a slab of salted butter melting into the pockets.',
      price: 120,
      packagingCharge: 10,
      contains: ['gluten', 'milk'],
      goesWith: ['masala-chai', 'cappuccino', 'sikkim-orange-juice'],
      startingStock: 40,
      customizationOptions: { portion: PORTION, topping: WAFFLE_TOPPINGS },
    },
    {
      id: 'himalayan-honey-waffle',
      name: 'Himalayan Honey Waffle',
      description: 'Dark hill honey poured warm over an eggless waffle until it runs off the edge.',
      price: 160,
      packagingCharge: 10,
      contains: ['gluten', 'milk'],
      goesWith: ['temi-black-tea', 'filter-coffee'],
      startingStock: 32,
      customizationOptions: { portion: PORTION, topping: WAFFLE_TOPPINGS },
    },
    {
      id: 'chocolate-drizzle-waffle',
      name: 'Chocolate Drizzle Waffle',
      description: 'Melted dark chocolate in zigzags and a scoop of chocolate ice cream. Eggless.',
      price: 190,
      contains: ['gluten', 'milk', 'soy'],
      goesWith: ['cappuccino', 'strawberry-milkshake'],
      startingStock: 36,
      customizationOptions: { portion: PORTION, 'ice-cream': ICE_CREAM },
    },
    {
      id: 'strawberry-cream-waffle',
      name: 'Strawberry Cream Waffle',
      description: 'Fresh strawberries and soft whipped cream on an eggless waffle.',
      price: 200,
      contains: ['gluten', 'milk'],
      startingStock: 18,
      customizationOptions: {
        cream: {
          label: 'Cream',
          options: [
            { value: 'no-cream', label: 'No cream', priceModifier: -25 },
            { value: 'extra-cream', label: 'Extra cream', priceModifier: 25 },
          ],
        },
      },
    },
    {
      id: 'banana-caramel-waffle',
      name: 'Banana Caramel Waffle',
      description: 'Ripe banana, salted caramel made in our own pan, and an eggless waffle below.',
      price: 180,
      contains: ['gluten', 'milk'],
      startingStock: 28,
      customizationOptions: { portion: PORTION, topping: WAFFLE_TOPPINGS },
    },
    {
      id: 'cookies-and-cream-waffle',
      name: 'Cookies and Cream Waffle',
      description: 'Eggless cocoa waffle, vanilla ice cream and crushed chocolate cookies.',
      price: 210,
      contains: ['gluten', 'milk', 'soy'],
      startingStock: 24,
      customizationOptions: { 'ice-cream': ICE_CREAM },
    },
    {
      id: 'sikkim-mandarin-waffle',
      name: 'Sikkim Mandarin Waffle',
      description:
        'Segments of Sikkim mandarin, whipped cream and mint. Only while the fruit lasts.',
      price: 190,
      contains: ['gluten', 'milk'],
      startingStock: 0,
    },
    {
      id: 'buckwheat-chhurpi-waffle',
      name: 'Buckwheat Chhurpi Waffle',
      description:
        'A savoury one: eggless phapar batter, soft chhurpi, spring onion and a little chilli.',
      price: 180,
      packagingCharge: 10,
      contains: ['gluten', 'milk'],
      startingStock: 15,
      customizationOptions: {
        heat: {
          label: 'Chilli',
          options: [
            { value: 'no-chilli', label: 'No chilli', priceModifier: 0 },
            { value: 'dalle', label: 'Dalle chilli paste', priceModifier: 15 },
          ],
        },
      },
    },
    {
      id: 'chicken-waffle',
      name: 'Fried Chicken Waffle',
      description: 'Crisp fried chicken on a plain waffle with sticky chilli honey.',
      price: 280,
      packagingCharge: 15,
      diet: 'non-veg',
      contains: ['gluten', 'milk'],
      goesWith: ['ginger-fizz', 'fresh-lime-soda'],
      startingStock: 14,
      customizationOptions: {
        chicken: {
          label: 'Chicken',
          options: [{ value: 'extra-piece', label: 'One more piece', priceModifier: 90 }],
        },
      },
    },
  ],
};
