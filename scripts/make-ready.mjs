import { installIfStale } from './install.mjs';

/** Installs and builds what is not up to date. Where that fails it says why, and ends the process. */
export async function makeReady() {
  try {
    await installIfStale();
    // It builds with a package that may have been missing.
    const { buildIfStale } = await import('./build.mjs');
    await buildIfStale();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
