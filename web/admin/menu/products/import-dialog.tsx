import { Download, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import {
  MENU_FILE_MAX_BYTES,
  type MenuLine,
} from '../../../../shared/contract/menu/menu-file-contract';
import { m } from '../../../../shared/messages/compiled/messages';
import { useApi } from '../../../api/api-provider';
import { readTextFile, saveFile } from '../../../device/local-files';
import { Button } from '../../../ui/button';
import { FileButton } from '../../../ui/file-button';
import { useToast } from '../../../ui/toast';
import { GuardedDialog } from '../../kit/form/guarded-dialog';
import { FailureNotice } from '../../kit/query/failure-notice';
import { useMutation } from '../../kit/query/use-mutation';
import { ImportLines } from './import-lines';
import { MenuColumnsHelp } from './menu-columns-help';

interface Preview {
  csv: string;
  lines: MenuLine[];
  newCategories: string[];
  seen: string;
}

/** Previews a menu file line by line, then imports all of it or nothing. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const toast = useToast();
  const { busy, failure, send, refuse } = useMutation();
  const [preview, setPreview] = useState<Preview>();

  const previewFile = async (csv: string) => {
    setPreview(undefined);
    const sent = await send(() => api.menuFile.preview({ csv }), m.menuoffice_import_failed());
    if (sent) setPreview({ csv, ...sent.result });
  };
  const choose = async (file: File) => {
    // Else the first file's changes could be taken for this one's.
    setPreview(undefined);
    if (file.size > MENU_FILE_MAX_BYTES) return refuse(m.menuoffice_file_too_large());
    const csv = await readTextFile(file);
    if (csv !== undefined) return previewFile(csv);
    refuse(m.menuoffice_file_not_utf());
  };
  const saveTemplate = async () => {
    const sent = await send(() => api.menuFile.template(), m.menuoffice_template_failed());
    if (sent) saveFile(sent.result, 'menu-template.csv');
  };
  const importFile = async ({ csv, seen }: Preview) => {
    const sent = await send(() => api.menuFile.import({ csv, seen }), m.menuoffice_import_failed());
    if (!sent) return;
    const { added, changed } = sent.result;
    onClose();
    toast('success', m.menuoffice_imported({ added, changed }));
  };

  const count = (...outcomes: MenuLine['outcome'][]) =>
    preview?.lines.filter(({ outcome }) => outcomes.includes(outcome)).length ?? 0;
  const todo = count('added', 'changed');
  const blocked = count('wrong') > 0;

  return (
    <GuardedDialog
      isFilled={preview !== undefined}
      onClose={onClose}
      title={m.menuoffice_import()}
      description={m.menuoffice_import_note()}
      footer={
        <div className="flex flex-col gap-3">
          <FailureNotice message={failure?.message} />
          <div className="flex flex-wrap justify-end gap-3">
            {preview && failure?.code === 'conflict' && (
              <Button variant="quiet" busy={busy} onClick={() => previewFile(preview.csv)}>
                {m.menuoffice_preview_again()}
              </Button>
            )}
            <Button variant="quiet" onClick={onClose}>
              {m.ui_cancel()}
            </Button>
            {preview && (
              <Button
                busy={busy}
                disabled={blocked || todo === 0}
                onClick={() => importFile(preview)}
              >
                {m.menuoffice_apply_changes({ count: todo })}
              </Button>
            )}
          </div>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-ink-soft">{m.menuoffice_import_how()}</p>
        <MenuColumnsHelp />
        <Button variant="plain" className="self-start" busy={busy} onClick={saveTemplate}>
          <Download aria-hidden className="size-5" />
          {m.menuoffice_template()}
        </Button>
        <FileButton
          fileLabel={m.menuoffice_menu_file()}
          accept=".csv,.txt,text/csv,text/plain"
          variant={preview ? 'quiet' : 'primary'}
          className="self-start"
          busy={busy}
          onChoose={choose}
        >
          {!busy && <FileSpreadsheet aria-hidden className="size-5" />}
          {preview ? m.menuoffice_choose_another_file() : m.menuoffice_choose_file()}
        </FileButton>
        {preview && <ImportLines {...preview} />}
      </div>
    </GuardedDialog>
  );
}
