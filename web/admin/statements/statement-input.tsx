import { FileSpreadsheet } from 'lucide-react';
import { type ChangeEvent, type DragEvent, type FormEvent, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { TextArea } from '../../ui/text-field';
import { FailureNotice } from '../page/failure-notice';
import type { UsedStatement } from './use-statement';

/** Takes a statement as a file, dropped or chosen, or as copied text. */
export function StatementInput({ statement }: { statement: UsedStatement }) {
  const { busy, failure, read, readFile } = statement;
  const input = useRef<HTMLInputElement>(null);
  const [pasted, setPasted] = useState('');

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) void readFile(file);
    // Allows the same file to be chosen again.
    target.value = '';
  };
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
        <input
          ref={input}
          type="file"
          accept=".csv,.txt,.tsv,.xls,text/csv,text/plain"
          aria-label="Statement file"
          tabIndex={-1}
          className="sr-only"
          onChange={choose}
        />
        <Button busy={busy} onClick={() => input.current?.click()}>
          {!busy && <FileSpreadsheet aria-hidden className="size-5" />}
          Choose a statement
        </Button>
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
              hint="With the line that names the columns"
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
