import * as z from 'zod';
import { hasOneCode, MOST_SPECIALTIES, VALUE_ICONS } from '../../domain/shop/content';
import { whatsAppLink } from '../../domain/shop/whats-app-link';
import { m } from '../../messages/compiled/messages';
import { call } from '../platform/call';
import {
  day,
  httpsUrl,
  id,
  lineText,
  nameText,
  pictureId,
  pinCode,
  text,
  version,
} from '../platform/wire-values';

const heading = lineText(80);
const sentence = lineText(300);

const colour = z
  .string()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, { error: m.validation_colour });

/** A customer's words. They are stored only with the day on which the customer agreed to it. */
const testimonial = z.object({
  quote: lineText(500, 1),
  name: nameText(80, 1),
  consentedOn: day.describe('The day on which this customer agreed that the words are shown'),
});

/** A part without texts is not shown, or is replaced by a neutral one made of the settings (shop rule 11). */
export const contentInput = z.object({
  tagline: lineText(80).describe('Follows the shop’s name in the title of the home page'),
  description: sentence.describe('For search engines'),
  heroHeading: heading,
  heroText: sentence,
  heroPicture: pictureId.nullable(),
  heroPictureAlt: lineText(200).describe('What the picture shows; empty for a decoration'),

  teaserHeading: heading.describe('The home page’s section that leads to the story'),
  teaserText: text(600),
  facts: z.array(z.object({ figure: lineText(20, 1), meaning: lineText(60, 1) })).max(4),
  orderCallHeading: heading,
  orderCallText: sentence,
  specialties: z
    .array(id)
    .max(MOST_SPECIALTIES)
    .refine((ids) => new Set(ids).size === ids.length, { error: m.validation_product_once })
    .describe('Product ids; empty for the first product with stock of each category'),

  storyHeading: heading,
  storyText: text(5000).describe('Paragraphs, separated by an empty line'),
  values: z
    .array(z.object({ title: lineText(60, 1), text: lineText(300), icon: z.enum(VALUE_ICONS) }))
    .max(6),
  team: z
    .array(
      z.object({
        name: nameText(80, 1),
        role: lineText(80),
        text: lineText(200),
        picture: pictureId.nullable(),
      }),
    )
    .max(20),
  testimonials: z.array(testimonial).max(12),

  footerText: sentence,
  instagramUrl: httpsUrl(),
  facebookUrl: httpsUrl(),
  whatsappUrl: httpsUrl(whatsAppLink),
  googleReviewsUrl: httpsUrl(),
  deliveryHours: lineText(60),

  addressCity: nameText(100).describe('Filled in for a customer who enters an address'),
  addressState: nameText(100),
  addressPinCode: pinCode.or(z.literal('')),

  logoPicture: pictureId.nullable(),
  sharePicture: pictureId.nullable().describe('Shown with a shared link'),
  iconPicture: pictureId.nullable().describe('The icon of the installed shop'),
  mainColour: colour,
  accentColour: colour,

  smsText: lineText(150, 1)
    .refine(hasOneCode, { error: () => m.validation_code_once({ code: '{code}' }) })
    .describe('{code} and {name} are filled in; the line for the phone’s form follows'),
});

const content = contentInput.extend({ version });

export type ContentInput = z.infer<typeof contentInput>;
export type Content = z.infer<typeof content>;

export const contentContract = {
  read: call('public', 'GET /content', 'Read what the pages say about the cafe').output(content),
  /** A field that is left out keeps its value, so during an upgrade a page of the older version removes no newer field. */
  update: call('settings', 'PUT /content', 'Change what the pages say about the cafe')
    .input(contentInput.partial().safeExtend({ version: version.optional() }))
    .output(content),
};
