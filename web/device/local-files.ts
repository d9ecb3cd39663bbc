/**
 * The text of a file; undefined if it is neither UTF-8 nor marked as UTF-16, because older spreadsheet formats
 * lose letters.
 */
export async function readTextFile(file: Blob): Promise<string | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // By then the browser has started the download.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

/** A phone opens its share sheet; a computer downloads the picture. */
export async function savePicture(picture: File): Promise<void> {
  const shared = { files: [picture] };
  const isPhone = matchMedia('(pointer: coarse)').matches;
  if (!isPhone || !navigator.canShare?.(shared)) return saveFile(picture, picture.name);
  try {
    await navigator.share(shared);
  } catch (error) {
    if (!isAbort(error)) saveFile(picture, picture.name);
  }
}

/** Whether the visitor has closed the share sheet. */
function isAbort(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
