import type { Content } from '../../../shared/contract/shop/content-contract';
import type { Settings } from '../../../shared/contract/shop/settings-contract';
import type { StockByProduct } from '../../../shared/domain/menu/stock';
import { windowWords } from '../../../shared/domain/orders/promise-words';
import { closingWords } from '../../../shared/domain/platform/closing';
import { SOURCE_LANGUAGE } from '../../../shared/domain/platform/languages';
import { busyWords, laterWords } from '../../../shared/domain/shop/opening-words';
import { getLocale } from '../../../shared/messages/compiled/runtime';
import type { Api } from '../../api/api-client';
import {
  categoryFromWire,
  type MenuCategory,
  type MenuProduct,
  productFromWire,
} from '../../api/catalog-from-wire';
import { pick } from '../../api/pick';
import {
  FALLBACK_SETTINGS,
  OPENING_FACTS,
  type ShopSettings,
  settingsFromWire,
} from '../../api/settings-from-wire';
import { stockFromWire } from '../../api/stock-from-wire';

type OpeningFacts = Pick<Settings, (typeof OPENING_FACTS)[number]>;

/** The data of every storefront page. A part that could not be loaded is undefined. */
export interface LoadedShop {
  settings: ShopSettings | undefined;
  /** Counts the owner's changes of the settings. */
  settingsVersion: number | undefined;
  opening: OpeningFacts | undefined;
  content: Content | undefined;
  categories: readonly MenuCategory[] | undefined;
  products: readonly MenuProduct[] | undefined;
  stock: StockByProduct | undefined;
}

/** The same as the pages show it. */
export interface Shop
  extends Omit<LoadedShop, 'settings' | 'settingsVersion' | 'opening'>,
    Pick<OpeningFacts, 'noDelivery'> {
  settings: ShopSettings;
  areaPauses: OpeningFacts['areaPauses'] | undefined;
  takesLaterOrders: boolean | undefined;
  /** The text of the closed banner; undefined while the shop takes orders, if only for later. */
  closedMessage: string | undefined;
  /** Whether it is paused, not closed. */
  isPaused: boolean;
  /** What an open shop says when orders take longer. */
  busyMessage: string | null;
  /** When an order of one dish would be ready: '12:35 to 12:45 pm'; of an open shop. */
  readyWindow: string | undefined;
  /** What a closed shop says that takes orders for later. */
  laterMessage: string | undefined;
}

/**
 * Loads the shop, with the menu and the owner's texts in the page's language. It never fails; without settings the shop
 * counts as open (shop rule 6).
 */
export async function loadShop(api: Api): Promise<LoadedShop> {
  const language = getLocale();
  // A page in English asks for nothing, as other programs do: they share one cached response.
  const inLanguage = language === SOURCE_LANGUAGE ? {} : { lang: language };
  const [settings, content, categories, products, inventory] = await Promise.all([
    orUndefined(api.settings.read()),
    orUndefined(api.content.read(inLanguage)),
    orUndefined(api.catalog.listCategories(inLanguage)),
    orUndefined(api.catalog.listProducts(inLanguage)),
    orUndefined(api.inventory.listPublic({})),
  ]);
  const soldOutIds = new Set(settings?.soldOutOptions);
  return {
    settings: settings && settingsFromWire(settings),
    settingsVersion: settings?.version,
    opening: settings && openingFacts(settings),
    content,
    // The API sends hidden products to managers, but their storefront is the same as everyone's.
    categories: categories?.filter(({ isActive }) => isActive).map(categoryFromWire),
    products: products
      ?.filter(({ isAvailable }) => isAvailable)
      .map((product) => productFromWire(product, soldOutIds)),
    stock: inventory && stockFromWire(inventory),
  };
}

export const openingFacts = (settings: Settings): OpeningFacts => pick(settings, OPENING_FACTS);

function orUndefined<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  return call.catch(() => undefined);
}

/** Replaces parts that failed to load with the earlier ones, and words what the shop says. */
export function shopFrom({ opening, ...loaded }: LoadedShop, before?: Shop): Shop {
  const { readyWindow, laterFrom, noDelivery, areaPauses, takesLaterOrders } = opening ?? {};
  const settings = loaded.settings ?? before?.settings ?? FALLBACK_SETTINGS;
  return {
    settings,
    content: loaded.content ?? before?.content,
    closedMessage: opening && closedMessageOf(opening, settings),
    isPaused: opening?.closing != null && opening.closing.why !== 'closed',
    busyMessage: busyWords(opening?.busyMinutes ?? 0),
    noDelivery: noDelivery ?? null,
    areaPauses,
    readyWindow: readyWindow
      ? windowWords({ from: new Date(readyWindow.from), until: new Date(readyWindow.until) })
      : undefined,
    takesLaterOrders,
    laterMessage: laterFrom ? laterWords(laterFrom) : undefined,
    categories: loaded.categories ?? before?.categories,
    products: loaded.products ?? before?.products,
    stock: loaded.stock ?? before?.stock,
  };
}

/** Undefined while the shop takes orders. Hours that the owner has not confirmed tell no opening. */
function closedMessageOf(
  { closing, laterFrom }: OpeningFacts,
  { confirmed }: ShopSettings,
): string | undefined {
  if (!closing || laterFrom) return undefined;
  return closingWords(confirmed.hours ? closing : { ...closing, back: null });
}
