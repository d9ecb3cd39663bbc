import { installIfStale } from './install.mjs';

/** Installs the packages and builds the shop where they are out of date. Ends the process on failure. */
export async function prepare() {
  try {
    await installIfStale();
    // The build imports packages that were only installed a moment ago.
    const { buildIfStale } = await import('./build.mjs');
    await buildIfStale();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
