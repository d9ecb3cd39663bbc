export const FILES_CACHE = `maenam-files-${BUILD_MARK}`;
/** A page needs the files of its own build, so each build has its own cache. */
export const PAGES_CACHE = `maenam-pages-${BUILD_MARK}`;

/** The caches of earlier builds with the same kind of content, oldest first. */
export async function earlierCaches(current: string): Promise<string[]> {
  const kind = current.slice(0, -BUILD_MARK.length);
  return (await caches.keys()).filter((name) => name.startsWith(kind) && name !== current);
}
