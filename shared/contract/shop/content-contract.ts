import * as z from 'zod';
import { filledWords, type WordsInLanguages } from '../../domain/platform/translated-languages';
import { hasOneCode, MOST_SPECIALTIES, VALUE_ICONS } from '../../domain/shop/content';
import { whatsAppLink } from '../../domain/shop/whats-app-link';
import { m } from '../../messages/compiled/messages';
import { call } from '../platform/call';
import { eachLanguage, lang } from '../platform/each-language';
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

/** Words that the owner may say in other languages, too. They hold no customer's words, which stay as they were said. */
const WORDS = {
  tagline: lineText(80).describe('Follows the shop’s name in the title of the home page'),
  description: sentence.describe('For search engines'),
  heroHeading: heading,
  heroText: sentence,
  heroPictureAlt: lineText(200).describe('What the picture shows; empty for a decoration'),
  teaserHeading: heading.describe('The home page’s section that leads to the story'),
  teaserText: text(600),
  orderCallHeading: heading,
  orderCallText: sentence,
  storyHeading: heading,
  storyText: text(5000).describe('Paragraphs, separated by an empty line'),
  footerText: sentence,
  deliveryHours: lineText(60),
};
const FACT_WORDS = { figure: lineText(20), meaning: lineText(60) };
const VALUE_WORDS = { title: lineText(60), text: lineText(300) };
const MEMBER_WORDS = { role: lineText(80), text: lineText(200) };

const namesOf = <Name extends string>(words: Record<Name, unknown>) => Object.keys(words) as Name[];

/** The names of the fields that have words in other languages, too. */
export const CONTENT_WORDS = {
  page: namesOf(WORDS),
  fact: namesOf(FACT_WORDS),
  value: namesOf(VALUE_WORDS),
  member: namesOf(MEMBER_WORDS),
};

/** At most as long as in English. All that the owner says, in all languages, has 64 kB, as every request has. */
const inOthers = <Words extends z.ZodRawShape>(words: Words) =>
  eachLanguage(z.strictObject(words).partial()).overwrite(
    (said) => filledWords(said as WordsInLanguages) as typeof said,
  );

/** A part without texts is not shown, or is replaced by a neutral one made of the settings (shop rule 11). */
export const contentInput = z.object({
  ...WORDS,
  translations: inOthers(WORDS).describe(
    'The texts in other languages. A missing or empty one is shown in English',
  ),
  heroPicture: pictureId.nullable(),
  facts: z
    .array(
      z.object({
        figure: lineText(20, 1),
        meaning: lineText(60, 1),
        translations: inOthers(FACT_WORDS).optional(),
      }),
    )
    .max(4),
  specialties: z
    .array(id)
    .max(MOST_SPECIALTIES)
    .refine((ids) => new Set(ids).size === ids.length, { error: m.validation_product_once })
    .describe('Product ids; empty for the first product with stock of each category'),

  values: z
    .array(
      z.object({
        ...VALUE_WORDS,
        title: lineText(60, 1),
        icon: z.enum(VALUE_ICONS),
        translations: inOthers(VALUE_WORDS).optional(),
      }),
    )
    .max(6),
  team: z
    .array(
      z.object({
        ...MEMBER_WORDS,
        name: nameText(80, 1),
        picture: pictureId.nullable(),
        translations: inOthers(MEMBER_WORDS).optional(),
      }),
    )
    .max(20),
  testimonials: z.array(testimonial).max(12),

  instagramUrl: httpsUrl(),
  facebookUrl: httpsUrl(),
  whatsappUrl: httpsUrl(whatsAppLink),
  googleReviewsUrl: httpsUrl(),

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

export const contentFilter = z.object({ lang });

export const contentContract = {
  read: call('public', 'GET /content', 'Read what the pages say about the cafe', {
    description: 'Who may change it reads it in all languages, unless they ask for one.',
  })
    .input(contentFilter)
    .output(content),
  /** A field that is left out keeps its value, so during an upgrade a page of the older version removes no newer field. */
  update: call('settings', 'PUT /content', 'Change what the pages say about the cafe')
    .input(contentInput.partial().safeExtend({ version: version.optional() }))
    .output(content),
};
