interface CookieParts {
  /** 'known_device'; the cookie is `shop.known_device`, over HTTPS with `__Host-` before it. */
  name: string;
  lifeS: number;
  overHttps: boolean;
}

/** A cookie of the shop that no script can read. */
export function httpOnlyCookie({ name, lifeS, overHttps }: CookieParts) {
  const start = `${overHttps ? '__Host-' : ''}shop.${name}=`;
  return {
    /** @param cookies the request's `Cookie` header. */
    read: (cookies: string | null): string | undefined =>
      cookies
        ?.split(';')
        .map((cookie) => cookie.trim())
        .find((cookie) => cookie.startsWith(start))
        ?.slice(start.length),
    /** The `Set-Cookie` header; an empty value removes the cookie. */
    write: (value: string): string =>
      `${start}${value}; Max-Age=${value === '' ? 0 : lifeS}; Path=/; HttpOnly; SameSite=Lax${overHttps ? '; Secure' : ''}`,
  };
}
