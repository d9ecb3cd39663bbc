import { describe, expect, test } from 'vitest';
import { problemsOf } from '../../../tests/support/shop/env-problems';
import { parseEnv } from './env';

const LIVE = {
  SHOP_MODE: 'live',
  PUBLIC_URL: 'https://cafe.example',
  SMS_PROVIDER: 'webhook',
  SMS_WEBHOOK_URL: 'https://sms.example/send',
};

const ADMIN = { ADMIN_EMAIL: 'owner@cafe.example', ADMIN_PASSWORD: 'a long password' };

describe('without any setting', () => {
  test('the shop is a demo on localhost', () => {
    expect(parseEnv({})).toEqual({
      shopMode: 'demo',
      languages: ['en'],
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: './data',
      databaseUrl: undefined,
      databasePoolSize: 10,
      adminEmail: undefined,
      adminPassword: undefined,
      authSecret: undefined,
      sms: { provider: 'console' },
      trustProxy: 0,
      logLevel: 'warn',
      worker: true,
      metricsToken: undefined,
      identity: undefined,
    });
  });

  test('empty and blank values count as absent', () => {
    expect(parseEnv({ PORT: '', DATABASE_URL: ' ', PUBLIC_URL: undefined })).toEqual(parseEnv({}));
  });

  test('other variables are ignored', () => {
    expect(problemsOf({ PATH: '/bin', EDITOR: 'vi' })).toEqual([]);
  });
});

describe('valid settings', () => {
  test('are all read', () => {
    const env = parseEnv({
      ...LIVE,
      LANGUAGES: 'ne,en',
      PORT: '8080',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'https://Cafe.example/',
      DATA_DIR: '/var/lib/shop',
      DATABASE_URL: 'postgresql://shop@db/shop',
      DATABASE_POOL_SIZE: '20',
      ADMIN_EMAIL: 'owner@cafe.example',
      ADMIN_PASSWORD: 'a long password',
      AUTH_SECRET: 'x'.repeat(32),
      SMS_WEBHOOK_TOKEN: 'secret',
      TRUST_PROXY: '2',
      LOG_LEVEL: 'debug',
      SHOP_WORKER: 'off',
      IDENTITY_ISSUER: 'https://id.example',
      IDENTITY_JWKS_URL: 'https://id.example/jwks.json',
    });
    expect(env).toEqual({
      shopMode: 'live',
      languages: ['en', 'ne'],
      port: 8080,
      host: '0.0.0.0',
      publicUrl: 'https://cafe.example',
      phonesUrl: 'https://cafe.example',
      dataDir: '/var/lib/shop',
      databaseUrl: 'postgresql://shop@db/shop',
      databasePoolSize: 20,
      adminEmail: 'owner@cafe.example',
      adminPassword: 'a long password',
      authSecret: 'x'.repeat(32),
      sms: { provider: 'webhook', url: 'https://sms.example/send', token: 'secret' },
      trustProxy: 2,
      logLevel: 'debug',
      worker: false,
      identity: { issuer: 'https://id.example', jwksUrl: 'https://id.example/jwks.json' },
    });
  });

  test.each([
    [
      { SMS_PROVIDER: 'msg91', MSG91_AUTH_KEY: 'k3y', MSG91_TEMPLATE_ID: 't1' },
      { provider: 'msg91', authKey: 'k3y', templateId: 't1' },
    ],
    [
      {
        SMS_PROVIDER: 'twilio',
        TWILIO_ACCOUNT_SID: `AC${'0'.repeat(32)}`,
        TWILIO_AUTH_TOKEN: 'token',
        TWILIO_FROM: 'MAENAM',
      },
      {
        provider: 'twilio',
        accountSid: `AC${'0'.repeat(32)}`,
        authToken: 'token',
        from: 'MAENAM',
      },
    ],
  ])('an SMS sender is configured by %o', (record, sms) => {
    expect(parseEnv({ ...LIVE, SMS_WEBHOOK_URL: undefined, ...record }).sms).toEqual(sms);
  });

  test.each([
    [
      {
        GATEWAY: 'razorpay',
        RAZORPAY_KEY_ID: 'rzp_live_1',
        RAZORPAY_KEY_SECRET: 'key secret',
        RAZORPAY_WEBHOOK_SECRET: 'webhook secret',
        RAZORPAY_WEBHOOK_SECRET_OLD: 'secret before',
      },
      {
        name: 'razorpay',
        keyId: 'rzp_live_1',
        keySecret: 'key secret',
        webhookSecrets: ['webhook secret', 'secret before'],
        apiUrl: undefined,
      },
    ],
    [
      {
        GATEWAY: 'cashfree',
        CASHFREE_CLIENT_ID: 'TEST1',
        CASHFREE_CLIENT_SECRET: 'client secret',
        GATEWAY_API_URL: 'https://sandbox.cashfree.com/pg',
      },
      {
        name: 'cashfree',
        clientId: 'TEST1',
        clientSecrets: ['client secret'],
        apiUrl: 'https://sandbox.cashfree.com/pg',
      },
    ],
  ])('a payment gateway is configured by %o', (record, gateway) => {
    expect(parseEnv({ ...LIVE, ...record }).gateway).toEqual(gateway);
  });

  test('the public URL defaults to the port', () => {
    expect(parseEnv({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000');
  });

  test('a live shop logs its requests', () => {
    expect(parseEnv(LIVE).logLevel).toBe('info');
  });

  test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])(
    'a live shop may be tried at %s',
    (PUBLIC_URL) => {
      expect(parseEnv({ ...LIVE, PUBLIC_URL }).publicUrl).toBe(PUBLIC_URL);
    },
  );
});

describe('an invalid setting is refused with what to write instead', () => {
  test.each([
    ['LANGUAGES', 'en,fr', 'LANGUAGES must be one of: en, hi, ne.'],
    ['LANGUAGES', 'hi', 'LANGUAGES must have en.'],
    ['SHOP_MODE', 'prod', 'SHOP_MODE must be one of: demo, live.'],
    ['PORT', 'http', 'PORT must be a whole number from 1 to 65535.'],
    ['PORT', '0', 'PORT must be a whole number from 1 to 65535.'],
    ['PORT', '65536', 'PORT must be a whole number from 1 to 65535.'],
    ['PORT', '3000.5', 'PORT must be a whole number from 1 to 65535.'],
    ['PORT', '-1', 'PORT must be a whole number from 1 to 65535.'],
    ['HOST', 'http://x', 'HOST must be an address of this machine'],
    ['PUBLIC_URL', 'cafe.example', 'PUBLIC_URL must be a web address'],
    ['PUBLIC_URL', 'ftp://cafe.example', 'PUBLIC_URL must be a web address'],
    ['PUBLIC_URL', 'https://cafe.example/shop', 'PUBLIC_URL must be the address alone'],
    ['PUBLIC_URL', 'https://me@cafe.example', 'PUBLIC_URL must be the address alone'],
    ['DATABASE_POOL_SIZE', '1', 'DATABASE_POOL_SIZE must be a whole number from 2 to 200'],
    ['DATABASE_URL', 'mysql://db', 'DATABASE_URL must look like postgres://'],
    ['ADMIN_EMAIL', 'owner', 'ADMIN_EMAIL must be an email address.'],
    ['ADMIN_PASSWORD', 'short', 'ADMIN_PASSWORD must have at least 10 characters.'],
    ['AUTH_SECRET', 'short', 'AUTH_SECRET must have at least 32 characters'],
    ['SMS_PROVIDER', 'pigeon', 'SMS_PROVIDER must be one of: console, msg91, twilio, webhook.'],
    ['MSG91_AUTH_KEY', 'a key', 'MSG91_AUTH_KEY must be the key'],
    ['TWILIO_ACCOUNT_SID', 'SM1', 'TWILIO_ACCOUNT_SID must be AC and 32'],
    ['TWILIO_FROM', '+91 98', 'TWILIO_FROM must be a number'],
    ['SMS_WEBHOOK_URL', 'sms', 'SMS_WEBHOOK_URL must be a web address'],
    ['TRUST_PROXY', 'true', 'TRUST_PROXY must be the number of proxies'],
    ['TRUST_PROXY', '11', 'TRUST_PROXY must be the number of proxies'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of: fatal, error'],
    ['METRICS_TOKEN', 'short', 'METRICS_TOKEN must have at least 20 characters'],
    ['IDENTITY_JWKS_URL', 'keys', 'IDENTITY_JWKS_URL must be a web address'],
  ])('%s=%s', (name, value, sentence) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringContaining(sentence)]);
  });

  test('one message lists all invalid ones', () => {
    const record = { PORT: 'x', SHOP_MODE: 'y', TRUST_PROXY: 'z' };
    expect(problemsOf(record)).toHaveLength(3);
    expect(() => parseEnv(record)).toThrow(/cannot start with these settings:\n {2}- /);
  });
});

