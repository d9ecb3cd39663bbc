import { type Attack, type Attacks, bad, hidden, refused } from './attack';

const PHONE = '+919800000021';

const send = (body: unknown) => bad(() => ['POST', '/api/auth/phone-number/send-otp', { body }]);
const verify = (body: unknown) => bad(() => ['POST', '/api/auth/phone-number/verify', { body }]);
const password = (body: unknown) => bad(() => ['POST', '/api/auth/sign-in/email', { body }]);
const wrongPassword = (account: object): Attack =>
  refused(401, 'INVALID_EMAIL_OR_PASSWORD', () => [
    'POST',
    '/api/auth/sign-in/email',
    { body: account },
  ]);
const noCall = (method: string, path: string, body?: unknown) =>
  hidden(() => [method, `/api/auth${path}`, { body }]);
const account = { email: 'eve@evil.example', password: 'a-password-of-eve', name: 'Eve' };

export const SIGN_IN_CODES: Attacks = {
  'a code to a number abroad': send({ phoneNumber: '+14155550100' }),
  'a code to a number of value': send({ phoneNumber: '+911900123456' }),
  'a code to a number without its country': send({ phoneNumber: '9800000021' }),
  'a code to a number with blanks': send({ phoneNumber: '+91 98000 00021' }),
  'a code to a number with a line behind': send({ phoneNumber: `${PHONE}\n` }),
  'a code to a number in other digits': send({ phoneNumber: '+91९८०००००००२१' }),
  'a code to a number in wide digits': send({ phoneNumber: '+91９８００００００２１' }),
  'a code to two numbers': send({ phoneNumber: [PHONE, '+919800000022'] }),
  'a code to two numbers in one': send({ phoneNumber: `${PHONE},+919800000022` }),
  'a code to a thing': send({ phoneNumber: { $ne: '' } }),
  'a code to nobody': send({}),
  'a code to nothing': send(null),
  'a code to a number with a message of one’s own': send({
    phoneNumber: `${PHONE}&message=Call%20me`,
  }),
  'a code that was never sent': refused(400, 'OTP_NOT_FOUND', () => [
    'POST',
    '/api/auth/phone-number/verify',
    { body: { phoneNumber: '+919800000029', code: '123456' } },
  ]),
  'a code for no number': verify({ code: '123456' }),
  'no code': verify({ phoneNumber: PHONE }),
  'an empty code': verify({ phoneNumber: PHONE, code: '' }),
  'a code of three digits': verify({ phoneNumber: PHONE, code: '123' }),
  'a code of seven digits': verify({ phoneNumber: PHONE, code: '1234567' }),
  'a code of letters': verify({ phoneNumber: PHONE, code: 'abcdef' }),
  'a code in other digits': verify({ phoneNumber: PHONE, code: '१२३४५६' }),
  'a code that is a number': verify({ phoneNumber: PHONE, code: 123456 }),
  'a list of codes': verify({ phoneNumber: PHONE, code: ['123456', '654321'] }),
  'any code': verify({ phoneNumber: PHONE, code: { $regex: '.*' } }),
  'a code that is true': verify({ phoneNumber: PHONE, code: true }),
  'a code with a line behind': verify({ phoneNumber: PHONE, code: '123456\n' }),
  'a code of ten thousand digits': verify({ phoneNumber: PHONE, code: '1'.repeat(10_000) }),
  'another number’s code': refused(400, 'OTP_NOT_FOUND', async ({ shop }) => {
    const path = '/api/auth/phone-number/send-otp';
    await shop.succeed('POST', path, { body: { phoneNumber: '+919800000023' } });
    const code = shop.platform.messages.at(-1)?.text.slice(0, 6);
    return [
      'POST',
      '/api/auth/phone-number/verify',
      { body: { phoneNumber: '+919800000024', code } },
    ];
  }),

  'a wrong password': wrongPassword({ email: 'owner@cafe.example', password: 'not-the-password' }),
  'a password of an unknown address': wrongPassword({
    email: 'nobody@cafe.example',
    password: 'not-the-password',
  }),
  'the right password and a letter more': wrongPassword({
    email: 'owner@cafe.example',
    password: 'first-admin-password ',
  }),
  'the right password in capitals': wrongPassword({
    email: 'owner@cafe.example',
    password: 'FIRST-ADMIN-PASSWORD',
  }),
  'a password of a customer by her number': wrongPassword({
    email: '919800000011@phone.invalid',
    password: 'not-the-password',
  }),
  'a password that is a thing': password({ email: 'owner@cafe.example', password: { $ne: '' } }),
  'no password': password({ email: 'owner@cafe.example' }),
  'an empty password': password({ email: 'owner@cafe.example', password: '' }),
  'a list of addresses': password({ email: ['owner@cafe.example'], password: 'x' }),

  'signing up by email': noCall('POST', '/sign-up/email', { ...account, role: 'admin' }),
  'signing in by number and password': noCall('POST', '/sign-in/phone-number', account),
  'a new password by number': noCall('POST', '/phone-number/request-password-reset', account),
  'a new password by letter': noCall('POST', '/request-password-reset', account),
  'a forgotten password': noCall('POST', '/forget-password', account),
  'another email address': noCall('POST', '/change-email', { newEmail: account.email }),
  'another password': noCall('POST', '/change-password', account),
  'other fields of a user': noCall('POST', '/update-user', { role: 'admin' }),
  'deleting a user': noCall('POST', '/delete-user', {}),
  'another account joined to one’s own': noCall('POST', '/link-social', { provider: 'google' }),
  'the sessions of everyone': noCall('GET', '/admin/list-sessions'),
  'the users of everyone': noCall('GET', '/admin/list-users'),
  'somebody else’s session': noCall('POST', '/admin/impersonate-user', { userId: 'x' }),
  'a role by the service’s own call': noCall('POST', '/admin/set-role', { role: 'admin' }),
  'a call below a known one': noCall('GET', '/token/x'),
  'a call beside the calls': noCall('GET', '/../auth/../auth/list-accounts'),
  'a token without a session': refused(401, 'unauthorized', () => ['GET', '/api/auth/token']),
  'a token for an access token': refused(401, 'unauthorized', ({ admin }) => [
    'GET',
    '/api/auth/token',
    { token: admin.token },
  ]),
  'a token for a made-up session': refused(401, 'unauthorized', () => [
    'GET',
    '/api/auth/token',
    { token: 'a'.repeat(32) },
  ]),
  'a token for a made-up cookie': refused(401, 'unauthorized', () => [
    'GET',
    '/api/auth/token',
    { headers: { Cookie: `shop.session_token=${'a'.repeat(32)}.${'b'.repeat(44)}` } },
  ]),
};
