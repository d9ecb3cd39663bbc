import { type Attack, type Attacks, bad, type Hostile, hidden, refused, unknown } from './attack';
import { NEAR, type Victims } from './victims';

/** A request with Eve's own token. */
const byEve = (ask: (victims: Victims) => Hostile): Attack['send'] => {
  return (victims) => {
    const [method, path, sent] = ask(victims);
    return [method, path, { ...sent, token: victims.eve.token }];
  };
};

const eve = (ask: (victims: Victims) => Hostile) => hidden(byEve(ask));

const ashas = ({ asha }: Victims, rest = '') => `/api/users/${asha.userId}${rest}`;
const ashasHome = (victims: Victims) => ashas(victims, `/addresses/${victims.home.id}`);
const order = ({ id }: { id: string }, query = '') => `/api/orders/${id}${query}`;
const ADDRESS = { name: 'Home', ...NEAR };

export const SOMEONE_ELSES_THINGS: Attacks = {
  'reading another customer’s profile': eve((v) => ['GET', ashas(v)]),
  'reading an admin’s profile': eve(({ admin }) => ['GET', `/api/users/${admin.userId}`]),
  'an admin reading a customer’s profile': hidden((v) => [
    'GET',
    ashas(v),
    { token: v.admin.token },
  ]),
  'renaming another customer': eve((v) => ['PUT', ashas(v), { body: { name: 'Eve' } }]),
  'renaming another customer with one’s own id in the body': eve((v) => [
    'PUT',
    ashas(v),
    { body: { name: 'Eve', id: v.eve.userId, userId: v.eve.userId } },
  ]),
  'another customer’s id in capitals': eve((v) => [
    'GET',
    `/api/users/${v.asha.userId.toUpperCase()}.`,
  ]),
  'another customer’s id after one’s own': eve((v) => [
    'GET',
    `/api/users/me%2f..%2f${v.asha.userId}`,
  ]),
  'listing another customer’s orders': eve((v) => ['GET', ashas(v, '/orders')]),
  'listing another customer’s orders with a query': eve((v) => [
    'GET',
    `/api/users/nobody/orders?id=${v.asha.userId}&userId=${v.asha.userId}`,
  ]),
  'adding to another customer’s addresses': eve((v) => [
    'POST',
    ashas(v, '/addresses'),
    { body: ADDRESS },
  ]),
  'changing another customer’s address': eve((v) => ['PUT', ashasHome(v), { body: ADDRESS }]),
  'changing another customer’s address as one’s own': eve((v) => [
    'PUT',
    `/api/users/me/addresses/${v.home.id}`,
    { body: ADDRESS },
  ]),
  'taking over another customer’s address': eve((v) => [
    'PUT',
    `/api/users/me/addresses/${v.home.id}`,
    { body: { ...ADDRESS, id: v.asha.userId, customerId: v.eve.userId } },
  ]),
  'deleting another customer’s address': eve((v) => ['DELETE', ashasHome(v)]),
  'deleting another customer’s address as one’s own': eve((v) => [
    'DELETE',
    `/api/users/me/addresses/${v.home.id}`,
  ]),
  'deleting a customer’s address as an admin': hidden((v) => [
    'DELETE',
    ashasHome(v),
    { token: v.admin.token },
  ]),
  'an address whose id is the customer’s': eve((v) => [
    'DELETE',
    `/api/users/me/addresses/${v.asha.userId}`,
  ]),
  'reading a customer’s order with a guest’s token': hidden(({ ashasOrder, guestsOrder }) => [
    'GET',
    order(ashasOrder, `?accessToken=${guestsOrder.accessToken}`),
  ]),
  'reading a guest’s order with another guest’s token': hidden(
    ({ guestsOrder, otherGuestsOrder }) => [
      'GET',
      order(guestsOrder, `?accessToken=${otherGuestsOrder.accessToken}`),
    ],
  ),
  'following a guest’s order with its token in the URL': hidden(({ guestsOrder }) => [
    'GET',
    order(guestsOrder, `/events?accessToken=${guestsOrder.accessToken}`),
  ]),
  'reading a guest’s order with a truncated token': hidden(({ guestsOrder }) => [
    'GET',
    order(guestsOrder, `?accessToken=${guestsOrder.accessToken.slice(0, -1)}`),
  ]),
  'reading a guest’s order with its token in lower case': hidden(({ guestsOrder }) => [
    'GET',
    order(guestsOrder, `?accessToken=${guestsOrder.accessToken.toLowerCase()}`),
  ]),
  'reading a guest’s order with an array of tokens': bad(({ guestsOrder }) => [
    'GET',
    order(guestsOrder, `?accessToken[]=x&accessToken[]=${guestsOrder.accessToken}`),
  ]),
  'reading a guest’s order with an object as token': bad(({ guestsOrder }) => [
    'GET',
    order(guestsOrder, '?accessToken[length]=43'),
  ]),
  'reading a guest’s order with its id in lower case': hidden(({ guestsOrder }) => [
    'GET',
    `/api/orders/${guestsOrder.id.toLowerCase()}?accessToken=${guestsOrder.accessToken}`,
  ]),
  'an order that does not exist': eve(() => ['GET', '/api/orders/222222222']),
  'every order by a wildcard': eve(() => ['GET', '/api/orders/%25']),
  'a guest moving another order’s dishes to their own': unknown(
    ({ guestsOrder, otherGuestsOrder }) => [
      'POST',
      `/api/orders/${otherGuestsOrder.id}/moved-dishes?accessToken=${guestsOrder.accessToken}`,
      { body: { version: 0, toOrderId: guestsOrder.id } },
    ],
  ),
  'staff moving a customer’s dishes to a table’s bill': refused(
    409,
    'conflict',
    ({ staff, ashasOrder, guestsOrder }) => [
      'POST',
      `/api/orders/${ashasOrder.id}/moved-dishes`,
      { token: staff.token, body: { version: 0, toOrderId: guestsOrder.id } },
    ],
  ),
  'a round by a code that no table has, of a phone that staff know': hidden(({ waffle, shop }) => [
    'POST',
    `/api/tables/${'A'.repeat(22)}/rounds`,
    {
      body: {
        items: [{ productId: waffle.id, quantity: 1 }],
        earlier: { id: shop.platform.newId(), roundToken: 'a'.repeat(43) },
      },
    },
  ]),
  'a guest marking their order as paid': unknown(({ guestsOrder }) => [
    'PUT',
    `/api/orders/${guestsOrder.id}/payment-status?accessToken=${guestsOrder.accessToken}`,
    { body: { paymentStatus: 'paid', accessToken: guestsOrder.accessToken } },
  ]),
};
