import { formatRupees, type Paise } from '../platform/money';
import type { ShopColours } from '../shop/shop-colours';
import { type CustomizationOptions, mapOptions } from './customizations';
import { menuPrice } from './option-rules';

/** All that a dish's share picture is drawn from. */
export interface DishPicture extends ShopColours {
  readonly name: string;
  /** '₹120.00', or 'From ₹120.00' when the customer has to choose. */
  readonly price: string;
  readonly cafe: string;
  readonly imageUrl: string;
}

interface PicturedDish {
  readonly id: string;
  readonly name: string;
  readonly imageUrl: string;
  readonly price: Paise;
  readonly customizationOptions: CustomizationOptions;
}

/** Raise it when the pictures are drawn differently, because messengers keep them. */
const DRAWING = 1;
const PATH = /^\/pictures\/dishes\/([^/]+)\/[0-9a-f]{16}\.png$/;

/**
 * The price counts options that are sold out today: a messenger keeps the picture for weeks. It is in English,
 * because a dish has one picture.
 */
export function dishPicture(dish: PicturedDish, cafe: string, colours: ShopColours): DishPicture {
  const options = mapOptions(dish.customizationOptions, ({ isSoldOut, ...option }) => option);
  const { amount, isLowest } = menuPrice(dish.price, options);
  return {
    name: dish.name,
    price: `${isLowest ? 'From ' : ''}${formatRupees(amount)}`,
    cafe,
    imageUrl: dish.imageUrl,
    mainColour: colours.mainColour,
    accentColour: colours.accentColour,
  };
}

/** The path of a dish's share picture: its version is a fingerprint of all that is drawn. */
export function dishPicturePath(dishId: string, picture: DishPicture): string {
  const { name, price, cafe, imageUrl, mainColour, accentColour } = picture;
  const drawn = [DRAWING, name, price, cafe, imageUrl, mainColour, accentColour];
  return `/pictures/dishes/${encodeURIComponent(dishId)}/${fingerprint(JSON.stringify(drawn))}.png`;
}

/** The id of the dish at the path of a share picture, of any version; undefined for any other path. */
export function picturedDishAt(path: string): string | undefined {
  const [, id] = PATH.exec(path) ?? [];
  return id === undefined ? undefined : decodeURIComponent(id);
}

const FNV_OFFSET = 0xcbf29ce484222325n;
const FNV_PRIME = 0x100000001b3n;

/** 16 hexadecimal digits by FNV-1a, here of code points. They only tell versions apart. */
function fingerprint(text: string): string {
  let hash = FNV_OFFSET;
  for (const letter of text) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(letter.codePointAt(0) ?? 0)) * FNV_PRIME);
  }
  return hash.toString(16).padStart(16, '0');
}
