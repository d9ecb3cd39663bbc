import type { DemoCategory } from './demo-dish';

/** Iced tea has the same. */
export const ICE = {
  label: 'Ice',
  options: [
    { value: 'less-ice', label: 'Less ice', priceModifier: 0 },
    { value: 'no-ice', label: 'No ice', priceModifier: 0 },
  ],
};

const CREAM = {
  label: 'Cream',
  options: [{ value: 'no-cream', label: 'No cream', priceModifier: -20 }],
};

const SIZE = {
  label: 'Size',
  options: [{ value: 'large', label: 'Large glass', priceModifier: 40 }],
};

/** Beverages that are neither coffee nor tea. */
export const DEMO_BEVERAGES: DemoCategory = {
  id: 'beverages',
  name: 'Beverages',
  description: 'Shakes, coolers and fresh juice, and hot chocolate when the mist comes down.',
  packagingCharge: 10,
  dishes: [
    {
      id: 'seabuckthorn-cooler',
      name: 'Seabuckthorn Cooler',
      description: 'Tart orange seabuckthorn from the high valleys with soda, ice and mint.',
      price: 130,
      startingStock: 35,
      customizationOptions: { size: SIZE, ice: ICE },
    },
    {
      id: 'fresh-lime-soda',
      name: 'Fresh Lime Soda',
      description: 'Lime squeezed to order with cold soda.',
      price: 70,
      startingStock: 58,
      customizationOptions: {
        taste: {
          label: 'Taste',
          options: [
            { value: 'sweet', label: 'Sweet', priceModifier: 0 },
            { value: 'salted', label: 'Salted', priceModifier: 0 },
            { value: 'sweet-and-salted', label: 'Sweet and salted', priceModifier: 0 },
          ],
          min: 1,
        },
        ice: ICE,
      },
    },
    {
      id: 'sikkim-orange-juice',
      name: 'Sikkim Orange Juice',
      description: 'Pressed from Sikkim mandarins, with nothing added.',
      price: 140,
      startingStock: 16,
      customizationOptions: { size: SIZE },
    },
    {
      id: 'mango-lassi',
      name: 'Mango Lassi',
      description: 'Thick curd and Alphonso pulp churned together, pistachio on top.',
      price: 110,
      contains: ['milk', 'nuts'],
      startingStock: 29,
    },
    {
      id: 'strawberry-milkshake',
      name: 'Strawberry Milkshake',
      description: 'Strawberries, cold milk and ice cream, under a turn of whipped cream.',
      price: 160,
      contains: ['milk'],
      startingStock: 24,
      customizationOptions: { size: SIZE, cream: CREAM },
    },
    {
      id: 'chocolate-milkshake',
      name: 'Chocolate Milkshake',
      description: 'Dark chocolate and cold milk, streaked with sauce and topped with a cherry.',
      price: 160,
      contains: ['milk', 'soy'],
      startingStock: 31,
      customizationOptions: { size: SIZE, cream: CREAM },
    },
    {
      id: 'hot-chocolate',
      name: 'Hot Chocolate',
      description: 'Real chocolate melted in milk, with marshmallows made without gelatine.',
      price: 140,
      packagingCharge: 8,
      contains: ['milk', 'soy'],
      goesWith: ['buckwheat-ginger-cookie'],
      startingStock: 37,
      customizationOptions: {
        marshmallows: {
          label: 'Marshmallows',
          options: [
            { value: 'none', label: 'No marshmallows', priceModifier: -15 },
            { value: 'extra', label: 'Extra marshmallows', priceModifier: 20 },
          ],
        },
      },
    },
    {
      id: 'rhododendron-cooler',
      name: 'Rhododendron Cooler',
      description: 'Squash of red gurans petals, lime and soda: floral and a little sour.',
      price: 120,
      startingStock: 19,
      customizationOptions: { ice: ICE },
    },
    {
      id: 'ginger-fizz',
      name: 'Ginger Fizz',
      description: 'Our own ginger soda in a swing-top bottle. Alcohol free, and rather fiery.',
      price: 99,
      packagingCharge: 0,
      startingStock: 44,
    },
  ],
};
