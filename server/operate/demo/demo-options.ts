import type { OptionSection } from '../../../shared/domain/menu/customizations';

type Words = readonly [label: string, hi: string, ne: string];

/** @param priceModifier in RUPEES, as on the wire. */
function option(value: string, priceModifier: number, ...[label, hi, ne]: Words) {
  return { value, label, labels: { hi, ne }, priceModifier };
}

function section([label, hi, ne]: Words, ...options: OptionSection['options']) {
  return { label, labels: { hi, ne }, options };
}

/** Shared by several waffles, so that the owner edits them in one place. */
export const WAFFLE_TOPPINGS = {
  ...section(
    ['Toppings', 'टॉपिंग', 'टपिङ'],
    option('vanilla-ice-cream', 40, 'Vanilla ice cream', 'वनीला आइसक्रीम', 'भ्यानिला आइसक्रिम'),
    option('whipped-cream', 30, 'Whipped cream', 'फेंटी हुई क्रीम', 'फिटेको क्रिम'),
    option('banana', 25, 'Sliced banana', 'कटा केला', 'काटेको केरा'),
    option('roasted-nuts', 35, 'Roasted nuts', 'भुने मेवे', 'भुटेको ओखर'),
  ),
  sharedId: 'waffle-toppings',
  max: 3,
};

