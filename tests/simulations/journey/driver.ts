/** An element that a page's script returned, as W3C WebDriver writes it. */
export type Element = { [ELEMENT]: string };

/** The key under which WebDriver sends an element's id (W3C WebDriver §12). */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

/** One window of a running browser with its own, empty profile. */
export interface Driver {
  /** The browser's name and version. */
  version: string;
  goTo(url: string): Promise<void>;
  /** Runs the body of a function in the page; `arguments` are `args`. */
  run<Result>(body: string, ...args: unknown[]): Promise<Result>;
  /** Scrolls to the element and clicks it as a mouse would. @throws when something covers it. */
  click(element: Element): Promise<void>;
  type(element: Element, text: string): Promise<void>;
  /** What is in view, as a PNG file. */
  screenshot(): Promise<Buffer>;
  /** Cuts the browser's network, if its driver can. */
  setOffline?(isOffline: boolean): Promise<void>;
  close(): Promise<void>;
}
