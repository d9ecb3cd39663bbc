import { FileSpreadsheet } from 'lucide-react';
import { type DragEvent, type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button';
import { FileButton } from '../../../ui/file-button';
import { TextArea } from '../../../ui/text-field';
import { FailureNotice } from '../../kit/query/failure-notice';
import type { UsedStatement } from './use-statement';

/** Takes a statement as a file, dropped or chosen, or as copied text. */
export function StatementInput({ statement }: { statement: UsedStatement }) {
  const { busy, failure, read, readFile } = statement;
  const [pasted, setPasted] = useState('');

  const drop = (event: DragEvent) => {
    event.preventDefault();
    const file = event.dataTransfer.files[0];
    if (file && !busy) void readFile(file);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void read(pasted);
  };

  return (
    <section
      aria-label="The statement"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className="flex flex-col gap-4 rounded-lg border border-dashed border-mist-strong bg-raised p-4"
    >
      <div className="flex flex-wrap items-center gap-3">
        <FileButton
          fileLabel="Statement file"
          accept=".csv,.txt,.tsv,.xls,text/csv,text/plain"
          busy={busy}
          onChoose={(file) => void readFile(file)}
        >
          {!busy && <FileSpreadsheet aria-hidden className="size-5" />}
          Choose a statement
        </FileButton>
        <p className="text-ink-soft">
          or drop the file here. Download it from the bank as CSV; nothing is marked paid yet.
        </p>
      </div>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          Paste the lines instead
        </summary>
        <form className="flex flex-col items-start gap-3" onSubmit={submit}>
          <div className="w-full">
            <TextArea
              label="Lines of the statement"
              hint="Include the line with the column names"
              rows={5}
              value={pasted}
              onChange={({ target }) => setPasted(target.value)}
            />
          </div>
          <Button type="submit" variant="quiet" busy={busy} disabled={pasted.trim() === ''}>
            Match these lines
          </Button>
        </form>
      </details>
      <FailureNotice message={failure?.message} />
    </section>
  );
}
