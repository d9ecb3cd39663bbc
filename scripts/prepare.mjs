import { installIfStale } from './install.mjs';

/** Installs the packages and builds the shop where they are out of date. Ends the process on failure. */
export async function prepare() {
  try {
    await installIfStale();
    // Import the build only now: it needs the packages just installed.
    const { buildIfStale } = await import('./build.mjs');
    await buildIfStale();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
