import * as z from 'zod';
import { LANGUAGES, SOURCE_LANGUAGE } from '../../../shared/domain/platform/languages';
import { ACCESS_TOKEN_SECONDS } from '../../../shared/domain/platform/retention';
import {
  GATEWAY_VARIABLES,
  gatewayProblems,
  toGatewaySettings,
} from '../../money/gateways/gateway-settings';
import { LOG_LEVELS } from '../../platform/logs/log';
import { SMS_VARIABLES, smsProblems, toSmsSettings } from '../../platform/sms/sms-settings';

export type Env = ReturnType<typeof toEnv>;

/** The message lists every problem and what to write instead. */
export class EnvError extends Error {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      `The shop cannot start with these settings:\n${problems.map((p) => `  - ${p}`).join('\n')}`,
    );
    this.name = 'EnvError';
    this.problems = problems;
  }
}

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);
/** At startup one connection holds the lock while others work. */
const MIN_POOL_SIZE = 2;

const httpUrl = (name: string, example: string) =>
  z.url({ protocol: /^https?$/, error: `${name} must be a web address, such as ${example}.` });

const wholeNumber = (min: number, max: number, sentence: string) =>
  z
    .string()
    .regex(/^\d{1,6}$/, sentence)
    .transform(Number)
    .refine((value) => value >= min && value <= max, sentence);

const oneOf = <const Options extends readonly string[]>(name: string, options: Options) =>
  z.enum(options, { error: `${name} must be one of: ${options.join(', ')}.` });

const atLeast = (name: string, length: number, maker?: string) =>
  z
    .string()
    .min(
      length,
      `${name} must have at least ${length} characters${maker ? `: use the output of "${maker}"` : ''}.`,
    );

const settings = z.object({
  SHOP_MODE: oneOf('SHOP_MODE', ['demo', 'live']).default('demo'),
  LANGUAGES: z
    .string()
    .default(SOURCE_LANGUAGE)
    .transform((list) => list.split(','))
    .pipe(z.array(oneOf('LANGUAGES', LANGUAGES)))
    .refine((list) => list.includes(SOURCE_LANGUAGE), `LANGUAGES must have ${SOURCE_LANGUAGE}.`),
  PORT: wholeNumber(1, 65_535, 'PORT must be a whole number from 1 to 65535.').default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'HOST must be an address of this machine, such as 127.0.0.1 or 0.0.0.0.')
    .default('127.0.0.1'),
  PUBLIC_URL: httpUrl('PUBLIC_URL', 'https://cafe.example')
    .refine(isOrigin, 'PUBLIC_URL must be the address alone, with no path: https://cafe.example.')
    .transform((url) => new URL(url).origin)
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: 'DATABASE_URL must look like postgres://user:password@host:5432/database.',
    })
    .optional(),
  DATABASE_POOL_SIZE: wholeNumber(
    MIN_POOL_SIZE,
    200,
    `DATABASE_POOL_SIZE must be a whole number from ${MIN_POOL_SIZE} to 200: connections of this server to PostgreSQL.`,
  ).default(10),
  ADMIN_EMAIL: z.email('ADMIN_EMAIL must be an email address.').optional(),
  ADMIN_PASSWORD: atLeast('ADMIN_PASSWORD', 10).optional(),
  AUTH_SECRET: atLeast('AUTH_SECRET', 32, 'openssl rand -base64 32').optional(),
  ...SMS_VARIABLES,
  ...GATEWAY_VARIABLES,
  TRUST_PROXY: wholeNumber(
    0,
    10,
    'TRUST_PROXY must be the number of proxies in front of the shop, from 0 to 10.',
  ).default(0),
  SHOP_WORKER: oneOf('SHOP_WORKER', ['on', 'off']).default('on'),
  LOG_LEVEL: oneOf('LOG_LEVEL', LOG_LEVELS).optional(),
  METRICS_TOKEN: atLeast('METRICS_TOKEN', 20, 'openssl rand -hex 20').optional(),
  IDENTITY_ISSUER: z.string().optional(),
  IDENTITY_JWKS_URL: httpUrl('IDENTITY_JWKS_URL', 'https://id.example/jwks.json').optional(),
  TOKEN_SYNC_URL: httpUrl('TOKEN_SYNC_URL', 'https://sync.example/tokens')
    .refine(
      (url) => !URL.canParse(url) || isSafeOrigin(url),
      'TOKEN_SYNC_URL must begin with https://: a token signs in anyone who reads it.',
    )
    .refine(
      (url) => !URL.canParse(url) || !hasCredentials(url),
      'TOKEN_SYNC_URL must have no name and password in it.',
    )
    .optional(),
  TOKEN_SYNC_MAX_AGE: wholeNumber(
    1,
    ACCESS_TOKEN_SECONDS,
    `TOKEN_SYNC_MAX_AGE must be a whole number of seconds from 1 to ${ACCESS_TOKEN_SECONDS}, the lifetime of a token.`,
  ).optional(),
});

type Settings = z.infer<typeof settings>;

