import { canBeChosen, menuPrice } from '../../../../shared/domain/menu/option-rules';
import { plainRupees } from '../../../../shared/domain/platform/money';
import type { MenuProduct } from '../../../api/catalog-from-wire';
import type { Shop } from '../load-shop';
import { cafeId, type Thing } from './cafe-graph';

/** schema.org's Menu, and its products with price and stock. The origin has no trailing slash. */
export function menuThings(shop: Shop, origin: string): Thing[] {
  const { categories = [], products = [] } = shop;
  const menu: Thing = {
    '@type': 'Menu',
    '@id': `${origin}/menu#menu`,
    name: 'Menu',
    url: `${origin}/menu`,
    inLanguage: 'en-IN',
    hasMenuSection: categories.map(({ id, name, description }) => ({
      '@type': 'MenuSection',
      name,
      description: description || undefined,
      url: `${origin}/menu?category=${encodeURIComponent(id)}`,
      hasMenuItem: products.filter(({ categoryId }) => categoryId === id).map(menuItem),
    })),
  };
  return [menu, ...products.map((product) => dishThing(product, shop, origin))];

  function menuItem({ id, name, diet }: MenuProduct): Thing {
    return {
      '@type': 'MenuItem',
      name,
      suitableForDiet: diet === 'veg' ? 'https://schema.org/VegetarianDiet' : undefined,
      offers: { '@id': offerId(id, origin) },
    };
  }
}

/** A dish as schema.org's Product, with price and stock. */
export function dishThing(dish: MenuProduct, { stock }: Shop, origin: string): Thing {
  const { id, slug, name, description, imageUrl, price, customizationOptions } = dish;
  const url = `${origin}/menu/${encodeURIComponent(slug)}`;
  const available = (stock?.[id] ?? 0) > 0 && canBeChosen(customizationOptions);
  return {
    '@type': 'Product',
    '@id': `${origin}/menu#product-${id}`,
    name,
    description: description || undefined,
    image: pictureUrl(imageUrl, origin),
    url,
    offers: {
      '@type': 'Offer',
      '@id': offerId(id, origin),
      url,
      price: plainRupees(menuPrice(price, customizationOptions).amount),
      priceCurrency: 'INR',
      availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
      acceptedPaymentMethod: 'UPI',
      seller: { '@id': cafeId(origin) },
    },
  };
}

function offerId(productId: string, origin: string): string {
  return `${origin}/menu#offer-${productId}`;
}

/** Undefined without a picture. One address that cannot be parsed must not fail the whole page. */
function pictureUrl(imageUrl: string, origin: string): string | undefined {
  return imageUrl && URL.canParse(imageUrl, origin) ? new URL(imageUrl, origin).href : undefined;
}
