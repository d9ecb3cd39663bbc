const FILES = 'maenam-files-';
const PAGES = 'maenam-pages-';

/** Where this build's files are kept. */
export const FILES_CACHE = FILES + BUILD_MARK;
/** Where this build's pages are kept: a page must come with its own files. */
export const PAGES_CACHE = PAGES + BUILD_MARK;

export function isFilesCache(name: string): boolean {
  return name.startsWith(FILES);
}

export function isPagesCache(name: string): boolean {
  return name.startsWith(PAGES);
}

/** All caches of the shop, the oldest first. */
export async function cacheNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => isFilesCache(name) || isPagesCache(name));
}
