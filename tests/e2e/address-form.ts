import type { Locator, Page } from '@playwright/test';
import { ESPRESSO, keepCart } from './guest-checkout';

/** A place 500 m from the demo cafe. */
export const NEARBY = { latitude: 27.31, longitude: 88.37, accuracy: 20 };
/** A place 24 km from the demo cafe. */
export const GANGTOK = { latitude: 27.33, longitude: 88.61, accuracy: 20 };

export const TILES = 'https://tile.openstreetmap.org/**';

const GREY_PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGOoBwAAgQCA9x1NUwAAAABJRU5ErkJggg==',
  'base64',
);

/** Serves the map's tiles locally and records each request's Referer. */
export async function answerTiles(page: Page): Promise<(string | undefined)[]> {
  const referers: (string | undefined)[] = [];
  await page.route(TILES, (route) => {
    referers.push(route.request().headers().referer);
    return route.fulfill({ contentType: 'image/png', body: GREY_PIXEL });
  });
  return referers;
}

/** Opens the address form for a guest with an espresso in the cart. @returns the form's location part. */
export async function openGuestAddress(page: Page): Promise<Locator> {
  await keepCart(page, [ESPRESSO]);
  await page.goto('/checkout');
  await page.getByLabel('Your name').fill('Binod');
  await page.getByLabel('Phone number').fill('9876543211');
  await page.getByRole('button', { name: 'Continue as a guest' }).click();
  return page.getByRole('group', { name: 'Location' });
}

/** A phone's reply to a location request: accuracy in metres, an error code, or none. */
export type PhoneAnswer = number | { code: 1 | 2 | 3 } | 'silence';

/**
 * Gives the page a phone 500 m from the demo cafe that answers each attempt in turn, and a watch every
 * ten seconds. Call it before opening the page; a later call replaces the phone.
 * @returns how often the page has asked it for its location.
 */
export async function scriptPhone(
  page: Page,
  tries: PhoneAnswer[],
  watched: PhoneAnswer[] = [],
  userAgent?: string,
): Promise<() => Promise<number>> {
  await page.addInitScript(
    ({ tries, watched, userAgent, place }) => {
      const asked = { tries: 0, isCleared: false };
      const give = (
        answer: PhoneAnswer | undefined,
        ok: PositionCallback,
        no?: PositionErrorCallback | null,
      ) => {
        if (typeof answer === 'number') {
          ok({ coords: { ...place, accuracy: answer } } as GeolocationPosition);
        } else if (typeof answer === 'object') {
          no?.({ code: answer.code, PERMISSION_DENIED: 1 } as GeolocationPositionError);
        }
      };
      const geolocation: Geolocation = {
        getCurrentPosition(ok, no) {
          const answer = tries[asked.tries];
          asked.tries += 1;
          setTimeout(() => give(answer, ok, no), 10);
        },
        watchPosition(ok, no) {
          watched.forEach((answer, index) => {
            setTimeout(() => !asked.isCleared && give(answer, ok, no), (index + 1) * 10_000);
          });
          return 7;
        },
        clearWatch() {
          asked.isCleared = true;
        },
      };
      const replace = (owner: object, name: string, value: unknown) =>
        Object.defineProperty(owner, name, { value, configurable: true });
      replace(navigator, 'geolocation', geolocation);
      replace(window, 'askedOfPhone', asked);
      if (userAgent !== undefined) replace(navigator, 'userAgent', userAgent);
    },
    { tries, watched, userAgent, place: NEARBY },
  );
  return () => page.evaluate(() => Reflect.get(window, 'askedOfPhone').tries);
}
