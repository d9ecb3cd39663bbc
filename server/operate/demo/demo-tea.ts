import { ICE } from './demo-beverages';
import { SWEETENER } from './demo-coffee';
import type { DemoCategory } from './demo-dish';

const SIZE = {
  label: 'Size',
  options: [
    { value: 'small', label: 'Small cup', priceModifier: -10 },
    { value: 'pot', label: 'Pot for two', priceModifier: 50 },
  ],
};

/** Teas. */
export const DEMO_TEA: DemoCategory = {
  id: 'tea',
  name: 'Tea',
  description: 'Leaf from the Temi garden, a short drive from here, and chai the way you know it.',
  packagingCharge: 6,
  dishes: [
    {
      id: 'temi-black-tea',
      name: 'Temi Black Tea',
      description: 'Whole-leaf black tea from Temi, Sikkim. Bright, light and best without milk.',
      price: 70,
      goesWith: ['seabuckthorn-thumbprint'],
      startingStock: 60,
      customizationOptions: { size: SIZE, sweetener: SWEETENER },
    },
    {
      id: 'masala-chai',
      name: 'Masala Chai',
      description: 'Milk tea boiled with ginger, cardamom and clove, served in a clay kulhad.',
      price: 40,
      contains: ['milk'],
      goesWith: ['cardamom-nankhatai', 'oat-raisin-cookie', 'peanut-butter-cookie'],
      startingStock: 60,
      customizationOptions: { size: SIZE, sweetener: SWEETENER },
    },
    {
      id: 'cardamom-milk-tea',
      name: 'Cardamom Milk Tea',
      description: 'A cutting glass of strong milk tea with green cardamom crushed in.',
      price: 45,
      contains: ['milk'],
      startingStock: 50,
      customizationOptions: { sweetener: SWEETENER },
    },
    {
      id: 'temi-green-tea',
      name: 'Temi Green Tea',
      description: 'Green leaf from Temi, brewed short so that it stays soft and grassy.',
      price: 80,
      startingStock: 40,
      customizationOptions: { size: SIZE },
    },
    {
      id: 'butter-tea',
      name: 'Butter Tea',
      description: 'Po cha: tea churned with butter and salt, in a wooden bowl. Not sweet at all.',
      price: 70,
      packagingCharge: 8,
      contains: ['milk'],
      startingStock: 4,
    },
    {
      id: 'ginger-lemon-honey-tea',
      name: 'Ginger Lemon Honey Tea',
      description: 'Fresh ginger, lemon and hill honey in hot water, for the days in the cloud.',
      price: 80,
      startingStock: 42,
    },
    {
      id: 'iced-lemon-tea',
      name: 'Iced Lemon Tea',
      description: 'Temi black tea over ice with lemon and mint, lightly sweet.',
      price: 95,
      packagingCharge: 10,
      startingStock: 33,
      customizationOptions: { ice: ICE },
    },
  ],
};
