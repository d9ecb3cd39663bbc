import { afterAll, beforeEach } from 'vitest';

/** Opens what the tests of a file share, and closes it after the last of them. */
export async function forAllTests<Shared extends { close: () => Promise<void> }>(
  opening: Promise<Shared>,
): Promise<Shared> {
  const shared = await opening;
  afterAll(() => shared.close());
  return shared;
}

/** The same, reset before each test. */
export async function forEachTest<
  Shared extends { close: () => Promise<void>; reset: () => Promise<void> },
>(opening: Promise<Shared>): Promise<Shared> {
  const shared = await forAllTests(opening);
  beforeEach(() => shared.reset());
  return shared;
}
