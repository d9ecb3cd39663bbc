import type { ContentInput } from '../../../shared/contract/shop/content-contract';
import { CONTENT_DEFAULTS } from '../../../shared/contract/shop/content-defaults';
import { SUGGESTED_CONTENT } from '../../../shared/contract/shop/suggestions';

/** What the demo cafe says about itself. The people and their words are made up. */
export const DEMO_CONTENT: Readonly<ContentInput> = {
  ...CONTENT_DEFAULTS,
  ...SUGGESTED_CONTENT,
  tagline: 'Waffles in Ravangla',
  description:
    'A small cafe under Maenam hill in Ravangla, Sikkim. Order waffles, pizza, coffee and tea online for pickup, or for delivery in town.',
  heroHeading: 'Warm waffles under Maenam hill',
  heroText:
    'Baked when you order, brought to your door in Ravangla or kept warm for you at the counter.',
  heroPicture: 'demo-hero',
  heroPictureAlt:
    'A waffle with strawberries and cream on a table, Maenam hill and the snow peaks behind it.',
  teaserHeading: 'One kitchen, one hill, a lot of mist',
  teaserText:
    'A small kitchen with a window that looks up at Maenam. What we serve is made by hand, when you order it, and comes with a view when the clouds allow it.',
  facts: [{ figure: '2,100 m', meaning: 'above sea level' }],
  orderCallHeading: 'The iron is hot',
  storyHeading: 'A warm window on a cold street',
  storyText: [
    'Ravangla wakes in mist. By the time it lifts off Maenam, the iron is hot and the milk is frothed.',
    'A small kitchen on the Main Bazaar: waffles, thin pizza, coffee, and the teas that these hills grow. When something runs out, it runs out, and the menu says so.',
    'It began with one borrowed waffle iron at the winter fair and a queue nobody had planned for. The iron was given back; the queue stayed. So we took the corner room on the Main Bazaar, put the oven where customers could warm their hands, and wrote a menu short enough to cook well.',
  ].join('\n\n'),
  values: [
    {
      title: 'Made when you order',
      text: 'Nothing waits under a lamp. A waffle takes its minutes, and it gets them.',
      icon: 'flame',
    },
    {
      title: 'From around here',
      text: 'Tea from Temi, honey and chhurpi from the next valleys, fruit when it is in season.',
      icon: 'leaf',
    },
    {
      title: 'No surprises',
      text: 'Veg and non-veg are marked, prices include tax, and you see the total before you order.',
      icon: 'heart',
    },
  ],
  team: [
    member('Pema', 'The iron and the batter', 'Himalayan honey, nothing else'),
    member('Tashi', 'Oven and dough', 'Mushroom and chhurpi'),
    member('Diki', 'Coffee, tea, the counter', 'Temi black, no sugar'),
    member('Sonam', 'Two wheels, five kilometres', 'Whatever is warm'),
  ],
  testimonials: [
    {
      quote: 'We came down from Maenam soaked to the bone. The butter waffle put that right.',
      name: 'Ananya, hiker from Siliguri',
      consentedOn: '2026-01-10',
    },
    {
      quote: 'Ordered from the bus, and it was on the counter when we stopped. Still hot.',
      name: 'Karma, driver',
      consentedOn: '2026-01-10',
    },
    {
      quote: 'My daughter asks for the waffle place, not for the Buddha Park.',
      name: 'Rinchen, Namchi',
      consentedOn: '2026-01-10',
    },
  ],
  footerText:
    'A small cafe under Maenam hill. Waffles, pizza and something warm to drink, made when you order it.',
  instagramUrl: 'https://www.instagram.com/explore/tags/ravangla/',
};

function member(name: string, role: string, loves: string): ContentInput['team'][number] {
  return { name, role, text: `Loves: ${loves}`, picture: null };
}
