import { writeFileSync } from 'node:fs';
import { expect, test } from '../../journey';
import { openAsStaff } from '../../people';
import { openStaffApi } from '../../staff-api';
import { placeTicket } from '../../kitchen-orders';

test.setTimeout(500_000);
const OUT = '/tmp/wo/pics';
const PATHS = (process.env.PATHS ?? 'orders,orders/new,products,categories,inventory,settings,content').split(',');

test('pictures', async ({ office: page, shop }) => {
  page.setDefaultTimeout(15000);
  const ask = await openStaffApi(shop);
  const items = [{ productId: 'classic-butter-waffle', quantity: 2 }];
  const order = await placeTicket(ask, { items });
  const out: string[] = [];
  for (const LANG of (process.env.LANGS ?? 'hi,ne').split(',')) {
    await page.context().clearCookies({ name: 'language' });
    await page.context().addCookies([{ name: 'language', value: LANG, url: shop.url }]);
    for (const path of [...PATHS, `orders/${order.id}`, `orders/${order.id}/ticket`]) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await openAsStaff(page, shop, `/admin/${path}`).catch((e) => out.push(`FAIL ${path} ${String(e).slice(0, 200)}`));
      await page.evaluate(() => document.fonts.ready.then(() => undefined)); await page.waitForTimeout(1200); await page.evaluate(() => document.fonts.ready.then(() => undefined));
      const file = path.replaceAll('/', '-').replace(order.id, 'one');
      await page.screenshot({ path: `${OUT}/${LANG}-${file}-1280.png`, fullPage: true });
      await page.setViewportSize({ width: 360, height: 740 });
      await page.waitForTimeout(300);
      await page.screenshot({ path: `${OUT}/${LANG}-${file}-360.png`, fullPage: true });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) out.push(`${LANG} ${path} WIDER by ${wide}`);
      await page.setViewportSize({ width: 1280, height: 900 });
      const text = await page.getByRole('main').innerText();
      const english = text.split('\n').filter((line) => /[a-z]{2,}/i.test(line));
      out.push(`== ${LANG} ${path} title=${await page.title()}`, ...new Set(english));
      const attrs = await page.getByRole('main').evaluate((main) => [...main.querySelectorAll('[aria-label],[placeholder],[title]')].flatMap((e) => ['aria-label', 'placeholder', 'title'].flatMap((a) => e.getAttribute(a) ?? [])).filter((t) => /[a-z]{2,}/i.test(t)));
      out.push('-- attrs', ...new Set(attrs));
    }
  }
  writeFileSync(`${OUT}/english.txt`, out.join('\n'));
  expect(true).toBe(true);
});
