/** What stands in the place of something that no log may keep. */
export const HIDDEN = '[hidden]';

/** Any value that JSON can hold. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

const BEARER = /\b(Bearer|Basic)\s+[A-Za-z0-9._~+/=-]+/gi;

/** `password=…`, `"accessToken":"…"`, `Cookie: …`: what follows such a name, up to the next part. */
const NAMED_SECRET =
  /((?:token|secret|passw(?:or)?d|passcode|authorization|cookie|api[-_]?key)["']?\s*[:=]\s*["']?)(?!\[hidden\])[^\s&"'#,;)\]}]+/gi;

/** A short number that is called a code: 'OTP 1234', '"code":"123456"'. A status has three digits. */
const NAMED_CODE = /(\b(?:otp|code|pin|passcode)\b\W{0,4}(?:is\s+)?)\d{4,8}(?!\d)/gi;

/** Six digits that stand alone are read as a sign-in code, but not the column in `menu.js:1:123456`. */
const BARE_CODE = /(?<![\p{Nd}\p{L}_.:])\d{3}[ -]?\d{3}(?![\p{Nd}\p{L}_]|\.\d)/gu;

/** The ids of requests and products, which a log needs; kept. */
const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Signed tokens. */
const SIGNED = 'eyJ[\\w-]+(?:\\.[\\w-]*)*';
/** Random text: long, without a space, letters and digits mixed. */
const RANDOM = '(?<![\\w-])[\\w-]{32,}(?![\\w-])';
/** Ten digits or more, however a phone number is written; not the day and hour of a time. */
const LONG_NUMBER =
  '(?<!\\p{Nd})\\+?(?!(?:19|20)\\d\\d-[01]\\d-[0-3]\\d)\\p{Nd}(?:[\\s()-]{0,3}\\p{Nd}){9,}';
const TELLING = new RegExp(`(${UUID})|(${SIGNED})|(${RANDOM})|(${LONG_NUMBER})`, 'giu');

/** The name of a built file is long and mixed too, and tells where an error came from. */
const FILE_ENDING = /^\.(?:m?js|css)\b/;

/**
 * A text without what a log must not keep: phone numbers, sign-in codes, tokens and passwords.
 * Rather too much is hidden than too little. What is masked may be masked again.
 */
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

/** Fields that hold nothing else. */
const SECRET_FIELD = /token|secret|passw|authorization|cookie|api[-_]?key|phone|mobile/i;
const CODE_FIELD = /(?:^|[^a-z])(?:otp|code|pin)$|[a-z](?:Otp|Code|Pin)$/i;

/** Data without what a log must not keep: by the names of its fields, and by what its texts hold. */
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
  // A refusal's code is a word and stays.
  if (CODE_FIELD.test(name) && /\p{Nd}{4}/u.test(JSON.stringify(field))) return HIDDEN;
  return maskedData(field);
}
