/** The text of a file, or undefined when it is not UTF-8: a spreadsheet's older forms lose letters. */
export async function readTextFile(file: Blob): Promise<string | undefined> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}