test('a first start names everything that is wrong or missing', () => {
  const begun = { SHOP_MODE: 'live', PORT: 'eighty', SMS_PROVIDER: 'msg91', MSG91_AUTH_KEY: '?' };
  expect(problemsOf(begun)).toEqual([
    expect.stringContaining('PORT must be'),
    expect.stringContaining('MSG91_AUTH_KEY must be the key'),
    'MSG91_TEMPLATE_ID must be set when SMS_PROVIDER is msg91.',
    expect.stringContaining('PUBLIC_URL must be set in live mode'),
    'ADMIN_EMAIL and ADMIN_PASSWORD must be set for the first start of a live shop.',
  ]);
});

describe('settings that contradict each other are refused', () => {
  test('a live shop does not print codes on the console', () => {
    expect(problemsOf({ ...LIVE, ...ADMIN, SMS_PROVIDER: undefined })).toEqual([
      expect.stringContaining('SMS_PROVIDER must be msg91, twilio or webhook in live mode'),
    ]);
  });

  test('a live shop needs https', () => {
    expect(problemsOf({ ...LIVE, ...ADMIN, PUBLIC_URL: 'http://cafe.example' })).toEqual([
      'PUBLIC_URL must begin with https:// in live mode.',
    ]);
  });

  test.each([
    ['webhook', ['SMS_WEBHOOK_URL']],
    ['msg91', ['MSG91_AUTH_KEY', 'MSG91_TEMPLATE_ID']],
    ['twilio', ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM']],
  ])('%s needs all of its settings', (SMS_PROVIDER, names) => {
    expect(problemsOf({ SMS_PROVIDER })).toEqual(
      names.map((name) => `${name} must be set when SMS_PROVIDER is ${SMS_PROVIDER}.`),
    );
  });

  test.each([{ ADMIN_EMAIL: 'owner@cafe.example' }, { ADMIN_PASSWORD: 'a long password' }])(
    'the first admin has an address and a password: %o',
    (half) => {
      expect(problemsOf(half)).toEqual(['ADMIN_EMAIL and ADMIN_PASSWORD must be set together.']);
    },
  );
});
