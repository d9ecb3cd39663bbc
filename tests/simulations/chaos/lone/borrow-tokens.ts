import { LIMIT_RULES } from '../../../../server/platform/limits/limit-rules';
import { fire, type Shot } from '../troublemaker/fire';
import { asStaff, type LoneAttack, many, ofOrder, placeOrder } from './stage';

const FROM = '198.51.100.71';
const HONEST_IP = '10.9.4.1';
const AT_ONCE = 20;
const PAST_THE_LIMIT = 300;

/** Uses what the shop has signed for one purpose for every other one. */
export const borrowTokens: LoneAttack = async (stage) => {
  const { server, admin } = stage;
  const order = await placeOrder(stage, { from: FROM });
  const other = await placeOrder(stage, { from: HONEST_IP });
  await asStaff(stage, 'PUT', `/api/orders/${order.id}/payment-status`, { paymentStatus: 'paid' });
  await asStaff(stage, 'POST', `/api/orders/${order.id}/bill`, {});
  const asked = { method: 'POST', path: '/bill-link', body: {} } as const;
  const link = await ofOrder(stage, order, asked, FROM);
  const { searchParams } = new URL(link?.body.url, server.url);
  const until = searchParams.get('until') ?? '';
  const [, device = ''] = admin.device.split('=');
  const signature = searchParams.get('signature') ?? '';
  const tokens = [
    ...[order.accessToken ?? '', signature, `${until}.${signature}`, device],
    ...[decodeURIComponent(device), `${order.id}.${order.accessToken}`],
  ];
  const shots = tokens.flatMap((token) => [
    ...['/api/auth/token', '/api/orders', '/api/users/me/export'].flatMap((path) => [
      read(path, { Authorization: `Bearer ${token}` }),
      read(path, { Cookie: `shop.session_token=${token}; shop.two_factor=${token}` }),
    ]),
    read(`/api/orders/${other.id}`, { 'Order-Access-Token': token }),
    read(`/api/orders/${order.id}/bill.pdf?until=${until}&signature=${order.accessToken}`, {}),
    read(`/api/orders/${other.id}/bill.pdf?until=${until}&signature=${signature}`, {}),
  ]);
  const statuses = await many(shots.length, 1, (each) => fire(server.url, shots[each] as Shot));
  const { points } = LIMIT_RULES.strangers;
  const counted = await many(points + PAST_THE_LIMIT, AT_ONCE, (each) => {
    const token = tokens[each % tokens.length];
    return fire(server.url, read('/api/auth/token', { Authorization: `Bearer ${token}` }));
  });
  return [
    {
      what: `of ${shots.length} tokens of another purpose that were accepted`,
      value: statuses.filter((status) => ![400, 401, 403, 404].includes(status)).length,
      most: 0,
    },
    {
      what: 'requests with them past the limit of strangers',
      value: counted.filter((status) => status !== 429).length,
      most: points,
    },
  ];
};

function read(path: string, headers: Record<string, string>): Shot {
  return { method: 'GET', path, from: FROM, headers };
}
