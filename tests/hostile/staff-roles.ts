import { type Attack, type Attacks, bad, type Hostile, hidden, refused } from './attack';
import type { Victims } from './victims';

type Who = 'eve' | 'staff' | 'manager' | 'admin';

const as = (who: Who, ask: (victims: Victims) => Hostile): Attack['send'] => {
  return (victims) => {
    const [method, path, sent] = ask(victims);
    return [method, path, { ...sent, token: victims[who].token }];
  };
};

const newAdmin = { email: 'eve@cafe.example', password: 'a-password-of-eve', role: 'admin' };

const ownersPin = ({ admin }: Victims, cookie?: string): Hostile => [
  'POST',
  '/api/admins/this-device/sign-in',
  {
    body: { userId: admin.userId, pin: '7391' },
    ...(cookie !== undefined && { headers: { Cookie: cookie } }),
  },
];

/** What access.test.ts, which makes every call in every role, does not show. */
export const STAFF_ROLES: Attacks = {
  'a customer who claims to be an admin': refused(
    403,
    'not_an_admin',
    as('eve', () => [
      'POST',
      '/api/admins?role=admin&isAdmin=true',
      { body: { ...newAdmin, isAdmin: true }, headers: { 'X-Role': 'admin', Role: 'admin' } },
    ]),
  ),

  'a PIN from a device that is not enrolled': refused(403, 'device_not_enrolled', ownersPin),
  'a PIN with a made-up secret of a device': refused(403, 'device_not_enrolled', (victims) =>
    ownersPin(victims, `shop.enrolled_device=${'a'.repeat(43)}`),
  ),
  'two roles at once': bad(
    as('admin', ({ staff }) => [
      'PUT',
      `/api/admins/${staff.userId}`,
      { body: { email: 'staff@cafe.example', role: ['staff', 'admin'] } },
    ]),
  ),
  'the placeholder e-mail address of a customer': refused(
    409,
    'email_taken',
    as('admin', ({ staff }) => [
      'PUT',
      `/api/admins/${staff.userId}`,
      { body: { email: '919800000011@phone.invalid', role: 'staff' } },
    ]),
  ),
  'changing a customer as an admin user': hidden(
    as('admin', ({ asha }) => [
      'PUT',
      `/api/admins/${asha.userId}`,
      { body: { email: 'asha@cafe.example', role: 'admin' } },
    ]),
  ),
  'deleting a customer as an admin user': hidden(
    as('admin', ({ asha }) => ['DELETE', `/api/admins/${asha.userId}`]),
  ),
};
