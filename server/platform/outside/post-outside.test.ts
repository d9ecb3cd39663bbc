import { createServer, Agent as PlainAgent } from 'node:http';
import type { Agent } from 'node:https';
import { type AddressInfo, Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { type Reply, startHttpRecorder } from '../../../tests/support/platform/http-recorder';
import { createPostOutside, type OutsidePost } from './post-outside';

describe('a post to an IP address', () => {
  let connect: MockInstance;
  beforeEach(() => {
    connect = vi.spyOn(Socket.prototype, 'connect').mockImplementation(() => {
      throw new Error('It would connect');
    });
  });
  afterEach(() => connect.mockRestore());

  const postTo = (address: string) =>
    createPostOutside()({ url: `https://${address}/`, headers: {}, body: '' });

  it.each(['93.184.216.34', '8.8.8.8', '172.15.255.255', '[2606:4700::1111]', '[2a00:1450::1]'])(
    'connects to %s, which is public',
    (address) => expect(postTo(address)).rejects.toThrow('It would connect'),
  );

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '[::1]',
    '[::]',
    '[fe80::1]',
    '[fc00::1]',
    '[ff02::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:10.0.0.1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[2001:db8::1]',
  ])('is refused for %s without a connection', async (address) => {
    await expect(postTo(address)).rejects.toThrow('is not allowed');
    expect(connect).not.toHaveBeenCalled();
  });
});

describe('a post to an outside service', () => {
  const closers: (() => void)[] = [];
  afterEach(() => {
    for (const close of closers.splice(0)) close();
  });

  /** An https client that speaks plain HTTP, so that a test needs no certificate. */
  function plainAgent(): Agent {
    return Object.assign(new PlainAgent(), { protocol: 'https:' }) as unknown as Agent;
  }

  async function startService(...replies: Reply[]) {
    const service = await startHttpRecorder();
    closers.push(service.close);
    service.replies.push(...replies);
    const url = service.url.replace('http://127.0.0.1', 'https://localhost');
    return { url, asked: service.asked };
  }

  const message = (url: string): OutsidePost => ({
    url,
    headers: { 'X-Kind': 'test' },
    body: '{"é":1}',
  });

  it('sends headers and body, and returns the status', async () => {
    const { url, asked } = await startService({ status: 202 });
    const post = createPostOutside({ agent: plainAgent() });
    expect(await post(message(`${url}/hook?a=1`))).toBe(202);
    expect(asked).toMatchObject([
      {
        method: 'POST',
        url: '/hook?a=1',
        body: '{"é":1}',
        headers: { 'x-kind': 'test', 'content-length': '8' },
      },
    ]);
  });

  it('follows no redirect', async () => {
    const { url, asked } = await startService({ status: 307 });
    const post = createPostOutside({ agent: plainAgent() });
    expect(await post({ url, headers: {}, body: '' })).toBe(307);
    expect(asked).toHaveLength(1);
  });

  it('never connects to a private address, whether it is written out or found by name', async () => {
    let connections = 0;
    const server = createServer().on('connection', () => {
      connections += 1;
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closers.push(() => server.close());
    const { port } = server.address() as AddressInfo;
    const post = createPostOutside();
    const hosts = ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]', '2130706433', '0x7f.1'];
    for (const host of hosts) {
      const sent = post({ url: `https://${host}:${port}/`, headers: {}, body: '' });
      await expect(sent, host).rejects.toThrow('is not allowed');
    }
    expect(connections).toBe(0);
  });

  it('is refused without https', async () => {
    const post = createPostOutside();
    const sent = post({ url: 'http://localhost:9/', headers: {}, body: '' });
    await expect(sent).rejects.toThrow('not an https address');
  });

  it('gives up after a time, and fails when the service hangs up', async () => {
    const { url } = await startService('hang-up', 'silence');
    const post = createPostOutside({ agent: plainAgent(), timeoutMs: 50 });
    await expect(post({ url, headers: {}, body: '' })).rejects.toThrow('socket hang up');
    await expect(post({ url, headers: {}, body: '' })).rejects.toThrow(/abort|timeout/);
  });
});
