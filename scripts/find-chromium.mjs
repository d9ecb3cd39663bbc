import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Debian's headless build comes first, because it is a quarter faster. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** `CHROMIUM_PATH`, one on the PATH, or Playwright's download. @returns {string | undefined} */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const folders = (process.env.PATH ?? '').split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  const fetched = chromium.executablePath();
  return onPath.find(isProgram) ?? (existsSync(fetched) ? fetched : undefined);
}

/** @param {string} file */
function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
