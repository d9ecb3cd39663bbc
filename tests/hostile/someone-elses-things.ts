import { orderFor } from '../support/test-orders';
import { type Attack, type Attacks, bad, type Hostile, hidden, refused, unknown } from './attack';
import { NEAR, type Victims } from './victims';

/** Eve, signed in as herself. */
const byEve = (ask: (victims: Victims) => Hostile): Attack['send'] => {
  return (victims) => {
    const [method, path, sent] = ask(victims);
    return [method, path, { ...sent, token: victims.eve.token }];
  };
};

const eve = (ask: (victims: Victims) => Hostile) => hidden(byEve(ask));
const staff = (ask: (victims: Victims) => Hostile) => refused(403, 'not_an_admin', byEve(ask));

const ashas = ({ asha }: Victims, rest = '') => `/api/users/${asha.userId}${rest}`;
const ashasHome = (victims: Victims) => ashas(victims, `/addresses/${victims.home.id}`);
const order = ({ id }: { id: string }, query = '') => `/api/orders/${id}${query}`;
const ADDRESS = { name: 'Home', ...NEAR };

export const SOMEONE_ELSES_THINGS: Attacks = {
  'reading another’s profile': eve((v) => ['GET', ashas(v)]),
  'reading an admin’s profile': eve(({ admin }) => ['GET', `/api/users/${admin.userId}`]),
  'reading a profile as a guest': unknown((v) => ['GET', ashas(v)]),
  'reading ‘me’ as a guest': unknown(() => ['GET', '/api/users/me']),
  'an admin reading a customer’s profile': hidden((v) => [
    'GET',
    ashas(v),
    { token: v.admin.token },
  ]),
  'naming another': eve((v) => ['PUT', ashas(v), { body: { name: 'Eve' } }]),
  'naming another, one’s own id in the body': eve((v) => [
    'PUT',
    ashas(v),
    { body: { name: 'Eve', id: v.eve.userId, userId: v.eve.userId } },
  ]),
  'another’s id, in capitals': eve((v) => ['GET', `/api/users/${v.asha.userId.toUpperCase()}.`]),
  'another’s id behind one’s own': eve((v) => ['GET', `/api/users/me%2f..%2f${v.asha.userId}`]),
  'listing another’s orders': eve((v) => ['GET', ashas(v, '/orders')]),
  'listing another’s orders by a query': eve((v) => [
    'GET',
    `/api/users/nobody/orders?id=${v.asha.userId}&userId=${v.asha.userId}`,
  ]),
  'adding to another’s addresses': eve((v) => ['POST', ashas(v, '/addresses'), { body: ADDRESS }]),
  'changing another’s address': eve((v) => ['PUT', ashasHome(v), { body: ADDRESS }]),
  'changing another’s address as one’s own': eve((v) => [
    'PUT',
    `/api/users/me/addresses/${v.home.id}`,
    { body: ADDRESS },
  ]),
  'an address outside the zone, before anything else': refused(
    409,
    'outside_delivery_zone',
    byEve(() => ['POST', '/api/users/me/addresses', { body: { ...ADDRESS, latitude: 27.17 } }]),
  ),
  'taking another’s address over': eve((v) => [
    'PUT',
    `/api/users/me/addresses/${v.home.id}`,
    { body: { ...ADDRESS, id: v.asha.userId, customerId: v.eve.userId } },
  ]),
  'deleting another’s address': eve((v) => ['DELETE', ashasHome(v)]),
  'deleting another’s address as one’s own': eve((v) => [
    'DELETE',
    `/api/users/me/addresses/${v.home.id}`,
  ]),
  'deleting another’s address as an admin': hidden((v) => [
    'DELETE',
    ashasHome(v),
    { token: v.admin.token },
  ]),
  'an address of the owner’s id': eve((v) => [
    'DELETE',
    `/api/users/me/addresses/${v.asha.userId}`,
  ]),
  'reading another’s order': eve(({ ashasOrder }) => ['GET', order(ashasOrder)]),
  'reading a customer’s order as a guest': hidden(({ ashasOrder }) => ['GET', order(ashasOrder)]),
  'reading a customer’s order as an admin of another door': hidden(({ ashasOrder, admin }) => [
    'GET',
    order(ashasOrder),
    { token: admin.token },
  ]),
  'reading a customer’s order with a guest’s token': hidden(({ ashasOrder, guestsOrder }) => [
    'GET',
    order(ashasOrder, `?accessToken=${guestsOrder.accessToken}`),
  ]),
  'reading a guest’s order without its token': eve(({ guestsOrder }) => [
    'GET',
    order(guestsOrder),
  ]),
  'reading a guest’s order with an empty token': hidden(({ guestsOrder }) => [
    'GET',
    order(guestsOrder, '?accessToken='),
  ]),
  'reading a guest’s order with another guest’s token': hidden(
    ({ guestsOrder, otherGuestsOrder }) => [
      'GET',
      order(guestsOrder, `?accessToken=${otherGuestsOrder.accessToken}`),
    ],
  ),
  'reading a guest’s order with most of its token': hidden(({ guestsOrder }) => [
    'GET',
    order(guestsOrder, `?accessToken=${guestsOrder.accessToken.slice(0, -1)}`),
  ]),
  'reading a guest’s order with its token in other letters': hidden(({ guestsOrder }) => [
    'GET',
    order(guestsOrder, `?accessToken=${guestsOrder.accessToken.toLowerCase()}`),
  ]),
  'reading a guest’s order with a list of tokens': bad(({ guestsOrder }) => [
    'GET',
    order(guestsOrder, `?accessToken[]=x&accessToken[]=${guestsOrder.accessToken}`),
  ]),
  'reading a guest’s order with a thing for a token': bad(({ guestsOrder }) => [
    'GET',
    order(guestsOrder, '?accessToken[length]=43'),
  ]),
  'reading a guest’s order, its id in small letters': hidden(({ guestsOrder }) => [
    'GET',
    `/api/orders/${guestsOrder.id.toLowerCase()}?accessToken=${guestsOrder.accessToken}`,
  ]),
  'an order that nobody placed': eve(() => ['GET', '/api/orders/222222222']),
  'every order by a wildcard': eve(() => ['GET', '/api/orders/%25']),
  'reading an order at the staff’s door': staff(({ ashasOrder }) => [
    'GET',
    `/api/orders/admin/${ashasOrder.id}`,
  ]),
  'the bill of another’s order': staff(({ ashasOrder }) => [
    'POST',
    `/api/orders/${ashasOrder.id}/bill`,
    { body: {} },
  ]),
  'marking one’s order paid': staff(({ ashasOrder }) => [
    'PUT',
    `/api/orders/${ashasOrder.id}/payment-status`,
    { body: { paymentStatus: 'paid' } },
  ]),
  'cancelling another’s order': staff(({ ashasOrder }) => [
    'PUT',
    `/api/orders/${ashasOrder.id}/status`,
    { body: { status: 'cancelled' } },
  ]),
  'a guest marking the order paid': unknown(({ guestsOrder }) => [
    'PUT',
    `/api/orders/${guestsOrder.id}/payment-status?accessToken=${guestsOrder.accessToken}`,
    { body: { paymentStatus: 'paid', accessToken: guestsOrder.accessToken } },
  ]),
  'ordering in another’s name': eve((v) => [
    'POST',
    '/api/orders',
    { body: orderFor(v.waffle, 1, { userId: v.asha.userId }) },
  ]),
  'a guest ordering in a customer’s name': hidden((v) => [
    'POST',
    '/api/orders',
    {
      body: orderFor(v.waffle, 1, {
        userId: v.asha.userId,
        guest: { name: 'Eve', phoneNumber: '+919800000019' },
      }),
    },
  ]),
  'ordering to another’s address': eve((v) => [
    'POST',
    '/api/orders',
    { body: orderFor(v.waffle, 1, { deliveryMethod: 'delivery', addressId: v.home.id }) },
  ]),
  'a guest ordering to a customer’s address': hidden((v) => [
    'POST',
    '/api/orders',
    {
      body: orderFor(v.waffle, 1, {
        deliveryMethod: 'delivery',
        addressId: v.home.id,
        guest: { name: 'Eve', phoneNumber: '+919800000019' },
      }),
    },
  ]),
  'reading the logs of everyone': staff(() => ['GET', '/api/logs']),
  'listing the orders of everyone': staff(() => ['GET', '/api/orders']),
  'searching the orders for a number': staff(() => ['GET', '/api/orders?q=9800000011']),
  'listing the newest orders': staff(() => ['GET', '/api/admin/newest-orders']),
};
