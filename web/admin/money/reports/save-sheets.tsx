import { Download } from 'lucide-react';
import { m } from '../../../../shared/messages/compiled/messages';
import { saveFile } from '../../../device/local-files';
import { Button } from '../../../ui/button';
import { FailureNotice } from '../../kit/query/failure-notice';
import { useMutation } from '../../kit/query/use-mutation';
import type { Sheet } from './sheet';

interface SaveSheetsProps {
  name: string;
  readSheets: () => Promise<readonly Sheet[]>;
}

/** Saves sheets as a file, which the browser makes. */
export function SaveSheets({ name, readSheets }: SaveSheetsProps) {
  const { busy, failure, send } = useMutation();
  const save = async (type: 'csv' | 'xlsx') => {
    const made = await send(async () => {
      const sheets = await readSheets();
      const { writeCsv, writeXlsx } = await import('./write-files');
      return type === 'csv' ? writeCsv(sheets) : writeXlsx(sheets);
    }, m.reports_file_failed());
    if (made) saveFile(made.result, `${name}.${type}`);
  };
  return (
    <>
      {(['csv', 'xlsx'] as const).map((type) => (
        <Button key={type} variant="quiet" busy={busy} onClick={() => save(type)}>
          {!busy && <Download aria-hidden className="size-5" />}
          {type === 'csv' ? 'CSV' : 'Excel'}
        </Button>
      ))}
      <FailureNotice message={failure?.message} />
    </>
  );
}

/** The rows of a list, which the server sends in pieces and the client reads as a whole. */
export function listed<Name extends string, Row>(
  answer: Record<Name, Row[]> | AsyncIterable<unknown>,
  name: Name,
): Row[] {
  if (!(name in answer)) throw new Error(`The answer has no ${name}`);
  return (answer as Record<Name, Row[]>)[name];
}
