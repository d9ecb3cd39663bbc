/** Replaces a masked value in a log. */
export const HIDDEN = '[hidden]';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const BEARER = /\b(Bearer|Basic)\s+[A-Za-z0-9._~+/=-]+/gi;

/** The value in `password=…`, `"accessToken":"…"`, `Cookie: …`. */
const NAMED_SECRET =
  /((?:token|secret|passw(?:or)?d|passcode|authorization|cookie|api[-_]?key)["']?\s*[:=]\s*["']?)(?!\[hidden\])[^\s&"'#,;)\]}]+/gi;

/** A short number after a word for codes: 'OTP 1234', '"code":"123456"'. A status has three digits. */
const NAMED_CODE = /(\b(?:otp|code|pin|passcode)\b\W{0,4}(?:is\s+)?)\d{4,8}(?!\d)/gi;

/** Six digits on their own may be a sign-in code; the column in `menu.js:1:123456` is not. */
const BARE_CODE = /(?<![\p{Nd}\p{L}_.:])\d{3}[ -]?\d{3}(?![\p{Nd}\p{L}_]|\.\d)/gu;

/** Ids of requests and products are not masked, because a log needs them. */
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const SIGNED = 'eyJ[\\w-]+(?:\\.[\\w-]*)*';
/** Random text: long, without spaces, and with both letters and digits. */
const RANDOM = '(?<![\\w-])[\\w-]{32,}(?![\\w-])';
/** Ten digits or more, as in any format of a phone number, but not the day and hour of a time. */
const LONG_NUMBER =
  '(?<!\\p{Nd})\\+?(?!(?:19|20)\\d\\d-[01]\\d-[0-3]\\d)\\p{Nd}(?:[\\s()-]{0,3}\\p{Nd}){9,}';
const TELLING = new RegExp(`(${UUID})|(${SIGNED})|(${RANDOM})|(${LONG_NUMBER})`, 'giu');

/** Names of built files also look random, but are not masked: they show where an error came from. */
const FILE_ENDING = /^\.(?:m?js|css)\b/;

/** When in doubt it masks. Masking a masked text changes nothing. */
export function masked(text: string): string {
  return text
    .replace(BEARER, `$1 ${HIDDEN}`)
    .replace(NAMED_SECRET, `$1${HIDDEN}`)
    .replace(NAMED_CODE, `$1${HIDDEN}`)
    .replace(TELLING, (found, uuid, _signed, random, _number, offset: number, whole: string) => {
      if (uuid) return found;
      const mixed = /\d/.test(found) && /[a-z]/i.test(found);
      const isFile = FILE_ENDING.test(
        whole.slice(offset + found.length, offset + found.length + 5),
      );
      return random && (isFile || !mixed) ? found : HIDDEN;
    })
    .replace(BARE_CODE, HIDDEN);
}

const SECRET_FIELD = /token|secret|passw|authorization|cookie|api[-_]?key|phone|mobile/i;
const CODE_FIELD = /(?:^|[^a-z])(?:otp|code|pin)$|[a-z](?:Otp|Code|Pin)$/i;

export function maskedData<Value extends Json>(value: Value): Value;
export function maskedData(value: Json): Json {
  if (typeof value === 'string') return masked(value);
  if (typeof value === 'number') return masked(String(value)) === String(value) ? value : HIDDEN;
  if (Array.isArray(value)) return value.map((each) => maskedData(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [masked(name), maskedField(name, field)]),
  );
}

function maskedField(name: string, field: Json): Json {
  if (field === null || typeof field === 'boolean') return field;
  if (SECRET_FIELD.test(name)) return HIDDEN;
  // A refusal's code is a word and is not masked.
  if (CODE_FIELD.test(name) && /\p{Nd}{4}/u.test(JSON.stringify(field))) return HIDDEN;
  return maskedData(field);
}
