import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';

/** Lighthouse's slow 4G. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_638_400 / 8) * 0.9,
  uploadThroughput: (675_000 / 8) * 0.9,
};
const CPU_SLOWDOWN = 4;

export const WEAK_PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };

/** Starts a browser for some work and closes it. */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  // Without a path, Playwright uses the browser it has downloaded.
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    ...(executablePath && { executablePath }),
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** A page with a processor four times slower, on a patchy network. */
export async function openWeakPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await slowDown(page);
  return page;
}

/** Makes a page's processor four times slower. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
}
