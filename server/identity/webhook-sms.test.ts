import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { webhookSms } from './webhook-sms';

let gateway: Server;
let answers: number[];
let received: { headers: IncomingHttpHeaders; body: string }[];

beforeEach(async () => {
  answers = [];
  received = [];
  gateway = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    received.push({ headers: request.headers, body });
    response.writeHead(answers.shift() ?? 200).end();
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
});
afterEach(() => gateway.close());

const url = () => `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`;

test('posts the number and the text as JSON, with the token', async () => {
  await webhookSms(url(), 'secret').send('+919876543210', '123456 is your code');
  expect(received).toHaveLength(1);
  expect(received[0]?.headers).toMatchObject({
    authorization: 'Bearer secret',
    'content-type': 'application/json',
  });
  expect(JSON.parse(received[0]?.body ?? '')).toEqual({
    to: '+919876543210',
    text: '123456 is your code',
  });
});

test('tries once more, and no more than that', async () => {
  answers = [500];
  await webhookSms(url(), undefined).send('+919876543210', 'x');
  expect(received).toHaveLength(2);
  expect(received[0]?.headers.authorization).toBeUndefined();
  answers = [500, 503];
  await expect(webhookSms(url(), undefined).send('+919876543210', 'x')).rejects.toThrow('503');
  expect(received).toHaveLength(4);
});
