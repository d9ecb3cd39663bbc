/** The text of a file; undefined if it is not UTF-8, because older spreadsheet formats lose letters. */
export async function readTextFile(file: Blob): Promise<string | undefined> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
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
