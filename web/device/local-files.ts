/** @see textOf */
export async function readTextFile(
  file: Blob,
  otherwise?: 'windows-1252',
): Promise<string | undefined> {
  return textOf(new Uint8Array(await file.arrayBuffer()), otherwise);
}

/**
 * A text in UTF-8, or in UTF-16, which Excel calls "Unicode Text"; undefined for others and for what is no text.
 * @param otherwise the encoding of a text in neither. Without it such a text is refused, because older spreadsheet
 * formats lose letters.
 */
export function textOf(bytes: Uint8Array, otherwise?: 'windows-1252'): string | undefined {
  const text = decode(bytes, unicodeOf(bytes)) ?? (otherwise && decode(bytes, otherwise));
  return text?.includes('\0') || text?.startsWith('%PDF') ? undefined : text;
}

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** By its byte order mark, or by the zero in the first letter or digit of a UTF-16 text without one. */
function unicodeOf([first, second]: Uint8Array): string {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : 'utf-8';
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
