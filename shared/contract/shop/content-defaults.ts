import { DEFAULT_COLOURS } from '../../domain/shop/shop-colours';
import type { ContentInput } from './content-contract';

/**
 * The content of a shop whose owner has written nothing: it says nothing about the cafe. The delivery
 * hours and the town are defaults (shop rules 3 and 11).
 */
export const CONTENT_DEFAULTS: Readonly<ContentInput> = {
  tagline: '',
  description: '',
  heroHeading: '',
  heroText: '',
  heroPicture: null,
  heroPictureAlt: '',
  teaserHeading: '',
  teaserText: '',
  facts: [],
  orderCallHeading: '',
  orderCallText: '',
  specialties: [],
  storyHeading: '',
  storyText: '',
  values: [],
  team: [],
  testimonials: [],
  footerText: '',
  instagramUrl: '',
  facebookUrl: '',
  whatsappUrl: '',
  googleReviewsUrl: '',
  deliveryHours: '10:00am-7:30pm daily',
  addressCity: 'Ravangla',
  addressState: 'Sikkim',
  addressPinCode: '737139',
  logoPicture: null,
  sharePicture: null,
  iconPicture: null,
  ...DEFAULT_COLOURS,
  smsText: '{code} is your {name} code',
};