/** The demo's options. What stands behind a colon tells sections with the same key apart. */
export const DEMO_OPTIONS: Readonly<Record<string, OptionSection>> = {
  portion: {
    ...section(
      ['Portion', 'मात्रा', 'मात्रा'],
      option('half', -50, 'Half waffle', 'आधा वाफल', 'आधा वाफल'),
      { ...option('one', 0, 'One waffle', 'एक वाफल', 'एउटा वाफल'), isDefault: true },
      option('double', 100, 'Two waffles', 'दो वाफल', 'दुई वाफल'),
    ),
    min: 1,
  },
  topping: WAFFLE_TOPPINGS,
  'ice-cream:waffle': section(
    ['Ice cream', 'आइसक्रीम', 'आइसक्रिम'],
    option('no-ice-cream', -30, 'No ice cream', 'बिना आइसक्रीम', 'आइसक्रिम बिना'),
    option('extra-scoop', 40, 'One more scoop', 'एक और स्कूप', 'अर्को एक स्कुप'),
  ),
  'cream:waffle': section(
    ['Cream', 'क्रीम', 'क्रिम'],
    option('no-cream', -25, 'No cream', 'बिना क्रीम', 'क्रिम बिना'),
    option('extra-cream', 25, 'Extra cream', 'ज़्यादा क्रीम', 'थप क्रिम'),
  ),
  heat: section(
    ['Chilli', 'मिर्च', 'खुर्सानी'],
    option('no-chilli', 0, 'No chilli', 'बिना मिर्च', 'खुर्सानी बिना'),
    option('dalle', 15, 'Dalle chilli paste', 'डल्ले मिर्च पेस्ट', 'डल्ले खुर्सानीको पेस्ट'),
  ),
  chicken: section(
    ['Chicken', 'चिकन', 'कुखुरा'],
    option('extra-piece', 90, 'One more piece', 'एक और टुकड़ा', 'अर्को एक टुक्रा'),
  ),
  'size:pizza': {
    ...section(
      ['Size', 'आकार', 'आकार'],
      option('small', -70, 'Small, 7 inch', 'छोटा, 7 इंच', 'सानो, 7 इन्च'),
      { ...option('medium', 0, 'Medium, 9 inch', 'मध्यम, 9 इंच', 'मझौला, 9 इन्च'), isDefault: true },
      option('large', 110, 'Large, 12 inch', 'बड़ा, 12 इंच', 'ठूलो, 12 इन्च'),
    ),
    min: 1,
  },
  crust: section(
    ['Crust', 'परत', 'पाप्रो'],
    option('thin', 0, 'Thin', 'पतली', 'पातलो'),
    option('buckwheat', 40, 'Buckwheat', 'कुट्टू', 'फापर'),
  ),
  'extra-cheese': section(
    ['Extra cheese', 'ज़्यादा चीज़', 'थप चिज'],
    option('mozzarella', 50, 'Mozzarella', 'मोज़रेला', 'मोजरेला'),
    option('chhurpi', 60, 'Chhurpi', 'छुर्पी', 'छुर्पी'),
  ),
  'size:coffee': {
    ...section(
      ['Size', 'आकार', 'आकार'],
      option('small', -20, 'Small cup', 'छोटा कप', 'सानो कप'),
      { ...option('regular', 0, 'Regular cup', 'सामान्य कप', 'साधारण कप'), isDefault: true },
      option('large', 30, 'Large cup', 'बड़ा कप', 'ठूलो कप'),
    ),
    min: 1,
  },
  milk: section(
    ['Milk', 'दूध', 'दूध'],
    option('oat', 40, 'Oat milk', 'जई का दूध', 'जैको दूध'),
    option('soy', 30, 'Soy milk', 'सोया दूध', 'सोया दूध'),
  ),
  sweetener: section(
    ['Sweetener', 'मिठास', 'गुलियो'],
    option('no-sugar', 0, 'No sugar', 'बिना चीनी', 'चिनी बिना'),
    option('jaggery', 10, 'Jaggery', 'गुड़', 'सक्खर'),
    option('honey', 20, 'Hill honey', 'पहाड़ी शहद', 'पहाडी मह'),
  ),
  shot: section(
    ['Extra shot', 'एक और शॉट', 'थप सट'],
    option('one', 40, 'One more shot', 'एक और शॉट', 'अर्को एक सट'),
  ),
  cream: section(
    ['Cream', 'क्रीम', 'क्रिम'],
    option('no-cream', -20, 'No cream', 'बिना क्रीम', 'क्रिम बिना'),
  ),
  'ice-cream': section(
    ['Ice cream', 'आइसक्रीम', 'आइसक्रिम'],
    option('no-ice-cream', -30, 'No ice cream', 'बिना आइसक्रीम', 'आइसक्रिम बिना'),
  ),
  'size:tea': section(
    ['Size', 'आकार', 'आकार'],
    option('small', -10, 'Small cup', 'छोटा कप', 'सानो कप'),
    option('pot', 50, 'Pot for two', 'दो के लिए केतली', 'दुई जनाको केटली'),
  ),
  ice: section(
    ['Ice', 'बर्फ़', 'बरफ'],
    option('less-ice', 0, 'Less ice', 'कम बर्फ़', 'थोरै बरफ'),
    option('no-ice', 0, 'No ice', 'बिना बर्फ़', 'बरफ बिना'),
  ),
  served: section(
    ['Served', 'कैसे परोसें', 'कसरी दिने'],
    option('warm', 0, 'Warmed up', 'गरम करके', 'तताएर'),
    option(
      'with-ice-cream',
      40,
      'With vanilla ice cream',
      'वनीला आइसक्रीम के साथ',
      'भ्यानिला आइसक्रिमसँग',
    ),
  ),
  wrapping: section(
    ['Wrapping', 'पैकिंग', 'प्याकिङ'],
    option('gift', 30, 'Gift paper and a card', 'तोहफ़े का काग़ज़ और कार्ड', 'उपहारको कागज र कार्ड'),
    option(
      'paper-bag',
      -20,
      'Paper bag, no box',
      'काग़ज़ का थैला, बिना डिब्बे',
      'कागजको झोला, बट्टा बिना',
    ),
  ),
  'size:glass': section(
    ['Size', 'आकार', 'आकार'],
    option('large', 40, 'Large glass', 'बड़ा गिलास', 'ठूलो गिलास'),
  ),
  taste: {
    ...section(
      ['Taste', 'स्वाद', 'स्वाद'],
      option('sweet', 0, 'Sweet', 'मीठा', 'गुलियो'),
      option('salted', 0, 'Salted', 'नमकीन', 'नुनिलो'),
      option('sweet-and-salted', 0, 'Sweet and salted', 'मीठा और नमकीन', 'गुलियो र नुनिलो'),
    ),
    min: 1,
  },
  marshmallows: section(
    ['Marshmallows', 'मार्शमैलो', 'मार्समेलो'],
    option('none', -15, 'No marshmallows', 'बिना मार्शमैलो', 'मार्समेलो बिना'),
    option('extra', 20, 'Extra marshmallows', 'ज़्यादा मार्शमैलो', 'थप मार्समेलो'),
  ),
};
