import type { DemoCategory } from './demo-dish';

const OPTIONS = {
  size: {
    label: 'Size',
    options: [
      { value: 'small', label: 'Small, 7 inch', priceModifier: -70 },
      { value: 'medium', label: 'Medium, 9 inch', priceModifier: 0, isDefault: true },
      { value: 'large', label: 'Large, 12 inch', priceModifier: 110 },
    ],
    min: 1,
  },
  crust: {
    label: 'Crust',
    options: [
      { value: 'thin', label: 'Thin', priceModifier: 0 },
      { value: 'buckwheat', label: 'Buckwheat', priceModifier: 40 },
    ],
  },
  'extra-cheese': {
    label: 'Extra cheese',
    options: [
      { value: 'mozzarella', label: 'Mozzarella', priceModifier: 50 },
      { value: 'chhurpi', label: 'Chhurpi', priceModifier: 60 },
    ],
  },
};

/** Pizzas; the price is that of a medium one. */
export const DEMO_PIZZA: DemoCategory = {
  id: 'pizza',
  name: 'Pizza',
  description: 'Hand-stretched, 9 inches unless you say otherwise, cut in eight.',
  packagingCharge: 18,
  dishes: [
    {
      id: 'margherita-pizza',
      name: 'Margherita',
      description: 'Tomato, mozzarella and fresh basil. Nothing else, and nothing missing.',
      price: 240,
      contains: ['gluten', 'milk'],
      goesWith: ['seabuckthorn-cooler', 'fresh-lime-soda', 'choc-chip-cookie'],
      startingStock: 30,
      customizationOptions: OPTIONS,
    },
    {
      id: 'garden-vegetable-pizza',
      name: 'Garden Vegetable',
      description: 'Capsicum, tomato, red onion and black olives on our slow tomato sauce.',
      price: 270,
      contains: ['gluten', 'milk'],
      startingStock: 26,
      customizationOptions: OPTIONS,
    },
    {
      id: 'paneer-tikka-pizza',
      name: 'Paneer Tikka',
      description: 'Paneer charred in tikka spices, red onion and a makhani sauce.',
      price: 310,
      contains: ['gluten', 'milk'],
      goesWith: ['mango-lassi', 'fresh-lime-soda'],
      startingStock: 22,
      customizationOptions: OPTIONS,
    },
    {
      id: 'mushroom-chhurpi-pizza',
      name: 'Mushroom Chhurpi',
      description: 'Button mushrooms and crumbled hill cheese on a white garlic sauce.',
      price: 320,
      contains: ['gluten', 'milk'],
      startingStock: 16,
      customizationOptions: OPTIONS,
    },
    {
      id: 'corn-cheese-pizza',
      name: 'Corn and Cheese',
      description: 'Sweet corn under two layers of browned cheese. The one children ask for.',
      price: 260,
      contains: ['gluten', 'milk'],
      startingStock: 34,
      customizationOptions: OPTIONS,
    },
    {
      id: 'four-cheese-pizza',
      name: 'Four Cheese',
      description: 'Mozzarella, cheddar, blue cheese and chhurpi, with no sauce in the way.',
      price: 390,
      contains: ['gluten', 'milk'],
      startingStock: 3,
      customizationOptions: { size: OPTIONS.size, crust: OPTIONS.crust },
    },
    {
      id: 'dalle-chicken-pizza',
      name: 'Dalle Chicken',
      description: 'Roast chicken with round red dalle chillies. They are as hot as people say.',
      price: 370,
      packagingCharge: 20,
      diet: 'non-veg',
      contains: ['gluten', 'milk'],
      goesWith: ['mango-lassi', 'rhododendron-cooler'],
      startingStock: 20,
      customizationOptions: OPTIONS,
    },
    {
      id: 'smoked-sausage-pizza',
      name: 'Smoked Sausage',
      description: 'Smoked chicken sausage and black olives, baked until the edges curl.',
      price: 380,
      packagingCharge: 20,
      diet: 'non-veg',
      contains: ['gluten', 'milk'],
      startingStock: 18,
      customizationOptions: OPTIONS,
    },
  ],
};
