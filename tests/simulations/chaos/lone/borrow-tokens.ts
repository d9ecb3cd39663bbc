import { LIMIT_RULES } from '../../../../server/platform/limits/limit-rules';
import { many } from '../../../support/platform/many';
import { type Sent, statusOf } from '../send';
import { figure, type LoneAttack, ofOrder, placeOrder } from './stage';

const FROM = '198.51.100.71';
const HONEST_IP = '10.9.4.1';
const AT_ONCE = 20;
const PAST_THE_LIMIT = 300;

/** Uses what the shop has signed for one purpose for every other one. */
export const borrowTokens: LoneAttack = async (stage) => {
  const { server, admin, staff } = stage;
  const order = await placeOrder(stage, { from: FROM });
  const other = await placeOrder(stage, { from: HONEST_IP });
  await staff('PUT', `/api/orders/${order.id}/payment-status`, { paymentStatus: 'paid' });
  await staff('POST', `/api/orders/${order.id}/bill`, {});
  const asked = { method: 'POST', path: '/bill-link', body: {} };
  const link = await ofOrder(stage, order, asked, FROM);
  const { searchParams } = new URL(link?.body.url, server.url);
  const until = searchParams.get('until') ?? '';
  const [, device = ''] = admin.device.split('=');
  const signature = searchParams.get('signature') ?? '';
  const tokens = [
    ...[order.accessToken ?? '', signature, `${until}.${signature}`, device],
    ...[decodeURIComponent(device), `${order.id}.${order.accessToken}`],
  ];
  const bill = (id: string, signed = '') =>
    read({ path: `/api/orders/${id}/bill.pdf?until=${until}&signature=${signed}` });
  const shots = tokens.flatMap((token) => [
    ...['/api/auth/token', '/api/orders', '/api/users/me/export'].flatMap((path) => [
      read({ path, token }),
      read({ path, headers: { Cookie: `shop.session_token=${token}; shop.two_factor=${token}` } }),
    ]),
    read({ path: `/api/orders/${other.id}`, headers: { 'Order-Access-Token': token } }),
    bill(order.id, order.accessToken),
    bill(other.id, signature),
  ]);
  const statuses: number[] = [];
  for (const shot of shots) statuses.push(await statusOf(server.url, shot));
  const { points } = LIMIT_RULES.strangers;
  const counted = await many(points + PAST_THE_LIMIT, AT_ONCE, (each) =>
    statusOf(server.url, read({ path: '/api/auth/token', token: tokens[each % tokens.length] })),
  );
  const accepted = statuses.filter((status) => ![400, 401, 403, 404].includes(status)).length;
  const answered = counted.filter((status) => status !== 429).length;
  return [
    figure(accepted, `of ${shots.length} tokens of another purpose that were accepted`, 0),
    figure(answered, 'requests with them past the limit of strangers', points),
  ];
};

const read = (asked: Omit<Sent, 'method'>): Sent => ({ method: 'GET', from: FROM, ...asked });
