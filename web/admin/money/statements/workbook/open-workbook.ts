import type { WorkbookAnswer } from './workbook-worker';

export const WORKBOOK_MAX_BYTES = 5 * 1024 * 1024;
/** 20,000 rows take some 1 s. */
const MOST_SECONDS = 30;

/** An XLS file, or XLSX behind a password. */
const COMPOUND = '\u00d0\u00cf\u0011\u00e0';

/** XLSX, XLS and web pages, by their first bytes; a bank may give any of them any name. */
export async function isWorkbook(file: Blob): Promise<boolean> {
  const start = String.fromCharCode(...new Uint8Array(await file.slice(0, 64).arrayBuffer()));
  return (
    start.startsWith('PK') || start.startsWith(COMPOUND) || /^(\u00ef\u00bb\u00bf)?\s*</.test(start)
  );
}

/**
 * A worker that takes too long is ended.
 * @returns the file's sheets, or why not.
 * @throws Error when the worker cannot be loaded, for example without a network.
 */
export async function openWorkbook(file: File): Promise<WorkbookAnswer> {
  // Vite finds the worker by exactly this form.
  const worker = new Worker(new URL('./workbook-worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<WorkbookAnswer>((resolve, reject) => {
      timer = setTimeout(() => resolve({ refused: { code: 'too-slow' } }), MOST_SECONDS * 1000);
      worker.onerror = () => reject(new Error('The worker could not be loaded, or has failed'));
      worker.onmessage = ({ data }: MessageEvent<WorkbookAnswer>) => resolve(data);
      worker.postMessage(file);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
