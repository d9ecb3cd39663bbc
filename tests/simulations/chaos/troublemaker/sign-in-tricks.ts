import { STAFF } from '../../../support/menu/stock-up';
import type { Random } from '../../random';
import { CAFE_IP } from '../simulation';
import { JSON_TYPE, type Shot } from './fire';
import { ADDRESSES, newIpv6, request, type Tricks } from './trick';

const post = (path: string, from: string, body: object): Shot => ({
  method: 'POST',
  path: `/api/auth${path}`,
  from,
  headers: JSON_TYPE,
  body: JSON.stringify(body),
});
const strangerPhone = (random: Random) => `+91${6_000_000_000 + random.below(999_999_999)}`;
const madeUpEmail = (random: Random) => `nobody-${random.below(1e9)}@cafe.example`;
const wrongPassword = 'not-the-password';

/** Uses up the limits of others, the shop's money for messages, and the memory of its counts. */
export const SIGN_IN_TRICKS: Tricks = {
  'public keys for the cafe’s network': request(5, [200], () => ({
    method: 'GET',
    path: '/api/auth/jwks',
    from: CAFE_IP,
  })),
  'refreshes without a session from the cafe’s network': request(22, [401, 429], () => ({
    method: 'GET',
    path: '/api/auth/token',
    from: CAFE_IP,
  })),
  'the owner’s password, guessed from the cafe’s network': request(0.5, [401, 429], (_, random) =>
    post('/sign-in/email', CAFE_IP, { email: STAFF.email, password: `guess-${random.below(1e6)}` }),
  ),
  'the owner’s password, guessed from everywhere': request(0.2, [401, 429], (_, random) =>
    post('/sign-in/email', newIpv6(random), { email: STAFF.email, password: wrongPassword }),
  ),
  'made-up e-mail addresses': request(1, [401, 429], (_, random) =>
    post('/sign-in/email', random.chance(0.8) ? random.pick(ADDRESSES) : newIpv6(random), {
      email: madeUpEmail(random),
      password: wrongPassword,
    }),
  ),
  'codes for strangers, from everywhere': request(2, [200, 429], (_, random) =>
    post('/phone-number/send-otp', newIpv6(random), { phoneNumber: strangerPhone(random) }),
  ),
  'codes for a customer': request(0.3, [200, 429], (_, random) =>
    post('/phone-number/send-otp', random.pick(ADDRESSES), { phoneNumber: '+918000000001' }),
  ),
  'guessed codes': request(0.5, [400, 403, 429], (_, random) =>
    post('/phone-number/verify', random.pick(ADDRESSES), {
      phoneNumber: '+918000000001',
      code: String(random.between(100_000, 999_999)),
    }),
  ),
};
