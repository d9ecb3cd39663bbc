/**
 * The demo cafe's dishes, one a line: id, name, price, packaging charge, diet, allergens, options, what goes with it,
 * units in stock when the demo begins, description. Money is in RUPEES, as on the wire. An id is a slug that never
 * changes. Without a packaging charge a dish has its category's; without a diet it is vegetarian.
 */
export const DEMO_DISHES = [
  {
    id: 'waffles',
    name: 'Waffles',
    description: 'Crisp outside, soft inside, baked when you order. Our batter is eggless.',
    packagingCharge: 12,
    dishes: `
classic-butter-waffle | Classic Butter Waffle | 120 | 10 | | gluten milk | portion topping | masala-chai cappuccino sikkim-orange-juice | 40 | Golden eggless waffle with a slab of salted butter melting into the pockets.
himalayan-honey-waffle | Himalayan Honey Waffle | 160 | 10 | | gluten milk | portion topping | temi-black-tea filter-coffee | 32 | Dark hill honey poured warm over an eggless waffle until it runs off the edge.
chocolate-drizzle-waffle | Chocolate Drizzle Waffle | 190 | | | gluten milk soy | portion ice-cream:waffle | cappuccino strawberry-milkshake | 36 | Melted dark chocolate in zigzags and a scoop of chocolate ice cream. Eggless.
strawberry-cream-waffle | Strawberry Cream Waffle | 200 | | | gluten milk | cream:waffle | | 18 | Fresh strawberries and soft whipped cream on an eggless waffle.
banana-caramel-waffle | Banana Caramel Waffle | 180 | | | gluten milk | portion topping | | 28 | Ripe banana, salted caramel made in our own pan, and an eggless waffle below.
cookies-and-cream-waffle | Cookies and Cream Waffle | 210 | | | gluten milk soy | ice-cream:waffle | | 24 | Eggless cocoa waffle, vanilla ice cream and crushed chocolate cookies.
sikkim-mandarin-waffle | Sikkim Mandarin Waffle | 190 | | | gluten milk | | | 0 | Segments of Sikkim mandarin, whipped cream and mint. Only while the fruit lasts.
buckwheat-chhurpi-waffle | Buckwheat Chhurpi Waffle | 180 | 10 | | gluten milk | heat | | 15 | A savoury one: eggless phapar batter, soft chhurpi, spring onion and a little chilli.
chicken-waffle | Fried Chicken Waffle | 280 | 15 | non-veg | gluten milk | chicken | ginger-fizz fresh-lime-soda | 14 | Crisp fried chicken on a plain waffle with sticky chilli honey.
`,
  },
  {
    id: 'pizza',
    name: 'Pizza',
    description: 'Hand-stretched, 9 inches unless you say otherwise, cut in eight.',
    packagingCharge: 18,
    dishes: `
margherita-pizza | Margherita | 240 | | | gluten milk | size:pizza crust extra-cheese | seabuckthorn-cooler fresh-lime-soda choc-chip-cookie | 30 | Tomato, mozzarella and fresh basil. Nothing else, and nothing missing.
garden-vegetable-pizza | Garden Vegetable | 270 | | | gluten milk | size:pizza crust extra-cheese | | 26 | Capsicum, tomato, red onion and black olives on our slow tomato sauce.
paneer-tikka-pizza | Paneer Tikka | 310 | | | gluten milk | size:pizza crust extra-cheese | mango-lassi fresh-lime-soda | 22 | Paneer charred in tikka spices, red onion and a makhani sauce.
mushroom-chhurpi-pizza | Mushroom Chhurpi | 320 | | | gluten milk | size:pizza crust extra-cheese | | 16 | Button mushrooms and crumbled hill cheese on a white garlic sauce.
corn-cheese-pizza | Corn and Cheese | 260 | | | gluten milk | size:pizza crust extra-cheese | | 34 | Sweet corn under two layers of browned cheese. The one children ask for.
four-cheese-pizza | Four Cheese | 390 | | | gluten milk | size:pizza crust | | 3 | Mozzarella, cheddar, blue cheese and chhurpi, with no sauce in the way.
dalle-chicken-pizza | Dalle Chicken | 370 | 20 | non-veg | gluten milk | size:pizza crust extra-cheese | mango-lassi rhododendron-cooler | 20 | Roast chicken with round red dalle chillies. They are as hot as people say.
smoked-sausage-pizza | Smoked Sausage | 380 | 20 | non-veg | gluten milk | size:pizza crust extra-cheese | | 18 | Smoked chicken sausage and black olives, baked until the edges curl.
`,
  },
  {
    id: 'coffee',
    name: 'Coffee',
    description: 'Arabica from the south, roasted medium, pulled and poured to order.',
    packagingCharge: 8,
    dishes: `
cappuccino | Cappuccino | 120 | | | milk | size:coffee milk sweetener | choc-chip-cookie oat-raisin-cookie | 60 | A double shot under thick milk foam, with a dusting of cocoa.
cafe-latte | Cafe Latte | 130 | | | milk | size:coffee milk sweetener shot | | 60 | Espresso and plenty of steamed milk. Mild, long and warm.
hazelnut-latte | Hazelnut Latte | 160 | | | milk nuts | size:coffee milk | | 38 | A latte with roasted hazelnut syrup; the nuts come on the saucer.
espresso | Espresso | 80 | 5 | | | sweetener | cardamom-nankhatai | 60 | A short double shot with a thick crema. Good before the walk up Maenam.
americano | Americano | 100 | | | | size:coffee sweetener shot | | 55 | Espresso lengthened with hot water, in the biggest mug we have.
mocha | Mocha | 170 | 10 | | milk soy | milk cream | | 30 | Espresso, melted chocolate and steamed milk under whipped cream.
filter-coffee | Filter Coffee | 70 | 5 | | milk | sweetener | | 45 | Strong decoction and frothed milk in a steel tumbler and davara.
cold-coffee | Cold Coffee | 150 | 10 | | milk | ice-cream shot | | 25 | Chilled coffee blended with milk and topped with vanilla ice cream.
`,
  },
  {
    id: 'tea',
    name: 'Tea',
    description:
      'Leaf from the Temi garden, a short drive from here, and chai the way you know it.',
    packagingCharge: 6,
    dishes: `
temi-black-tea | Temi Black Tea | 70 | | | | size:tea sweetener | seabuckthorn-thumbprint | 60 | Whole-leaf black tea from Temi, Sikkim. Bright, light and best without milk.
masala-chai | Masala Chai | 40 | | | milk | size:tea sweetener | cardamom-nankhatai oat-raisin-cookie peanut-butter-cookie | 60 | Milk tea boiled with ginger, cardamom and clove, served in a clay kulhad.
cardamom-milk-tea | Cardamom Milk Tea | 45 | | | milk | sweetener | | 50 | A cutting glass of strong milk tea with green cardamom crushed in.
temi-green-tea | Temi Green Tea | 80 | | | | size:tea | | 40 | Green leaf from Temi, brewed short so that it stays soft and grassy.
butter-tea | Butter Tea | 70 | 8 | | milk | | | 4 | Po cha: tea churned with butter and salt, in a wooden bowl. Not sweet at all.
ginger-lemon-honey-tea | Ginger Lemon Honey Tea | 80 | | | | | | 42 | Fresh ginger, lemon and hill honey in hot water, for the days in the cloud.
iced-lemon-tea | Iced Lemon Tea | 95 | 10 | | | ice | | 33 | Temi black tea over ice with lemon and mint, lightly sweet.
`,
  },
  {
    id: 'cookies',
    name: 'Cookies',
    description: 'Baked every morning in small trays. Eggless unless we say otherwise.',
    packagingCharge: 5,
    dishes: `
choc-chip-cookie | Chocolate Chip Cookies | 90 | | | gluten milk soy | served | hot-chocolate cafe-latte | 48 | Three eggless cookies, crisp at the rim and soft with dark chocolate inside.
double-chocolate-cookie | Double Chocolate Cookies | 110 | | non-veg | gluten milk egg soy | served | | 30 | Three cocoa cookies with white chocolate chunks. Made with egg.
oat-raisin-cookie | Oat and Raisin Cookies | 90 | | | gluten milk | | | 36 | Three chewy eggless cookies with rolled oats, raisins and jaggery.
buckwheat-ginger-cookie | Buckwheat Ginger Cookies | 100 | | | milk | | | 27 | Three dark eggless cookies of hill buckwheat and ginger, rolled in sugar.
seabuckthorn-thumbprint | Seabuckthorn Thumbprints | 120 | | | gluten milk | | | 21 | Three eggless butter cookies, each with a spoonful of tart seabuckthorn jam.
peanut-butter-cookie | Peanut Butter Cookies | 95 | | | gluten milk peanuts | served | | 32 | Three eggless cookies pressed with a fork. Contains peanuts, and plenty of them.
cardamom-nankhatai | Cardamom Nankhatai | 85 | | | gluten milk nuts | | | 40 | Five crumbly eggless biscuits with ghee, cardamom and slivers of pistachio.
coconut-macaroon | Coconut Macaroons | 105 | | non-veg | egg | | | 1 | Five toasted coconut domes, chewy in the middle. Made with egg white.
cookie-box | Cookie Box of Six | 220 | 20 | | gluten milk nuts peanuts | wrapping | | 12 | Six eggless cookies, all different, in a box to take home or up the hill.
`,
  },
  {
    id: 'beverages',
    name: 'Beverages',
    description: 'Shakes, coolers and fresh juice, and hot chocolate when the mist comes down.',
    packagingCharge: 10,
    dishes: `
seabuckthorn-cooler | Seabuckthorn Cooler | 130 | | | | size:glass ice | | 35 | Tart orange seabuckthorn from the high valleys with soda, ice and mint.
fresh-lime-soda | Fresh Lime Soda | 70 | | | | taste ice | | 58 | Lime squeezed to order with cold soda.
sikkim-orange-juice | Sikkim Orange Juice | 140 | | | | size:glass | | 16 | Pressed from Sikkim mandarins, with nothing added.
mango-lassi | Mango Lassi | 110 | | | milk nuts | | | 29 | Thick curd and Alphonso pulp churned together, pistachio on top.
strawberry-milkshake | Strawberry Milkshake | 160 | | | milk | size:glass cream | | 24 | Strawberries, cold milk and ice cream, under a turn of whipped cream.
chocolate-milkshake | Chocolate Milkshake | 160 | | | milk soy | size:glass cream | | 31 | Dark chocolate and cold milk, streaked with sauce and topped with a cherry.
hot-chocolate | Hot Chocolate | 140 | 8 | | milk soy | marshmallows | buckwheat-ginger-cookie | 37 | Real chocolate melted in milk, with marshmallows made without gelatine.
rhododendron-cooler | Rhododendron Cooler | 120 | | | | ice | | 19 | Squash of red gurans petals, lime and soda: floral and a little sour.
ginger-fizz | Ginger Fizz | 99 | 0 | | | | | 44 | Our own ginger soda in a swing-top bottle. Alcohol free, and rather fiery.
`,
  },
];
