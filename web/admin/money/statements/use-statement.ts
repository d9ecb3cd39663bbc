import { useState } from 'react';
import {
  MOST_CONFIRMED,
  type StatementColumns,
  type StatementMatch,
} from '../../../../shared/contract/money/statements-contract';
import { STATEMENT_MAX_BYTES } from '../../../../shared/domain/money/statement-size';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { readTextFile } from '../../../device/local-files';
import { useToast } from '../../../ui/toast';
import { useMutation } from '../../kit/query/use-mutation';
import { problemWords } from './match-words';
import { isWorkbook, openWorkbook, WORKBOOK_MAX_BYTES } from './workbook/open-workbook';
import type { SheetText } from './workbook/read-workbook';

type Preview = Awaited<ReturnType<ReturnType<typeof useApi>['statements']['preview']>>;
export type MatchedStatement = Extract<Preview, { matches: unknown }>;
type UnknownStatement = Extract<Preview, { header: unknown }>;
export type UnnamedLayout = UnknownStatement | MatchedStatement['layout'];
export type UsedStatement = ReturnType<typeof useStatement>;

const BYTES_PER_MEGABYTE = 1024 * 1024;

/** The statement on the page: read, matched and confirmed. Nothing of it outlives the page. */
export function useStatement() {
  const api = useApi();
  const toast = useToast();
  const { busy, failure, send, refuse } = useMutation();
  const [text, setText] = useState('');
  const [preview, setPreview] = useState<Preview>();
  const [changed, setChanged] = useState(0);
  const [sheets, setSheets] = useState<SheetText[]>([]);
  const [isRenaming, rename] = useState(false);

  const read = async (statement: string) => {
    const sent = await send(
      () => api.statements.preview({ text: statement }),
      m.statement_read_failed(),
    );
    setText(statement);
    setPreview(sent?.result);
    rename(false);
  };
  const readFile = async (file: File) => {
    setPreview(undefined);
    setChanged(0);
    setSheets([]);
    if (file.size > WORKBOOK_MAX_BYTES) return refuse(tooLarge(WORKBOOK_MAX_BYTES));
    if (await isWorkbook(file)) return readSheets(file);
    if (file.size > STATEMENT_MAX_BYTES) return refuse(tooLarge(STATEMENT_MAX_BYTES));
    const statement = await readTextFile(file, 'windows-1252');
    if (statement === undefined) return refuse(problemWords({ code: 'unreadable' }));
    return read(statement);
  };
  const readSheets = async (file: File) => {
    const opened = await send(() => openWorkbook(file), m.statement_read_failed());
    if (!opened) return;
    if ('refused' in opened.result) return refuse(problemWords(opened.result.refused));
    const [first, ...more] = opened.result.sheets;
    if (more.length > 0) setSheets(opened.result.sheets);
    else if (first) await read(first.text);
  };
  const nameColumns = async (header: string[], columns: StatementColumns) => {
    const sent = await send(
      () => api.statements.nameColumns({ header, columns, text }),
      m.statement_read_failed(),
    );
    if (sent) await read(text);
  };

  /** Takes confirmed credits off the page. Reads the statement again if something has changed. */
  const confirm = async (
    confirmed: readonly StatementMatch[],
    ordersOf: (match: StatementMatch) => { id: string; owed?: number }[],
  ) => {
    const paid: string[] = [];
    const refused: string[] = [];
    for (let start = 0; start < confirmed.length; start += MOST_CONFIRMED) {
      const matches = confirmed
        .slice(start, start + MOST_CONFIRMED)
        .map((match) => ({ credit: match.credit, orders: ordersOf(match) }));
      const failed = m.statement_confirm_failed();
      const sent = await send(() => api.statements.confirm({ matches }), failed);
      if (!sent) return toast('error', failed);
      paid.push(...sent.result.paid);
      refused.push(...sent.result.changed);
      const done = new Set(matches.map(({ credit }) => credit.key));
      setPreview((before) => before && without(before, done));
    }
    setChanged(refused.length);
    if (refused.length > 0) await read(text);
    if (refused.length < confirmed.length) {
      toast(
        'success',
        paid.length > 0 ? m.statement_marked_paid({ count: paid.length }) : m.statement_saved(),
      );
    }
  };

  return {
    busy,
    failure,
    preview,
    changed,
    text,
    sheets,
    isRenaming,
    layout: layoutToName(),
    read,
    readFile,
    rename,
    nameColumns,
    confirm,
    sheet: sheets.find((each) => each.text === text),
    chooseSheet: (sheet: SheetText) => read(sheet.text),
  };

  /** Also of a statement that was read, if its columns are to be named again. */
  function layoutToName(): UnnamedLayout | undefined {
    if (preview && 'header' in preview) return preview;
    return isRenaming ? preview?.layout : undefined;
  }
}

function tooLarge(maxBytes: number): string {
  return problemWords({ code: 'too-large', megabytes: maxBytes / BYTES_PER_MEGABYTE });
}

function without(preview: Preview, keys: ReadonlySet<string>): Preview {
  if (!('matches' in preview)) return preview;
  const matches = preview.matches.filter(({ credit }) => !keys.has(credit.key));
  return { ...preview, matches, known: preview.known + preview.matches.length - matches.length };
}
