import type { ContentInput } from '../../../../shared/contract/shop/content-contract';
import type { ShopServer } from '../../../support/platform/shop-server';
import { expect } from '../../journey';
import { ANOTHER_CAFE, liveCafeTest, OWNER } from '../../live-cafe';
import { changeSettings } from '../../set-up-shop';
import { openStaffApi, type StaffCall } from '../../staff-api';

const test = liveCafeTest();

const SETTINGS = {
  storeName: 'അടുക്കള Adukkala',
  storePhone: '+91 98470 00000',
  storeEmail: 'hello@adukkala.example',
  storeAddress: 'Princess Street, Fort Kochi, Kochi, Kerala 682001',
  storeLatitude: 9.9658,
  storeLongitude: 76.2421,
  deliveryRadius: 3,
  openingMode: 'open' as const,
};
const TOWN = { addressCity: 'Kochi', addressState: 'Kerala', addressPinCode: '682001' };
const CONTENT: Partial<ContentInput> = {
  tagline: 'നാടൻ ഊണ് in Fort Kochi',
  description: 'Kerala meals from a home kitchen in Fort Kochi, delivered within 3 km.',
  heroHeading: 'ഇലയിൽ ഊണ്, at your door',
  heroText: 'Rice, sambar, thoran and a payasam that changes every day.',
  teaserHeading: 'അമ്മയുടെ അടുക്കള',
  teaserText: 'A home kitchen with six tables.',
  facts: [{ figure: '1987', meaning: 'first meal served' }],
  storyHeading: 'Six tables and a stove',
  storyText: 'അമ്മ പാചകം ചെയ്തു.\n\nThe neighbours came, and stayed.',
  values: [{ title: 'Fresh fish', text: 'From the nets each morning.', icon: 'leaf' }],
  team: [{ name: 'അമ്മിണി', role: 'Kitchen', text: 'Since 1987', picture: null }],
  testimonials: [{ quote: 'Like at home.', name: 'Joseph', consentedOn: '2026-05-02' }],
  footerText: 'നാടൻ ഭക്ഷണം, cooked at home.',
  instagramUrl: 'https://www.instagram.com/adukkala',
  whatsappUrl: 'https://wa.me/919847000000',
  deliveryHours: '12pm-9pm, Mon-Sat',
};

// The tests change the shop one after another.
test.describe.configure({ mode: 'serial' });

let ask: StaffCall;
test.beforeAll(async ({ shop }) => {
  ask = await openStaffApi(shop, OWNER);
  await changeSettings(ask, SETTINGS);
  await ask('PUT', '/content', TOWN);
  const { id: categoryId } = await ask<{ id: string }>('POST', '/categories', { name: 'ഊണ്' });
  const dish = { categoryId, stockCount: 20, price: 120 };
  await ask('POST', '/products', { ...dish, name: 'Fish meals' });
  await ask('POST', '/products', { ...dish, name: 'Veg meals' });
});

const PAGES = ['/', '/menu', '/about', '/contact', '/privacy'];

async function expectNothingOfAnother(shop: ShopServer) {
  for (const path of [...PAGES, '/manifest.webmanifest', '/sitemap.xml', '/api/openapi.json']) {
    const body = await (await fetch(shop.url + path)).text();
    // Class names are colours of the theme, and asset names those of the build.
    const words = body
      .replace(/\s(?:class|className|href|src)="[^"]*"/g, ' ')
      .replace(/\/assets\/[\w.-]+/g, '');
    expect(ANOTHER_CAFE.exec(words)?.[0], path).toBeUndefined();
  }
}

test('before its owner writes, a cafe says what its settings do', async ({ page, shop }) => {
  await expectNothingOfAnother(shop);
  const main = page.getByRole('main');
  const footer = page.getByRole('contentinfo');
  await page.goto('/');
  await expect(page).toHaveTitle(SETTINGS.storeName);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SETTINGS.storeName);
  await expect(main).toContainText('for pickup or delivery within 3 km');
  await expect(page.getByRole('region', { name: 'About us' })).toContainText('Princess Street');
  await footer.getByRole('link', { name: 'About' }).click();
  await expect(main.getByRole('heading')).toHaveText([SETTINGS.storeName, 'Hungry now?']);
  await expect(main).toContainText('Princess Street');
  await expect(footer.getByRole('listitem')).toHaveText([
    'Home',
    'Menu',
    'About',
    'Contact',
    'My Account',
  ]);
});

test.describe('a cafe in Kochi', () => {
  test.beforeAll(async () => {
    const products = await ask<{ id: string; name: string }[]>('GET', '/products');
    const veg = products.find(({ name }) => name === 'Veg meals');
    await ask('PUT', '/content', { ...CONTENT, specialties: [veg?.id] });
  });

  test('names nothing of another cafe, in pages and in files', async ({ shop }) => {
    await expectNothingOfAnother(shop);
    const manifest = await (await fetch(`${shop.url}/manifest.webmanifest`)).json();
    expect(manifest).toMatchObject({ name: SETTINGS.storeName, short_name: SETTINGS.storeName });
  });

  test('has its own texts, dishes, links and town', async ({ page }) => {
    const main = page.getByRole('main');
    const heading = page.getByRole('heading', { level: 1 });
    const footer = page.getByRole('contentinfo');
    const goTo = (name: string) => footer.getByRole('link', { name }).click();
    const expectPage = async (title: string) => {
      await expect(page).toHaveTitle(title);
      expect(await page.locator('body').ariaSnapshot()).not.toMatch(ANOTHER_CAFE);
    };

    await page.goto('/');
    await expectPage(`${SETTINGS.storeName} · ${CONTENT.tagline}`);
    await expect(heading).toHaveText('ഇലയിൽ ഊണ്, at your door');
    await expect(page.locator('meta[name=description]')).toHaveAttribute(
      'content',
      CONTENT.description ?? '',
    );
    await expect(main.getByRole('region', { name: CONTENT.teaserHeading ?? '' })).toContainText(
      '1987',
    );
    const dishes = page.getByRole('region', { name: 'Specialties' }).getByRole('article');
    await expect(dishes).toHaveCount(1);
    await expect(dishes).toContainText('Veg meals');

    await page.getByRole('link', { name: 'Our story' }).click();
    await expectPage(`About · ${SETTINGS.storeName}`);
    await expect(heading).toHaveText('Six tables and a stove');
    for (const words of ['അമ്മ പാചകം ചെയ്തു.', 'Fresh fish', 'അമ്മിണി', 'Like at home.']) {
      await expect(main).toContainText(words);
    }
    await expect(main).not.toContainText('Demo content');

    await goTo('Contact');
    await expectPage(`Contact · ${SETTINGS.storeName}`);
    await expect(main).toContainText('12pm-9pm, Mon-Sat, within 3 km');
    await expect(page.getByRole('img', { name: /Princess Street.* 3 km/ })).toBeVisible();
    await expect(footer).toContainText('നാടൻ ഭക്ഷണം, cooked at home.');
    await expect(footer.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
      'href',
      CONTENT.instagramUrl ?? '',
    );
    await expect(footer.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Facebook' })).toHaveCount(0);

    await goTo('My Account');
    await expectPage(`Your profile · ${SETTINGS.storeName}`);
    await goTo('Menu');
    await expectPage(`Menu · ${SETTINGS.storeName}`);
  });
});
