import { FileSpreadsheet } from 'lucide-react';
import { type DragEvent, type FormEvent, useState } from 'react';
import { m } from '../../../../shared/messages/compiled/messages';
import { Button } from '../../../ui/button';
import { FileButton } from '../../../ui/file-button';
import { TextArea } from '../../../ui/text-field';
import { FailureNotice } from '../../kit/query/failure-notice';
import type { UsedStatement } from './use-statement';

const ACCEPTED = [
  '.csv,.txt,.tsv,.xls,.xlsx,text/csv,text/plain,application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
].join();

/** Takes a statement as a file, dropped or chosen, or as copied text. */
export function StatementInput({ statement }: { statement: UsedStatement }) {
  const { busy, failure, layout, read, readFile } = statement;
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
      aria-label={m.statement_the_statement()}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      className="flex flex-col gap-4 rounded-lg border border-dashed border-mist-strong bg-raised p-4"
    >
      <div className="flex flex-wrap items-center gap-3">
        <FileButton
          fileLabel={m.statement_file()}
          accept={ACCEPTED}
          busy={busy}
          onChoose={(file) => void readFile(file)}
        >
          {!busy && <FileSpreadsheet aria-hidden className="size-5" />}
          {m.statement_choose()}
        </FileButton>
        <p className="text-ink-soft">{m.statement_drop()}</p>
      </div>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">
          {m.statement_paste()}
        </summary>
        <form className="flex flex-col items-start gap-3" onSubmit={submit}>
          <div className="w-full">
            <TextArea
              label={m.statement_lines()}
              hint={m.statement_lines_hint()}
              rows={5}
              value={pasted}
              onChange={({ target }) => setPasted(target.value)}
            />
          </div>
          <Button type="submit" variant="quiet" busy={busy} disabled={pasted.trim() === ''}>
            {m.statement_match_lines()}
          </Button>
        </form>
      </details>
      {/* Otherwise it is beside the columns. */}
      {!layout && <FailureNotice message={failure?.message} />}
    </section>
  );
}
