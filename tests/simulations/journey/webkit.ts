import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../support/platform/free-port';
import { type Driver, ELEMENT, type Element } from './driver';
import { startDisplay, startProgram } from './start-program';

const START_TIMEOUT_MS = 30_000;

/** Where the distributions put WebKitGTK's small browser, which is in no folder of PATH. */
const MINI_BROWSERS = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/libexec/webkit2gtk-4.1/MiniBrowser',
];

/** Starts WebKitGTK's small browser on a display of its own and drives it over W3C WebDriver. */
export async function openWebKit(width: number, height: number): Promise<Driver> {
  const binary = MINI_BROWSERS.find((file) => existsSync(file));
  if (!binary) throw new Error('WebKit is missing: apt-get install webkit2gtk-driver xvfb');
  const display = await startDisplay();
  const port = await freePort();
  const stopDriver = startProgram('WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: display.name,
    LANG: 'en_IN.UTF-8',
  });
  const url = `http://127.0.0.1:${port}`;
  await isReady(url);
  const ask = async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    const response = await fetch(url + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await response.json()) as { value: Result & Problem };
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  // In full screen, the browser has no toolbar, which would be wider than a phone.
  const options = { binary, args: ['--automation', '--full-screen'] };
  const { sessionId, capabilities } = await ask<NewSession>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const session = `/session/${sessionId}`;
  const post = <Result = void>(path: string, body: object) =>
    ask<Result>('POST', session + path, body);
  await post('/window/rect', { width, height });
  return {
    version: `WebKitGTK ${capabilities.browserVersion}`,
    goTo: (address) => post('/url', { url: address }),
    run: (script, ...args) => post('/execute/sync', { script, args }),
    click: (element) => post(`${pathOf(element)}/click`, {}),
    type: (element, text) => post(`${pathOf(element)}/value`, { text }),
    async screenshot() {
      return Buffer.from(await ask<string>('GET', `${session}/screenshot`), 'base64');
    },
    async close() {
      await ask('DELETE', session);
      await stopDriver();
      await display.stop();
    },
  };
}

interface NewSession {
  sessionId: string;
  capabilities: { browserVersion: string };
}

interface Problem {
  error?: string;
  message?: string;
}

const pathOf = (element: Element) => `/element/${element[ELEMENT]}`;

async function isReady(url: string): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await fetch(`${url}/status`).catch(() => undefined))) {
    if (Date.now() > deadline) throw new Error('WebKitWebDriver did not start');
    await sleep(50);
  }
}
