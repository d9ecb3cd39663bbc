const FILES = 'maenam-files-';
const PAGES = 'maenam-pages-';

export const FILES_CACHE = FILES + BUILD_MARK;
/** A page needs the files of its own build, so each build has its own cache. */
export const PAGES_CACHE = PAGES + BUILD_MARK;

export function isFilesCache(name: string): boolean {
  return name.startsWith(FILES);
}

export function isPagesCache(name: string): boolean {
  return name.startsWith(PAGES);
}

/** The shop's caches, oldest first. */
export async function cacheNames(): Promise<string[]> {
  return (await caches.keys()).filter((name) => isFilesCache(name) || isPagesCache(name));
}
