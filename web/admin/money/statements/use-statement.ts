import { useState } from 'react';
import {
  MOST_CONFIRMED,
  STATEMENT_MAX_BYTES,
  type StatementColumns,
  type StatementMatch,
} from '../../../../shared/contract/money/statements-contract';
import { pluralize } from '../../../../shared/domain/platform/pluralize';
import { useApi } from '../../../api/api-provider';
import { readTextFile } from '../../../device/local-files';
import { useToast } from '../../../ui/toast';
import { useMutation } from '../../kit/query/use-mutation';
import { CONFIRM_FAILED, READ_FAILED } from './match-words';
import { isWorkbook, openWorkbook, WORKBOOK_MAX_BYTES } from './workbook/open-workbook';
import type { SheetText } from './workbook/read-workbook';
import { UNREADABLE } from './workbook/workbook-refusal';

type Preview = Awaited<ReturnType<ReturnType<typeof useApi>['statements']['preview']>>;
export type MatchedStatement = Extract<Preview, { matches: unknown }>;
type UnknownStatement = Extract<Preview, { header: unknown }>;
export type UnnamedLayout = UnknownStatement | MatchedStatement['layout'];
export type UsedStatement = ReturnType<typeof useStatement>;

const TOO_LARGE = 'This file is larger than 2 MB. Download fewer days from the bank.';
const TOO_LARGE_WORKBOOK = 'This file is larger than 5 MB. Download fewer days from the bank.';

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
    const sent = await send(() => api.statements.preview({ text: statement }), READ_FAILED);
    setText(statement);
    setPreview(sent?.result);
    rename(false);
  };
  const readFile = async (file: File) => {
    setPreview(undefined);
    setChanged(0);
    setSheets([]);
    if (file.size > WORKBOOK_MAX_BYTES) return refuse(TOO_LARGE_WORKBOOK);
    if (await isWorkbook(file)) return readSheets(file);
    if (file.size > STATEMENT_MAX_BYTES) return refuse(TOO_LARGE);
    const statement = await readTextFile(file, 'windows-1252');
    return statement === undefined ? refuse(UNREADABLE) : read(statement);
  };
  const readSheets = async (file: File) => {
    const opened = await send(() => openWorkbook(file), READ_FAILED);
    if (!opened) return;
    if ('refused' in opened.result) return refuse(opened.result.refused);
    const [first, ...more] = opened.result.sheets;
    if (more.length > 0) setSheets(opened.result.sheets);
    else if (first) await read(first.text);
  };
  const nameColumns = async (header: string[], columns: StatementColumns) => {
    const sent = await send(
      () => api.statements.nameColumns({ header, columns, text }),
      READ_FAILED,
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
      const sent = await send(() => api.statements.confirm({ matches }), CONFIRM_FAILED);
      if (!sent) return toast('error', CONFIRM_FAILED);
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
        paid.length > 0 ? `${pluralize(paid.length, 'order')} marked paid` : 'Saved',
      );
    }
  };

  return {
    ...{ busy, failure, preview, changed, text, sheets, isRenaming, layout: layoutToName() },
    ...{ read, readFile, rename, nameColumns, confirm },
    sheet: sheets.find((each) => each.text === text),
    chooseSheet: (sheet: SheetText) => read(sheet.text),
  };

  /** Also of a statement that was read, if its columns are to be named again. */
  function layoutToName(): UnnamedLayout | undefined {
    if (preview && 'header' in preview) return preview;
    return isRenaming ? preview?.layout : undefined;
  }
}

function without(preview: Preview, keys: ReadonlySet<string>): Preview {
  if (!('matches' in preview)) return preview;
  const matches = preview.matches.filter(({ credit }) => !keys.has(credit.key));
  return { ...preview, matches, known: preview.known + preview.matches.length - matches.length };
}
