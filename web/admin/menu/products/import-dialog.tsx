import { Download, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import {
  MENU_FILE_MAX_BYTES,
  type MenuLine,
} from '../../../../shared/contract/menu/menu-file-contract';
import { pluralize } from '../../../../shared/domain/platform/pluralize';
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

const FAILED = 'Failed to import the menu. Please try again.';

/** Previews a menu file line by line, then imports all of it or nothing. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const api = useApi();
  const toast = useToast();
  const { busy, failure, send, refuse } = useMutation();
  const [preview, setPreview] = useState<Preview>();

  const previewFile = async (csv: string) => {
    setPreview(undefined);
    const sent = await send(() => api.menuFile.preview({ csv }), FAILED);
    if (sent) setPreview({ csv, ...sent.result });
  };
  const choose = async (file: File) => {
    // Else the first file's changes could be taken for this one's.
    setPreview(undefined);
    if (file.size > MENU_FILE_MAX_BYTES) return refuse('A file can have at most 2 MB.');
    const csv = await readTextFile(file);
    if (csv !== undefined) return previewFile(csv);
    refuse('Please save the file as CSV in UTF-8, and choose it again.');
  };
  const saveTemplate = async () => {
    const sent = await send(
      () => api.menuFile.template(),
      'Failed to download the template. Please try again.',
    );
    if (sent) saveFile(sent.result, 'menu-template.csv');
  };
  const importFile = async ({ csv, seen }: Preview) => {
    const sent = await send(() => api.menuFile.import({ csv, seen }), FAILED);
    if (!sent) return;
    const { added, changed } = sent.result;
    onClose();
    toast('success', `${added} added, ${changed} changed`);
  };

  const count = (...outcomes: MenuLine['outcome'][]) =>
    preview?.lines.filter(({ outcome }) => outcomes.includes(outcome)).length ?? 0;
  const todo = count('added', 'changed');
  const blocked = count('wrong') > 0;

  return (
    <GuardedDialog
      isFilled={preview !== undefined}
      onClose={onClose}
      title="Import CSV"
      description="Products in the file are added or changed; other products aren't changed."
      footer={
        <div className="flex flex-col gap-3">
          <FailureNotice message={failure?.message} />
          <div className="flex flex-wrap justify-end gap-3">
            {preview && failure?.code === 'conflict' && (
              <Button variant="quiet" busy={busy} onClick={() => previewFile(preview.csv)}>
                Preview again
              </Button>
            )}
            <Button variant="quiet" onClick={onClose}>
              Cancel
            </Button>
            {preview && (
              <Button
                busy={busy}
                disabled={blocked || todo === 0}
                onClick={() => importFile(preview)}
              >
                Apply {pluralize(todo, 'change')}
              </Button>
            )}
          </div>
        </div>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-ink-soft">
          Start from an export of your menu, or from the template with an example of each kind of
          dish. A new product needs a name, a category and a price. To change the stock of other
          products, use Inventory.
        </p>
        <MenuColumnsHelp />
        <Button variant="plain" className="self-start" busy={busy} onClick={saveTemplate}>
          <Download aria-hidden className="size-5" />
          Download the template
        </Button>
        <FileButton
          fileLabel="Menu file"
          accept=".csv,.txt,text/csv,text/plain"
          variant={preview ? 'quiet' : 'primary'}
          className="self-start"
          busy={busy}
          onChoose={choose}
        >
          {!busy && <FileSpreadsheet aria-hidden className="size-5" />}
          {preview ? 'Choose another file' : 'Choose a file'}
        </FileButton>
        {preview && <ImportLines {...preview} />}
      </div>
    </GuardedDialog>
  );
}
