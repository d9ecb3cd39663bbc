import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Gateway } from '../../../shared/domain/orders/order-payments';
import type { GatewayWords, StandInLink, StandInRefund, StandInState } from './gateway-words';
import { cashfreeWords } from './gateway-words-cashfree';
import { razorpayWords } from './gateway-words-razorpay';

/** A signed webhook, ready to be sent. */
export interface Webhook {
  path: string;
  headers: Record<string, string>;
  body: string;
}

const WORDS: Record<Gateway, GatewayWords> = { razorpay: razorpayWords, cashfree: cashfreeWords };

export type GatewayStandIn = Awaited<ReturnType<typeof startGatewayStandIn>>;

/** A server that speaks and signs as a gateway does. Its links are paid by the test. */
export async function startGatewayStandIn(name: Gateway) {
  const words = WORDS[name];
  const links = new Map<string, StandInLink>();
  const refunds = new Map<string, StandInRefund>();
  const calls: string[] = [];
  const bodies: string[] = [];
  let trouble: 'down' | 'lost-reply' | undefined;
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { pathname, searchParams } = new URL(request.url ?? '', state.url);
    const [, shownId, isPaid] = pathname.match(/^\/page\/([^/]+)(\/pay)?$/) ?? [];
    const shown = links.get(shownId ?? '');
    if (shown && isPaid) {
      receive(shown, shown.amount);
      return void response.writeHead(302, { Location: `${shown.returnUrl}&payment=1` }).end();
    }
    if (shown) {
      const html = `<a href="/page/${shown.id}/pay">Pay ₹${shown.amount / 100} at the stand-in</a>`;
      const headers = { 'Content-Type': 'text/html; charset=utf-8' };
      return void response.writeHead(200, headers).end(html);
    }
    calls.push(`${request.method} ${pathname}`);
    bodies.push(body);
    if (trouble === 'down') return void response.writeHead(503).end();
    const [status, said] = words.answer(state, {
      method: request.method ?? '',
      path: pathname,
      query: searchParams,
      headers: new Headers(request.headers as Record<string, string>),
      body: body === '' ? undefined : JSON.parse(body),
    });
    if (trouble === 'lost-reply') {
      trouble = undefined;
      return void request.socket.destroy();
    }
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(said));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const state: StandInState = { url, links, refunds };

  const receive = (link: StandInLink, amount: number) => {
    const receipt = { reference: `pay_${randomUUID().slice(0, 8)}`, amount };
    link.receipts.push(receipt);
    link.status = 'paid';
    return receipt;
  };
  const webhook = (said: unknown, secret = words.secret): Webhook => {
    const body = JSON.stringify(said);
    const headers = { 'Content-Type': 'application/json', ...words.sign(body, secret) };
    return { path: `/webhooks/${name}`, headers, body };
  };

  return {
    name,
    settings: words.settings(url),
    links,
    refunds,
    /** Every request, as 'GET /path'. */
    calls,
    /** The body of every request. */
    bodies,
    /** From now on the gateway is down, or loses its next reply; undefined ends it. */
    setTrouble: (next: typeof trouble) => {
      trouble = next;
    },
    /** The link that was made last. */
    lastLink: () => {
      const link = [...links.values()].at(-1);
      if (!link) throw new Error('No link was made');
      return link;
    },
    /** Pays a link, and returns the webhook that says so. */
    pay: (link: StandInLink, amount = link.amount): Webhook =>
      webhook(words.linkEvent(link, receive(link, amount))),
    /** A webhook of a payment that was never made, signed with a guessed secret. */
    forge: (link: StandInLink): Webhook => {
      const receipt = { reference: `pay_forged_${randomUUID().slice(0, 8)}`, amount: link.amount };
      return webhook(words.linkEvent(link, receipt), 'a guessed secret');
    },
    /** The webhook of a link that nobody can pay on any more. */
    expire: (link: StandInLink): Webhook => {
      link.status = 'over';
      return webhook(words.linkEvent(link));
    },
    /** What its owner returns in the gateway's own dashboard. */
    refundOutside: (payment: string, amount: number): StandInRefund => {
      const id = `outside_${randomUUID().slice(0, 8)}`;
      const refund: StandInRefund = { id, isOutside: true, payment, amount, status: 'pending' };
      refunds.set(id, refund);
      return refund;
    },
    settleRefund: (refund: StandInRefund, status: StandInRefund['status']): Webhook => {
      refund.status = status;
      return webhook(words.refundEvent(refund));
    },
    /** Signs any words, also with another secret. */
    webhook,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
