import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Driver, Element } from './driver';

/** How long a step waits for the page. */
const WAIT_MS = 15_000;

const SELECTORS = {
  button: 'button, [role=button], summary',
  link: 'a[href]',
  field: 'input, textarea, select',
  heading: 'h1, h2, h3',
  dialog: 'dialog[open], [role=dialog]',
  current: '[aria-current=step]',
  image: 'img, [role=img]',
  text: 'p, span, li, td, [role=status]',
};

/** What a visitor looks for. */
export type Kind = keyof typeof SELECTORS;

/** One visitor's window. Every call waits until the page has what it needs. */
export class Page {
  readonly driver: Driver;
  readonly #shopUrl: string;
  readonly #folder: string;
  #count = 0;

  /** @param folder where the pictures go. */
  constructor(driver: Driver, shopUrl: string, folder: string) {
    this.driver = driver;
    this.#shopUrl = shopUrl;
    this.#folder = folder;
  }

  /** Opens a page and waits until its buttons work. */
  async open(path: string): Promise<void> {
    await this.driver.goTo(this.#shopUrl + path);
    await this.#until(`${path} to hydrate`, () =>
      this.driver.run<boolean>(`return [...document.querySelectorAll('button')].some((button) =>
        Object.keys(button).some((key) => key.startsWith('__reactProps')))`),
    );
  }

  /** Waits for a visible element with this name. */
  see(kind: Kind, name: RegExp): Promise<Element> {
    return this.#until(`${kind} ${name}`, () => this.#find(kind, name));
  }

  /** Clicks as a mouse would, again while something that moves covers the element. */
  async press(kind: Kind, name: RegExp): Promise<void> {
    await this.#until(`${kind} ${name} to be clicked`, async () => {
      const element = await this.#find(kind, name);
      if (!element) return false;
      // WebKit's driver does not scroll to what is in view but covered by a bar at the bottom.
      await this.driver.run("arguments[0].scrollIntoView({ block: 'nearest' })", element);
      await this.driver.click(element);
      return true;
    });
  }

  async fill(label: RegExp, text: string): Promise<void> {
    await this.driver.type(await this.see('field', label), text);
  }

  /** Takes a picture and checks that nothing is wider than the screen. */
  async picture(name: string): Promise<void> {
    // Sheets and drawers have arrived by then.
    await sleep(400);
    this.#count += 1;
    const file = `${String(this.#count).padStart(2, '0')}-${name.replaceAll(/\W+/g, '-')}.png`;
    await mkdir(this.#folder, { recursive: true });
    await writeFile(join(this.#folder, file), await this.driver.screenshot());
    const excess = await this.driver.run<number>(
      'return document.documentElement.scrollWidth - innerWidth',
    );
    if (excess > 0) throw new Error(`${name}: the page is ${excess} px wider than the screen`);
  }

  #find(kind: Kind, name: RegExp): Promise<Element | null> {
    return this.driver.run(FIND, SELECTORS[kind], name.source);
  }

  async #until<Result>(what: string, attempt: () => Promise<Result>): Promise<NonNullable<Result>> {
    const deadline = Date.now() + WAIT_MS;
    for (;;) {
      let problem: unknown;
      const result = await attempt().catch((error: unknown) => {
        problem = error;
        return undefined;
      });
      if (result) return result;
      if (Date.now() > deadline) throw new Error(`Waited for ${what}`, { cause: problem });
      await sleep(100);
    }
  }
}

const FIND = `
  const [selector, source] = arguments;
  const words = new RegExp(source);
  const textOf = (elements) => elements.map((element) => element.textContent).join(' ');
  const nameOf = (element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = ids.map((id) => document.getElementById(id)).filter(Boolean);
    return (
      textOf(labels) || element.getAttribute('aria-label') || element.alt ||
      textOf([...(element.labels ?? [])]) || element.textContent
    ).replace(/\\s+/g, ' ').trim();
  };
  const isUsable = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.disabled &&
    !element.closest('[inert], [aria-hidden=true]');
  return [...document.querySelectorAll(selector)].find((element) =>
    isUsable(element) && words.test(nameOf(element))) ?? null;`;
