import { expect, test } from 'vitest';
import { clientIp } from './client-ip';

const SOCKET = '10.0.0.1';

test.each([
  ['without a proxy the header is the client’s own claim', '198.51.100.9', 0, SOCKET],
  ['one proxy wrote the last entry', '198.51.100.9, 203.0.113.7', 1, '203.0.113.7'],
  ['two proxies: the second to last entry', '1.1.1.1, 203.0.113.7, 10.0.0.2', 2, '203.0.113.7'],
  ['fewer entries than proxies: the leftmost', '203.0.113.7', 2, '203.0.113.7'],
  ['no header: the socket', null, 1, SOCKET],
  ['an empty entry: the socket', '203.0.113.7, ', 1, SOCKET],
  ['IPv6 is unchanged', '2001:db8::7', 1, '2001:db8::7'],
  ['a port is removed', '203.0.113.7:50123', 1, '203.0.113.7'],
  ['the port of an IPv6 address is removed', '[2001:db8::7]:50123', 1, '2001:db8::7'],
])('%s', (_name, header, proxies, address) => {
  expect(clientIp(SOCKET, header, proxies)).toBe(address);
});

test('an IPv4 client of an IPv6 socket has its IPv4 address', () => {
  expect(clientIp('::ffff:192.0.2.1', null, 0)).toBe('192.0.2.1');
});

test('a call from inside the process has the loopback address', () => {
  expect(clientIp(undefined, null, 0)).toBe('127.0.0.1');
});
