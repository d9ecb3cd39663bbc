/** An answer over https, as Mozilla's HTTP Observatory looks at it. */
export interface Observed {
  headers: Headers;
  /** Of a page: its HTML. */
  body: string;
}

const HALF_A_YEAR_S = 15_768_000;
const BROAD = [
  '*',
  'http:',
  'https:',
  'ftp:',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
];
const INLINE = ["'unsafe-inline'", 'data:'];

/** Points of one test: none, taken away, or given. */
type Test = (observed: Observed) => number;

/** The directives of a policy with their sources; the first of a name counts. */
function directives(policy: string): Map<string, string[]> {
  const parts = policy.split(';').map((part) => part.trim().toLowerCase().split(/\s+/));
  return new Map(parts.reverse().map(([name = '', ...sources]) => [name, sources]));
}

const contentSecurityPolicy: Test = ({ headers }) => {
  const policy = headers.get('Content-Security-Policy');
  if (!policy) return -25;
  const csp = directives(policy);
  const of = (name: string) => csp.get(name) ?? csp.get('default-src') ?? ['*'];
  const hashed = (sources: string[]) => sources.some((source) => /^'(sha\d+|nonce)-/.test(source));
  const counted = (name: string) =>
    of(name).filter((source) => source !== "'unsafe-inline'" || !hashed(of(name)));
  const has = (sources: string[], unwanted: string[]) =>
    sources.some((source) => unwanted.includes(source));
  const insecure = (sources: string[]) => sources.some((source) => /^(http|ftp):/.test(source));
  const passive = ['img-src', 'media-src'];
  const active = [...csp].filter(([name]) => !passive.includes(name)).flatMap(([, list]) => list);

  if (has(counted('script-src'), [...BROAD, ...INLINE]) || has(of('object-src'), BROAD)) return -20;
  if (insecure(active)) return -20;
  if (has([...of('script-src'), ...of('style-src')], ["'unsafe-eval'"])) return -10;
  if (insecure(passive.flatMap(of))) return -10;
  if (has(counted('style-src'), [...BROAD, ...INLINE])) return 0;
  return csp.get('default-src')?.join() === "'none'" ? 10 : 5;
};

const transportSecurity: Test = ({ headers }) => {
  const [, seconds] = /max-age=(\d+)/.exec(headers.get('Strict-Transport-Security') ?? '') ?? [];
  if (seconds === undefined) return -20;
  return Number(seconds) >= HALF_A_YEAR_S ? 0 : -10;
};

const cookies: Test = (observed) => {
  const set = observed.headers.getSetCookie();
  if (set.length === 0) return 0;
  const protectedByHsts = transportSecurity(observed) === 0;
  const points = set.map((cookie) => {
    const isSession = /^[^=]*(login|sess)/i.test(cookie);
    const sameSite = /; *SameSite=(\w*)/i.exec(cookie)?.[1]?.toLowerCase();
    if (!/; *Secure/i.test(cookie)) {
      return isSession ? (protectedByHsts ? -10 : -40) : protectedByHsts ? -5 : -20;
    }
    if (isSession && !/; *HttpOnly/i.test(cookie)) return -30;
    if (sameSite === undefined) return /^[^=]*csrf/i.test(cookie) ? -20 : 0;
    return ['lax', 'strict', 'none'].includes(sameSite) ? 5 : -20;
  });
  return Math.min(...points);
};

/** Credentials for whoever asks is the only form that costs points. */
const sharing: Test = ({ headers }) =>
  headers.get('Access-Control-Allow-Credentials') === 'true' ? -50 : 0;

/** Over https only: what speaks http is the proxy before the shop. */
const redirection: Test = ({ headers }) => (headers.get('Location')?.startsWith('http:') ? -20 : 0);

const referrer: Test = ({ headers }) => {
  const policy = headers.get('Referrer-Policy');
  if (!policy) return 0;
  const isPrivate = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
  return isPrivate.test(policy) ? 5 : -5;
};

/** Scripts of the shop's own address need no hash; one from elsewhere does. */
const scriptIntegrity: Test = ({ headers, body }) => {
  if (!headers.get('Content-Type')?.startsWith('text/html')) return 0;
  const scripts = [...body.matchAll(/<script\b[^>]*\bsrc="([^"]*)"[^>]*>/gi)];
  const foreign = scripts.filter(([, source = '']) => /^(https?:)?\/\//i.test(source));
  if (foreign.length === 0) return 0;
  const isHashed = foreign.every(([tag]) => / integrity="/i.test(tag));
  const isSecure = foreign.every(([, source = '']) => source.toLowerCase().startsWith('https:'));
  if (isSecure) return isHashed ? 5 : -5;
  return isHashed ? -20 : -50;
};

const contentType: Test = ({ headers }) =>
  headers.get('X-Content-Type-Options') === 'nosniff' ? 0 : -5;

const framing: Test = ({ headers }) => {
  if (directives(headers.get('Content-Security-Policy') ?? '').has('frame-ancestors')) return 5;
  return /^(deny|sameorigin)$/i.test(headers.get('X-Frame-Options') ?? '') ? 0 : -20;
};

const resourcePolicy: Test = ({ headers }) => {
  const policy = headers.get('Cross-Origin-Resource-Policy');
  if (policy === null || policy === 'cross-origin') return 0;
  return ['same-origin', 'same-site'].includes(policy) ? 10 : -5;
};

const TESTS: Record<string, Test> = {
  contentSecurityPolicy,
  cookies,
  sharing,
  redirection,
  referrer,
  transportSecurity,
  scriptIntegrity,
  contentType,
  framing,
  resourcePolicy,
};

/**
 * The score by the Observatory's published rules (scoring methodology 5): 100, less what each test
 * takes; what tests give counts from 90 on. 100 and more is its grade A+.
 */
export function observatoryScore(observed: Observed): number {
  const points = Object.values(TESTS).map((test) => test(observed));
  const sum = (list: number[]) => list.reduce((total, each) => total + each, 0);
  const bare = 100 + sum(points.filter((each) => each < 0));
  return Math.max(0, bare < 90 ? bare : bare + sum(points.filter((each) => each > 0)));
}