/** An empty value counts as absent. @throws EnvError with a sentence for every wrong or missing setting. */
export function parseEnv(record: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(record).filter(([, value]) => value?.trim()));
  const parsed = settings.safeParse(given);
  const issues = parsed.error?.issues ?? [];
  const wrong = issues.map(({ path }) => String(path[0]));
  // What is missing is found out from the valid values, and nothing is said twice about a wrong one.
  const valid = Object.entries(given).filter(([name]) => !wrong.includes(name));
  const values = parsed.data ?? settings.parse(Object.fromEntries(valid));
  const missing = contradictions(values).filter(
    (sentence) => !wrong.some((name) => sentence.split(' ').includes(name)),
  );
  const problems = [...issues.map(({ message }) => message), ...missing];
  if (problems.length > 0) throw new EnvError([...problems, ...firstStart(values)]);
  return toEnv(values);
}

/** Only the database tells whether a shop has an admin, and it is not asked with wrong settings. */
function firstStart(s: Settings): string[] {
  if (s.SHOP_MODE !== 'live' || s.ADMIN_EMAIL || s.ADMIN_PASSWORD) return [];
  return ['ADMIN_EMAIL and ADMIN_PASSWORD must be set for the first start of a live shop.'];
}

function contradictions(s: Settings): string[] {
  const live = s.SHOP_MODE === 'live';
  const rules: [boolean, string][] = [
    [
      live && !s.PUBLIC_URL,
      'PUBLIC_URL must be set in live mode: the address at which customers open the shop, such as https://cafe.example.',
    ],
    [
      live && s.PUBLIC_URL !== undefined && !isSafeOrigin(s.PUBLIC_URL),
      'PUBLIC_URL must begin with https:// in live mode.',
    ],
    [
      Boolean(s.ADMIN_EMAIL) !== Boolean(s.ADMIN_PASSWORD),
      'ADMIN_EMAIL and ADMIN_PASSWORD must be set together.',
    ],
    [
      Boolean(s.IDENTITY_ISSUER) !== Boolean(s.IDENTITY_JWKS_URL),
      'IDENTITY_ISSUER and IDENTITY_JWKS_URL must be set together.',
    ],
    [
      Boolean(s.TOKEN_SYNC_MAX_AGE) && !s.TOKEN_SYNC_URL,
      'TOKEN_SYNC_MAX_AGE does nothing without TOKEN_SYNC_URL.',
    ],
    [
      Boolean(s.TOKEN_SYNC_URL) && Boolean(s.IDENTITY_ISSUER),
      'TOKEN_SYNC_URL and IDENTITY_ISSUER cannot be set together: the shop forwards only tokens that it issues itself.',
    ],
  ];
  const broken = rules.filter(([isBroken]) => isBroken).map(([, sentence]) => sentence);
  return [...smsProblems(s, live), ...gatewayProblems(s), ...broken];
}

function toEnv(s: Settings) {
  return {
    shopMode: s.SHOP_MODE,
    /** Those that visitors are offered. */
    languages: LANGUAGES.filter((language) => s.LANGUAGES.includes(language)),
    port: s.PORT,
    host: s.HOST,
    /** Without a trailing slash. */
    publicUrl: s.PUBLIC_URL ?? `http://localhost:${s.PORT}`,
    /** The same, but undefined if guests' phones cannot open it. */
    phonesUrl:
      s.PUBLIC_URL && !LOCAL_HOSTS.has(new URL(s.PUBLIC_URL).hostname) ? s.PUBLIC_URL : undefined,
    dataDir: s.DATA_DIR,
    /** Undefined means SQLite in `dataDir`. */
    databaseUrl: s.DATABASE_URL,
    /** This server's maximum, besides the one for notifications. */
    databasePoolSize: s.DATABASE_POOL_SIZE,
    adminEmail: s.ADMIN_EMAIL,
    adminPassword: s.ADMIN_PASSWORD,
    /** Undefined: generated once and stored in `dataDir`. */
    authSecret: s.AUTH_SECRET,
    sms: toSmsSettings(s),
    gateway: toGatewaySettings(s),
    /** Those in front that append to `X-Forwarded-For`. */
    trustProxy: s.TRUST_PROXY,
    // The demo's console shows the URL, the sign-in codes and warnings.
    logLevel: s.LOG_LEVEL ?? (s.SHOP_MODE === 'live' ? 'info' : 'warn'),
    /** False removes the service worker from phones. */
    worker: s.SHOP_WORKER === 'on',
    /** For /metrics; undefined means nobody has access. */
    metricsToken: s.METRICS_TOKEN,
    /** Another issuer of access tokens that replaces the shop's own. */
    identity:
      s.IDENTITY_ISSUER && s.IDENTITY_JWKS_URL
        ? { issuer: s.IDENTITY_ISSUER, jwksUrl: s.IDENTITY_JWKS_URL }
        : undefined,
    /** It also receives each access token, and may keep one for so many seconds. */
    tokenSync: s.TOKEN_SYNC_URL
      ? { url: s.TOKEN_SYNC_URL, maxAgeS: s.TOKEN_SYNC_MAX_AGE ?? ACCESS_TOKEN_SECONDS }
      : undefined,
  };
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return true;
  const { pathname, search, hash, username } = new URL(value);
  return pathname === '/' && !search && !hash && !username;
}

function hasCredentials(url: string): boolean {
  const { username, password } = new URL(url);
  return username !== '' || password !== '';
}

/** Browsers allow location and secure cookies on https and localhost only. */
function isSafeOrigin(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' || LOCAL_HOSTS.has(hostname);
}
