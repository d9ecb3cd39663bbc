import { request } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { freePort } from '../testing/free-port';
import { listen, type RunningServer } from './listen';

const HOST = '127.0.0.1';
const running: RunningServer[] = [];

async function open(port: number, answer: () => Response | Promise<Response>) {
  const server = await listen(answer, HOST, port);
  running.push(server);
  return server;
}

afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.close()));
});

test('a taken port is refused with what to do', async () => {
  const port = await freePort();
  await open(port, () => new Response('first'));
  await expect(listen(() => new Response(), HOST, port)).rejects.toThrow(
    `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1}`,
  );
});

test('an address of another machine is refused with what to write', async () => {
  await expect(listen(() => new Response(), '192.0.2.1', await freePort())).rejects.toThrow(
    'HOST 192.0.2.1 is not an address of this machine.',
  );
});

test('closing waits for the running request, and takes no new one', async () => {
  const port = await freePort();
  let answer = (_: Response) => {};
  let started = () => {};
  const isStarted = new Promise<void>((resolve) => {
    started = resolve;
  });
  const server = await open(port, () => {
    started();
    return new Promise<Response>((resolve) => {
      answer = resolve;
    });
  });
  const slow = fetch(`http://${HOST}:${port}/`);
  await isStarted;
  const closed = server.close();
  await expect(connects(port)).resolves.toBe(false);
  const answeredAt = performance.now();
  answer(new Response('at last'));
  expect(await (await slow).text()).toBe('at last');
  await closed;
  // The client keeps its connection for a next request; the shop does not wait for that.
  expect(performance.now() - answeredAt).toBeLessThan(2000);
});

function connects(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = request({ host: HOST, port, agent: false }, (response) => {
      response.resume();
      resolve(true);
    });
    probe.once('error', () => resolve(false));
    probe.end();
  });
}
