import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../support/platform/free-port';
import { type Driver, ELEMENT } from './driver';
import { startProgram } from './start-program';

/** Firefox starts in a few seconds; an older machine may need more. */
const START_TIMEOUT_MS = 60_000;

/**
 * Starts a headless Firefox and drives it over Marionette, the protocol that geckodriver translates
 * WebDriver into, since Debian has no geckodriver.
 */
export async function openFirefox(width: number, height: number): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'maenam-firefox-'));
  const port = await freePort();
  await writeFile(join(profile, 'user.js'), preferences(port));
  const stopFirefox = startProgram(process.env['FIREFOX_PATH'] ?? 'firefox-esr', [
    '--headless',
    '--marionette',
    // Scripts of the browser's own window set the page's size and the network.
    '--remote-allow-system-access',
    '--no-remote',
    '--profile',
    profile,
  ]);
  const socket = await connectTo(port);
  const ask = talkOver(socket);
  const { capabilities } = await ask<NewSession>('WebDriver:NewSession', {});

  const runInBrowser = async (script: string, ...args: unknown[]) => {
    await ask('Marionette:SetContext', { value: 'chrome' });
    await ask('WebDriver:ExecuteScript', { script, args });
    await ask('Marionette:SetContext', { value: 'content' });
  };
  // Firefox's window has a minimum width above a phone's, so the page in it is made smaller.
  await ask('WebDriver:SetWindowRect', { width: width + 100, height: height + 200 });
  await runInBrowser(
    `const { style } = gBrowser.selectedBrowser;
    for (const bound of ['', 'min-', 'max-']) {
      style.setProperty(bound + 'width', arguments[0] + 'px');
      style.setProperty(bound + 'height', arguments[1] + 'px');
    }`,
    width,
    height,
  );
  return {
    version: `Firefox ${capabilities.browserVersion}`,
    goTo: (url) => ask('WebDriver:Navigate', { url }),
    run: async (script, ...args) =>
      (await ask<{ value: never }>('WebDriver:ExecuteScript', { script, args, sandbox: null }))
        .value,
    click: (element) => ask('WebDriver:ElementClick', { id: element[ELEMENT] }),
    type: (element, text) => ask('WebDriver:ElementSendKeys', { id: element[ELEMENT], text }),
    async screenshot() {
      const { value } = await ask<{ value: string }>('WebDriver:TakeScreenshot', { full: false });
      return Buffer.from(value, 'base64');
    },
    setOffline: (isOffline) => runInBrowser('Services.io.offline = arguments[0]', isOffline),
    async close() {
      socket.destroy();
      await stopFirefox();
      await rm(profile, { recursive: true, force: true });
    },
  };
}

interface NewSession {
  capabilities: { browserVersion: string };
}

/** Keeps Firefox from asking its maker's servers for anything. */
function preferences(port: number): string {
  const values = {
    'marionette.port': port,
    'remote.prefs.recommended': true,
    'app.update.disabledForTesting': true,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'intl.accept_languages': 'en-IN, en',
  };
  return Object.entries(values)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('');
}

async function connectTo(port: number): Promise<Socket> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    if (isOpen) return socket;
    if (Date.now() > deadline) throw new Error('Firefox did not start');
    await sleep(100);
  }
}

interface Waiting {
  resolve: (result: unknown) => void;
  reject: (error: Error) => void;
}

/**
 * Speaks Marionette: each message is its length in bytes, a colon and JSON; a request is
 * [0, id, command, parameters] and its reply [1, id, error, result].
 */
function talkOver(socket: Socket) {
  const waiting = new Map<number, Waiting>();
  let received = Buffer.alloc(0);
  socket.on('data', (part) => {
    received = Buffer.concat([received, part]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon).toString());
      if (colon < 0 || received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      // The first message is Firefox's greeting, which answers nothing.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message;
      const asked = waiting.get(id);
      waiting.delete(id);
      if (error) asked?.reject(new Error(`${error.error}: ${error.message}`));
      else asked?.resolve(result);
    }
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has ended'));
  });
  let id = 0;
  return <Result = void>(command: string, parameters: object): Promise<Result> => {
    id += 1;
    return new Promise<Result>((resolve, reject) => {
      waiting.set(id, { resolve: resolve as Waiting['resolve'], reject });
      const text = JSON.stringify([0, id, command, parameters]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  };
}
