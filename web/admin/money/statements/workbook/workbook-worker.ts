import { readWorkbook, type SheetText } from './read-workbook';
import { type FileProblem, WorkbookRefusal } from './workbook-refusal';

export type WorkbookAnswer = { sheets: SheetText[] } | { refused: FileProblem };

/** Reads one file, away from the page. Neither the worker nor the file can load or send anything. */
self.onmessage = async ({ data }: MessageEvent<File>) => {
  const answer = await answerFor(data);
  self.postMessage(answer);
};

async function answerFor(file: File): Promise<WorkbookAnswer> {
  try {
    return { sheets: readWorkbook(new Uint8Array(await file.arrayBuffer())) };
  } catch (error) {
    return { refused: error instanceof WorkbookRefusal ? error.problem : { code: 'unreadable' } };
  }
}
