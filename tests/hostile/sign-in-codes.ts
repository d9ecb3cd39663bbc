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
  'a code to a foreign number': send({ phoneNumber: '+14155550100' }),
  'a code to a number that no phone has': send({ phoneNumber: '+911234567890' }),
  'a code to a number with a digit too many': send({ phoneNumber: '+9198765432101' }),
  'a code to an empty number': send({ phoneNumber: '' }),
  'a code to a premium-rate number': send({ phoneNumber: '+911900123456' }),
  'a code to a number without a country code': send({ phoneNumber: '9800000021' }),
  'a code to a number with blanks': send({ phoneNumber: '+91 98000 00021' }),
  'a code to a number with a line break': send({ phoneNumber: `${PHONE}\n` }),
  'a code to a number in Devanagari digits': send({ phoneNumber: '+91९८०००००००२१' }),
  'a code to a number in fullwidth digits': send({ phoneNumber: '+91９８００００００２１' }),
  'a code to two numbers': send({ phoneNumber: [PHONE, '+919800000022'] }),
  'a code to two numbers in one string': send({ phoneNumber: `${PHONE},+919800000022` }),
  'a code to an object': send({ phoneNumber: { $ne: '' } }),
  'a code without a number': send({}),
  'a code request of null': send(null),
  'a code to a number with a message appended': send({
    phoneNumber: `${PHONE}&message=Call%20me`,
  }),
  'a code that was never sent': refused(400, 'OTP_NOT_FOUND', () => [
    'POST',
    '/api/auth/phone-number/verify',
    { body: { phoneNumber: '+919800000029', code: '123456' } },
  ]),
  'a code without a phone number': verify({ code: '123456' }),
  'no code': verify({ phoneNumber: PHONE }),
  'an empty code': verify({ phoneNumber: PHONE, code: '' }),
  'a code of three digits': verify({ phoneNumber: PHONE, code: '123' }),
  'a code of seven digits': verify({ phoneNumber: PHONE, code: '1234567' }),
  'a code of letters': verify({ phoneNumber: PHONE, code: 'abcdef' }),
  'a code in Devanagari digits': verify({ phoneNumber: PHONE, code: '१२३४५६' }),
  'a code as a number': verify({ phoneNumber: PHONE, code: 123456 }),
  'an array of codes': verify({ phoneNumber: PHONE, code: ['123456', '654321'] }),
  'a code as a query object': verify({ phoneNumber: PHONE, code: { $regex: '.*' } }),
  'a code of true': verify({ phoneNumber: PHONE, code: true }),
  'a code with a line break': verify({ phoneNumber: PHONE, code: '123456\n' }),
  'a code of 10,000 digits': verify({ phoneNumber: PHONE, code: '1'.repeat(10_000) }),
  'the code of another number': refused(400, 'OTP_NOT_FOUND', async ({ shop }) => {
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
  'a password of an unknown e-mail address': wrongPassword({
    email: 'nobody@cafe.example',
    password: 'not-the-password',
  }),
  'the right password with a trailing space': wrongPassword({
    email: 'owner@cafe.example',
    password: 'first-admin-password ',
  }),
  'the right password in capitals': wrongPassword({
    email: 'owner@cafe.example',
    password: 'FIRST-ADMIN-PASSWORD',
  }),
  'a password for a customer’s placeholder e-mail address': wrongPassword({
    email: '919800000011@phone.invalid',
    password: 'not-the-password',
  }),
  'a password as an object': password({ email: 'owner@cafe.example', password: { $ne: '' } }),
  'no password': password({ email: 'owner@cafe.example' }),
  'an empty password': password({ email: 'owner@cafe.example', password: '' }),
  'an array of e-mail addresses': password({ email: ['owner@cafe.example'], password: 'x' }),

  'signing up by e-mail': noCall('POST', '/sign-up/email', { ...account, role: 'admin' }),
  'signing in by phone number and password': noCall('POST', '/sign-in/phone-number', account),
  'a password reset by phone number': noCall(
    'POST',
    '/phone-number/request-password-reset',
    account,
  ),
  'a password reset by e-mail': noCall('POST', '/request-password-reset', account),
  'a forgotten password': noCall('POST', '/forget-password', account),
  'changing the e-mail address': noCall('POST', '/change-email', { newEmail: account.email }),
  'changing the password': noCall('POST', '/change-password', account),
  'changing other fields of a user': noCall('POST', '/update-user', { role: 'admin' }),
  'deleting a user': noCall('POST', '/delete-user', {}),
  'linking a social account': noCall('POST', '/link-social', { provider: 'google' }),
  'listing one’s sessions': noCall('GET', '/list-sessions'),
  'listing all sessions': noCall('GET', '/admin/list-sessions'),
  'listing all users': noCall('GET', '/admin/list-users'),
  'impersonating a user': noCall('POST', '/admin/impersonate-user', { userId: 'x' }),
  'setting a role by the identity service’s call': noCall('POST', '/admin/set-role', {
    role: 'admin',
  }),
  'a call below a known one': noCall('GET', '/token/x'),
  'a call outside the identity service': noCall('GET', '/../auth/../auth/list-accounts'),
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
